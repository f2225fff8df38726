// A market at evening: striped awnings over lit stalls, strings of lanterns across a blue lane that
// ends at domes and a first moon.
#include "../room.inc"
#declare Seed = seed(4242);
#declare Flame = <1.0, 0.56, 0.20>;
#declare Dusk = <0.10, 0.20, 0.42>;

#declare Mud = texture {
  pigment { granite scale 90 color_map { [0 rgb <0.16, 0.10, 0.07>] [1 rgb <0.36, 0.23, 0.15>] } }
  normal { bumps 0.3 scale 9 }
  finish { ambient 0 diffuse 0.85 }
}
#declare Timber = texture { Plain(<0.11, 0.060, 0.032>, 0.1) }

// ---- the sky over the lane, domes and towers ---------------------------------------------------------------
#declare Far = 6000;
#declare Row = Px(Far);
box { <-20000, -8000, Far>, <20000, 9000, Far + 10>
  texture { pigment { gradient y scale 1000 * Row translate (At(0, 175, Far).y) * y
    color_map { [0 rgb <0.40, 0.20, 0.24>] [0.08 rgb <0.30, 0.20, 0.34>] [0.19 rgb <0.10, 0.17, 0.36>] [1 rgb <0.015, 0.03, 0.10>] } }
    finish { ambient 0 diffuse 0 emission 0.26 } } }
sphere { At(1118, 50, Far - 100), 26 * Row no_shadow texture { pigment { bozo scale 50 * Row / 3 color_map { [0 rgb <0.85, 0.74, 0.62>] [1 rgb <1, 0.92, 0.82>] } } finish { ambient 0 diffuse 0 emission 0.42 } } }
Halo(At(1118, 50, Far - 40), 120 * Row, <0.45, 0.38, 0.40>, 0.30)
#macro Dome(C, R, W, Z, Tone)
  #local P = Px(Z);
  union {
    sphere { At(C, R + W, Z), W * P }
    box { At(C - W * 1.05, R + W, Z), At(C + W * 1.05, R + 400, Z) + 20*z }
    cone { At(C, R + W * 0.1, Z), W * 0.16 * P, At(C, R - W * 0.6, Z), 0 }
    texture { pigment { gradient x scale 2 * W * P translate At(C - W, 0, Z).x * x color_map { [0 rgb <0.34, 0.22, 0.24> * Tone] [1 rgb <0.07, 0.07, 0.14> * Tone] } } finish { ambient 0 diffuse 0 emission 0.26 } }
  }
  #local K = 0; #while (K < 4) sphere { At(C - W * 0.7 + K * W * 0.45, R + W * 1.7, Z - W * P * 1.1), 2.4 * P no_shadow Glow(Flame, 1.2) } #local K = K + 1; #end
#end
Dome(872, 92, 66, 2400, 0.9) Dome(1030, 118, 46, 2700, 1.0) Dome(776, 74, 28, 2600, 1.0) Dome(1150, 84, 26, 2500, 1.0) Dome(700, 128, 50, 2900, 1.1) Dome(1220, 128, 50, 2900, 1.1)
box { At(560, 158, 2300), At(1360, 300, 2300) + 20*z texture { pigment { rgb <0.05, 0.045, 0.09> } finish { ambient 0 diffuse 0 emission 0.5 } } }
#declare K = 0;
#while (K < 60)
  sphere { At(620 + rand(Seed) * 680, 162 + rand(Seed) * 34, 2280), (1.6 + 1.6 * rand(Seed)) * Px(2280) no_shadow Glow(Flame, 0.9) }
  #declare K = K + 1;
#end

// ---- houses on both sides of the lane ------------------------------------------------------------------------
#macro House(C0, C1, Z, Top)
  box { <At(C0, 0, Z).x, Floor, Z>, <At(C1, 0, Z).x, Top, Z + 120> texture { Mud } }
  #local K = 0;
  #while (K < 3)
    #local X = At(C0, 0, Z).x + (At(C1, 0, Z).x - At(C0, 0, Z).x) * (0.2 + 0.3 * K);
    cylinder { <X, 74, Z - 2>, <X, 74, Z + 3>, 13 no_shadow Glow(Flame, 0.4) }
    box { <X - 13, 44, Z - 2>, <X + 13, 74, Z + 3> no_shadow Glow(Flame, 0.4) }
    #local K = K + 1;
  #end
#end
House(-500, 430, 720, 330) House(380, 690, 1050, 210) House(1490, 2420, 720, 350) House(1240, 1540, 1050, 190)
box { <-1600, Floor - 2, -500>, <1600, Floor, 840> texture { pigment { crackle scale 24 color_map { [0 rgb <0.03, 0.025, 0.025>] [0.1 rgb <0.12, 0.085, 0.065>] [1 rgb <0.17, 0.12, 0.09>] } } finish { ambient 0 diffuse 0.85 specular 0.1 roughness 0.04 } } }

// ---- stalls: an awning in stripes with a scalloped edge, a counter heaped with wares, a lantern -----------------
#macro Awning(X, Y, Z, W, D, A, B, Stripes)
  #local K = 0;
  #while (K < Stripes)
    #local X0 = X - W / 2 + W * K / Stripes;
    #local X1 = X0 + W / Stripes;
    #if (mod(K, 2) = 0) #local Hue = A; #else #local Hue = B; #end
    union {
      polygon { 5, <X0, Y + D * 0.55, Z + D>, <X1, Y + D * 0.55, Z + D>, <X1, Y, Z>, <X0, Y, Z>, <X0, Y + D * 0.55, Z + D> }
      #local M = 0;
      cylinder { <(X0 + X1) / 2, Y, Z - 0.4>, <(X0 + X1) / 2, Y, Z + 0.4>, (X1 - X0) / 2 }
      box { <X0, Y - 2, Z - 0.4>, <X1, Y + 3, Z + 0.4> }
      texture { pigment { rgb Hue } finish { ambient 0 diffuse 0.8 emission 0.10 } }
    }
    #local K = K + 1;
  #end
#end
#macro Wares(X, Z, W, A, B)
  box { <X - W / 2, Floor, Z>, <X + W / 2, -30, Z + 40> texture { Timber } }
  #local K = 0;
  #while (K < 5)
    #local CX = X - W / 2 + W * (K + 0.5) / 5;
    #if (mod(K, 2) = 0) #local Hue = A; #else #local Hue = B; #end
    cone { <CX, -32, Z + 14>, W / 10, <CX, -24, Z + 14>, W / 9 texture { Timber } }
    #local J = 0;
    #while (J < 16)
      sphere { <CX + (rand(Seed) - 0.5) * W / 7, -23 + 5 * rand(Seed), Z + 8 + rand(Seed) * 14>, 3.6 texture { pigment { rgb Hue * (0.6 + 0.6 * rand(Seed)) } finish { ambient 0 diffuse 0.8 specular 0.4 roughness 0.03 } } }
      #local J = J + 1;
    #end
    #local K = K + 1;
  #end
#end
#macro Lantern(P, S, Hue)
  sphere { P, S scale 1 no_shadow texture { pigment { gradient y scale S * 0.5 color_map { [0 rgb Hue * 0.6] [0.2 rgb Hue] [0.8 rgb Hue] [1 rgb Hue * 0.6] } } finish { ambient 0 diffuse 0 emission 1.15 } } }
  cylinder { P + S * y, P + 200*y, 0.3 texture { Timber } }
  light_source { P - 1.6 * S * z rgb Hue * 0.5 fade_distance 54 fade_power 2 shadowless }
#end
#declare Red = <0.52, 0.045, 0.030>; #declare Cream = <0.62, 0.48, 0.32>; #declare Blue = <0.030, 0.13, 0.30>; #declare Saffron = <0.66, 0.30, 0.035>; #declare Green = <0.05, 0.20, 0.09>;
Awning(-268, 18, 300, 270, 100, Red, Cream, 11)
Awning(276, 20, 300, 280, 100, Blue, Cream, 11)
Awning(-252, 24, 560, 240, 90, Saffron, Green, 9)
Awning(258, 22, 560, 250, 90, Red, Saffron, 9)
#macro Pole(X, Z, H) cylinder { <X, Floor, Z>, <X, H, Z>, 2.6 texture { Timber } } #end
Pole(-134, 302, 20) Pole(-400, 302, 20) Pole(137, 302, 20) Pole(414, 302, 20) Pole(-134, 562, 24) Pole(136, 562, 24)
Wares(-268, 350, 250, <0.7, 0.20, 0.03>, <0.30, 0.36, 0.04>) Wares(276, 350, 250, <0.45, 0.04, 0.12>, <0.70, 0.44, 0.06>)
Wares(-246, 610, 210, <0.30, 0.05, 0.30>, <0.7, 0.5, 0.1>) Wares(250, 610, 210, <0.06, 0.32, 0.30>, <0.7, 0.16, 0.05>)
Lantern(<-330, 0, 340>, 8, Flame) Lantern(<-206, -2, 345>, 8, <1, 0.42, 0.14>) Lantern(<210, 0, 345>, 8, Flame) Lantern(<340, 0, 340>, 8, <1, 0.42, 0.14>)
Lantern(<-200, 2, 600>, 8, Flame) Lantern(<200, 2, 600>, 8, Flame)
// hangings at the stalls' backs
box { <-400, Floor, 420>, <-140, 60, 424> texture { pigment { gradient x scale 26 color_map { [0.5 rgb <0.20, 0.05, 0.04>] [0.5 rgb <0.12, 0.04, 0.06>] } } finish { ambient 0 diffuse 0.85 } } }
box { <140, Floor, 420>, <420, 60, 424> texture { pigment { gradient x scale 26 color_map { [0.5 rgb <0.05, 0.08, 0.15>] [0.5 rgb <0.09, 0.06, 0.12>] } } finish { ambient 0 diffuse 0.85 } } }
// strings of lanterns across the lane
#macro String(Z, Y, Sag, Count, S)
  #local K = 0;
  #while (K < Count)
    #local U = -1 + 2 * (K + 0.5) / Count;
    #local Pick = mod(K, 3);
    #if (Pick = 0) #local Hue = Flame; #else #if (Pick = 1) #local Hue = <1, 0.30, 0.16>; #else #local Hue = <1, 0.74, 0.36>; #end #end
    sphere { <U * 250, Y - Sag * (1 - U * U), Z>, S no_shadow Glow(Hue, 1.15) }
    #local K = K + 1;
  #end
#end
String(520, 54, 12, 15, 4.2) String(760, 52, 26, 15, 4.8)
// those who walk and trade
Someone(At(330, 142, 420), 0.9, 2, <0.03, 0.022, 0.02>) Someone(At(1530, 140, 420), 0.95, 1, <0.03, 0.022, 0.02>)
Someone(At(742, 178, 700), 1.0, 3, <0.025, 0.022, 0.03>) Someone(At(800, 190, 820), 1.0, 0, <0.025, 0.022, 0.03>)
Someone(At(1146, 186, 780), 1.0, 3, <0.025, 0.022, 0.03>) Someone(At(1196, 178, 720), 0.95, 2, <0.025, 0.022, 0.03>)
light_source { <0, 300, 900> rgb Dusk * 0.9 shadowless }
light_source { <0, 160, 120> rgb <1, 0.6, 0.35> * 0.30 fade_distance 120 fade_power 2 }
