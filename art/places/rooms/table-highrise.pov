// Midnight glass in black lacquer and chrome, under two thin rings of light.
#declare Field = <0.0040, 0.0062, 0.0150>;
#declare FieldWell = <0.003, 0.005, 0.014>;
#declare Engraved = <0.035, 0.16, 0.24>;
#declare Wood = <0.010, 0.011, 0.016>;
#declare Hide = <0.013, 0.014, 0.019>;
#declare RailKind = 1;
#declare MetalLight = <0.52, 0.58, 0.66>; #declare MetalDark = <0.20, 0.23, 0.30>;
#declare ThreadColour = <0.12, 0.26, 0.36>;
#declare LampLight = <0.82, 0.90, 1.00>;
#declare RoomLight = <0.22, 0.24, 0.55>;
#declare LeftLight = <0.06, 0.035, 0.14>;
#declare RightLight = <0.02, 0.07, 0.10>;
#declare FillLight = <0.20, 0.23, 0.30>;
#declare MirrorLeft = <0.20, 0.12, 0.45>;
#declare MirrorRight = <0.10, 0.30, 0.42>;
#declare LampKind = 4;
#include "../table-place.inc"
