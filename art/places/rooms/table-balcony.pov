// Plum enamel in ivory lacquer and rose gold, under a globe.
#declare Field = <0.026, 0.011, 0.042>;
#declare FieldWell = <0.010, 0.005, 0.018>;
#declare Wood = <0.27, 0.19, 0.165>;
#declare Hide = <0.105, 0.062, 0.055>;
#declare RailKind = 1;
#declare MetalLight = <0.72, 0.38, 0.22>; #declare MetalDark = <0.30, 0.14, 0.09>;
#declare ThreadColour = <0.55, 0.36, 0.22>;
#declare LampLight = <1.00, 0.74, 0.56>;
#declare RoomLight = <0.70, 0.30, 0.20>;
#declare LeftLight = <0.10, 0.05, 0.10>;
#declare RightLight = <0.22, 0.09, 0.04>;
#declare FillLight = <0.26, 0.23, 0.28>;
#declare MirrorMiddle = <0.55, 0.24, 0.18>;
#declare MirrorRight = <0.90, 0.40, 0.18>;
#declare LampKind = 7;
#include "../table-place.inc"
