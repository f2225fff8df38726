// A woven mustard cloth on bleached wood, under three paper lanterns.
#declare Field = <0.050, 0.0290, 0.0040>;
#declare FieldWell = <0.035, 0.016, 0.005>;
#declare Engraved = <0.010, 0.026, 0.075>;
#declare ClothKind = 2;
#declare Wood = <0.125, 0.075, 0.042>;
#declare Hide = <0.017, 0.020, 0.034>;
#declare RailKind = 4;
#declare MetalLight = <0.62, 0.13, 0.06>; #declare MetalDark = <0.34, 0.05, 0.03>;
#declare ThreadColour = <0.50, 0.32, 0.12>;
#declare LampLight = <1.00, 0.70, 0.42>;
#declare RoomLight = <0.14, 0.22, 0.45>;
#declare LeftLight = <0.18, 0.08, 0.03>;
#declare RightLight = <0.16, 0.07, 0.03>;
#declare FillLight = <0.26, 0.23, 0.22>;
#declare LampKind = 5;
#include "../table-place.inc"
