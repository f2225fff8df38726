// Wine-red felt in walnut and warm brass, under a shade of cloth with a fringe.
#declare Field = <0.040, 0.0045, 0.0105>;
#declare FieldWell = <0.014, 0.003, 0.005>;
#declare Engraved = <0.12, 0.03, 0.035>;
#declare ClothKind = 1;
#declare Wood = <0.085, 0.036, 0.016>;
#declare Hide = <0.010, 0.026, 0.018>;
#declare MetalLight = <0.76, 0.47, 0.16>; #declare MetalDark = <0.32, 0.18, 0.06>;
#declare ThreadColour = <0.46, 0.30, 0.11>;
#declare LampLight = <1.00, 0.72, 0.44>;
#declare RoomLight = <0.30, 0.20, 0.09>;
#declare LeftLight = <0.04, 0.08, 0.05>;
#declare RightLight = <0.05, 0.08, 0.05>;
#declare FillLight = <0.28, 0.24, 0.19>;
#declare MirrorMiddle = <0.5, 0.28, 0.10>;
#declare MirrorLeft = <0.06, 0.20, 0.12>;
#declare MirrorRight = <0.06, 0.20, 0.12>;
#declare LampKind = 3;
#declare ShadeColour = <0.16, 0.030, 0.034>;
#include "../table-place.inc"
