// Blackboard slate with lines of chalk, in raw deal and vermilion, under a wide cone.
#declare Field = <0.0080, 0.0088, 0.0105>;
#declare FieldWell = <0.004, 0.004, 0.005>;
#declare Engraved = <0.150, 0.155, 0.150>;
#declare ClothKind = 1;
#declare Wood = <0.150, 0.092, 0.046>;
#declare Hide = <0.020, 0.014, 0.011>;
#declare RailKind = 4;
#declare MetalLight = <0.66, 0.15, 0.045>; #declare MetalDark = <0.40, 0.07, 0.02>;
#declare ThreadColour = <0.46, 0.40, 0.30>;
#declare LampLight = <1.00, 0.88, 0.70>;
#declare RoomLight = <0.16, 0.24, 0.50>;
#declare LeftLight = <0.14, 0.09, 0.05>;
#declare RightLight = <0.14, 0.09, 0.05>;
#declare FillLight = <0.28, 0.27, 0.27>;
#declare MirrorMiddle = <0.20, 0.30, 0.62>;
#declare ShadeColour = <0.34, 0.18, 0.012>;
#include "../table-place.inc"
