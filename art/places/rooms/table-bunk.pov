// Rust-red canvas in worn grey steel and orange thread, under a plain cone.
#declare Field = <0.043, 0.0140, 0.0072>;
#declare FieldWell = <0.016, 0.006, 0.004>;
#declare Engraved = <0.20, 0.13, 0.085>;
#declare ClothKind = 2;
#declare Wood = <0.120, 0.128, 0.125>;
#declare Hide = <0.012, 0.017, 0.026>;
#declare RailKind = 2;
#declare MetalLight = <0.60, 0.50, 0.36>; #declare MetalDark = <0.22, 0.18, 0.13>;
#declare ThreadColour = <0.62, 0.24, 0.04>;
#declare LampLight = <1.00, 0.80, 0.56>;
#declare RoomLight = <0.20, 0.22, 0.34>;
#declare LeftLight = <0.10, 0.06, 0.03>;
#declare RightLight = <0.12, 0.07, 0.03>;
#declare FillLight = <0.26, 0.25, 0.24>;
#declare ShadeColour = <0.24, 0.075, 0.012>;
#include "../table-place.inc"
