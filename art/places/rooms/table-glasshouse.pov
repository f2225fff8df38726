// Ivory linen with green lines in verdigris and copper, in the light of day.
#declare Field = <0.078, 0.076, 0.066>;
#declare FieldWell = <0.030, 0.028, 0.022>;
#declare Engraved = <0.010, 0.046, 0.036>;
#declare ClothKind = 1;
#declare Wood = <0.030, 0.074, 0.062>;
#declare Hide = <0.026, 0.018, 0.012>;
#declare RailKind = 1;
#declare MetalLight = <0.60, 0.28, 0.13>; #declare MetalDark = <0.26, 0.11, 0.06>;
#declare ThreadColour = <0.40, 0.34, 0.22>;
#declare LampLight = <1.00, 0.93, 0.80>;
#declare RoomLight = <0.42, 0.52, 0.50>;
#declare LeftLight = <0.22, 0.24, 0.20>;
#declare RightLight = <0.16, 0.21, 0.21>;
#declare FillLight = <0.30, 0.30, 0.28>;
#declare MirrorMiddle = <0.70, 0.78, 0.70>;
#declare MirrorLeft = <0.30, 0.42, 0.34>;
#declare MirrorRight = <0.30, 0.42, 0.36>;
#declare LampKind = 6;
#include "../table-place.inc"
