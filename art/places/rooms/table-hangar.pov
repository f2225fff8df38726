// The lid of a great crate: olive paint with stencils, ochre steel, under a flood lamp.
#declare Field = <0.020, 0.0215, 0.0100>;
#declare FieldWell = <0.010, 0.011, 0.006>;
#declare Engraved = <0.135, 0.125, 0.080>;
#declare ClothKind = 4;
#declare Wood = <0.135, 0.072, 0.010>;
#declare Hide = <0.014, 0.014, 0.013>;
#declare RailKind = 2;
#declare MetalLight = <0.40, 0.41, 0.40>; #declare MetalDark = <0.13, 0.12, 0.11>;
#declare ThreadColour = <0.36, 0.24, 0.05>;
#declare LampLight = <0.96, 0.96, 0.90>;
#declare RoomLight = <0.26, 0.32, 0.36>;
#declare LeftLight = <0.07, 0.08, 0.085>;
#declare RightLight = <0.10, 0.055, 0.02>;
#declare FillLight = <0.25, 0.26, 0.26>;
#declare MirrorLeft = <0.34, 0.40, 0.42>;
#declare MirrorRight = <0.42, 0.22, 0.08>;
#declare LampKind = 8;
#declare ShadeColour = <0.20, 0.10, 0.012>;
#include "../table-place.inc"
