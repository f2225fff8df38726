// Coal-black hide in scuffed grey steel, under a caged work lamp.
#declare Field = <0.0155, 0.0125, 0.0105>;
#declare FieldWell = <0.007, 0.006, 0.005>;
#declare Engraved = <0.30, 0.13, 0.025>;
#declare ClothKind = 3;
#declare Wood = <0.075, 0.068, 0.058>;
#declare Hide = <0.019, 0.0145, 0.0115>;
#declare RailKind = 2;
#declare MetalLight = <0.62, 0.30, 0.14>; #declare MetalDark = <0.26, 0.11, 0.05>;
#declare ThreadColour = <0.34, 0.17, 0.05>;
#declare LampLight = <1.00, 0.66, 0.32>;
#declare RoomLight = <0.42, 0.20, 0.07>;
#declare LeftLight = <0.15, 0.06, 0.02>;
#declare RightLight = <0.03, 0.08, 0.09>;
#declare FillLight = <0.28, 0.22, 0.17>;
#declare MirrorMiddle = <0.45, 0.20, 0.07>;
#declare MirrorRight = <0.14, 0.30, 0.34>;
#declare LampKind = 2;
#declare ShadeColour = <0.10, 0.045, 0.010>;
#include "../table-place.inc"
