// Felt of two colours, sand and oxblood, in dark stone and gold, under a globe.
#declare Field = <0.036, 0.028, 0.0165>;
#declare FieldRight = <0.030, 0.0050, 0.0062>;
#declare FieldWell = <0.012, 0.008, 0.007>;
#declare Engraved = <0.15, 0.10, 0.06>;
#declare ClothKind = 1;
#declare Wood = <0.060, 0.050, 0.044>;
#declare Hide = <0.022, 0.017, 0.014>;
#declare RailKind = 3;
#declare MetalLight = <0.74, 0.48, 0.17>; #declare MetalDark = <0.32, 0.18, 0.07>;
#declare LampLight = <1.00, 0.84, 0.66>;
#declare RoomLight = <0.35, 0.24, 0.18>;
#declare LeftLight = <0.30, 0.23, 0.14>;
#declare RightLight = <0.26, 0.035, 0.02>;
#declare FillLight = <0.26, 0.23, 0.21>;
#declare MirrorLeft = <0.7, 0.5, 0.28>;
#declare MirrorRight = <0.7, 0.08, 0.05>;
#declare LampKind = 7;
#include "../table-place.inc"
