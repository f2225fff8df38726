// Green felt in red lacquer and gold, under three bells of green glass.
#declare Field = <0.0052, 0.036, 0.0155>;
#declare FieldWell = <0.004, 0.020, 0.010>;
#declare Engraved = <0.03, 0.11, 0.05>;
#declare ClothKind = 1;
#declare Wood = <0.085, 0.008, 0.010>;
#declare Hide = <0.036, 0.0075, 0.009>;
#declare RailKind = 1;
#declare MetalLight = <0.78, 0.50, 0.16>; #declare MetalDark = <0.34, 0.19, 0.06>;
#declare ThreadColour = <0.50, 0.32, 0.10>;
#declare LampLight = <1.00, 0.84, 0.60>;
#declare RoomLight = <0.55, 0.22, 0.12>;
#declare LeftLight = <0.16, 0.03, 0.06>;
#declare RightLight = <0.12, 0.05, 0.03>;
#declare FillLight = <0.30, 0.26, 0.22>;
#declare MirrorMiddle = <0.5, 0.3, 0.12>;
#declare MirrorLeft = <0.45, 0.10, 0.22>;
#declare MirrorRight = <0.12, 0.32, 0.34>;
#declare LampKind = 6;
#declare ShadeColour = <0.006, 0.060, 0.022>;
#include "../table-place.inc"
