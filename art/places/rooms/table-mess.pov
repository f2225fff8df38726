// Slate felt in gunmetal and steel, under a long bar with cold tubes.
#declare Field = <0.0180, 0.0230, 0.0280>;
#declare FieldWell = <0.008, 0.011, 0.014>;
#declare Engraved = <0.075, 0.10, 0.13>;
#declare ClothKind = 1;
#declare Wood = <0.048, 0.056, 0.064>;
#declare Hide = <0.014, 0.016, 0.019>;
#declare RailKind = 1;
#declare MetalLight = <0.46, 0.50, 0.54>; #declare MetalDark = <0.19, 0.21, 0.24>;
#declare ThreadColour = <0.22, 0.26, 0.30>;
#declare LampLight = <0.86, 0.94, 1.00>;
#declare RoomLight = <0.24, 0.34, 0.44>;
#declare LeftLight = <0.06, 0.08, 0.10>;
#declare RightLight = <0.06, 0.08, 0.10>;
#declare FillLight = <0.23, 0.26, 0.29>;
#declare MirrorLeft = <0.20, 0.28, 0.36>;
#declare MirrorRight = <0.20, 0.28, 0.36>;
#declare LampKind = 1;
#declare ShadeColour = <0.06, 0.07, 0.08>;
#include "../table-place.inc"
