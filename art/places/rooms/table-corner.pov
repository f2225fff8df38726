// Ash-grey hide in aubergine lacquer and copper, under a globe.
#declare Field = <0.0185, 0.0165, 0.0260>;
#declare FieldWell = <0.011, 0.009, 0.012>;
#declare Engraved = <0.20, 0.045, 0.095>;
#declare ClothKind = 3;
#declare Wood = <0.050, 0.012, 0.042>;
#declare Hide = <0.022, 0.012, 0.022>;
#declare RailKind = 1;
#declare MetalLight = <0.72, 0.32, 0.19>; #declare MetalDark = <0.32, 0.12, 0.08>;
#declare ThreadColour = <0.60, 0.12, 0.26>;
#declare LampLight = <1.00, 0.74, 0.62>;
#declare RoomLight = <0.55, 0.13, 0.32>;
#declare LeftLight = <0.09, 0.04, 0.20>;
#declare RightLight = <0.20, 0.06, 0.03>;
#declare FillLight = <0.26, 0.22, 0.26>;
#declare MirrorLeft = <0.28, 0.14, 0.60>;
#declare MirrorRight = <0.60, 0.20, 0.10>;
#declare LampKind = 4;
#declare ShadeColour = <0.10, 0.03, 0.05>;
#include "../table-place.inc"
