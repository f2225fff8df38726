// A balcony over a sea of clouds at dusk: pale columns and a balustrade, a low sun at the right of
// the far seat, spindles of a floating town at its left. The horizon is drawn lower than the eye
// would have it.
#include "../room.inc"
#declare Seed = seed(311);
#declare Peach = <1.0, 0.43, 0.25>;
#declare Rose = <0.62, 0.22, 0.26>;
#declare Mauve = <0.20, 0.11, 0.24>;

// ---- the sky and the sun -----------------------------------------------------------------------
#declare Far = 9000;
#declare Horizon = At(960, 84, Far);
#declare Row = Px(Far);
box { <-26000, -9000, Far>, <26000, 12000, Far + 10>
  texture { pigment { gradient y scale 1100 * Row translate (Horizon.y - 100 * Row) * y
    color_map { [0.00 rgb Rose * 0.6] [0.085 rgb Peach * 0.95] [0.125 rgb <0.98, 0.34, 0.24>] [0.17 rgb <0.62, 0.20, 0.30>] [0.215 rgb <0.34, 0.15, 0.34>] [0.42 rgb <0.12, 0.09, 0.27>] [1 rgb <0.02, 0.025, 0.09>] } }
    finish { ambient 0 diffuse 0 emission 0.20 } } }
#declare Sun = At(1236, 92, Far - 200);
sphere { Sun, 25 * Px(Far) no_shadow Glow(<1, 0.66, 0.34>, 1.1) }
Halo(At(1236, 92, Far - 60), 330 * Row, <1.0, 0.40, 0.14>, 0.55)
// thin bands of high cloud, lit from below
#declare I = 0;
#while (I < 16)
  #local R = -60 + rand(Seed) * 160;
  #local C = 60 + rand(Seed) * 1850;
  sphere { 0, 1 scale <(120 + rand(Seed) * 240) * Row, (1.6 + rand(Seed) * 3.4) * Row, 40> translate At(C, R, Far - 400)
    no_shadow texture { pigment { rgbt <1.0, 0.50 - R * 0.001, 0.34, 0.5> } finish { ambient 0 diffuse 0 emission 0.24 } } }
  #declare I = I + 1;
#end

// ---- the clouds: banks of puffs, lit along their tops, each nearer one darker --------------------
#macro Bank(Z, Top, Rise, Count, Size, Light, Shade)
  #local P = Px(Z);
  union {
    #local K = 0;
    #while (K < Count)
      #local C = -500 + 2920 * (K + rand(Seed)) / Count;
      #local S = Size * (0.55 + rand(Seed) * rand(Seed) * 1.5);
      #local R = Top - Rise * S / Size + rand(Seed) * 10;
      sphere { 0, 1 scale <S * 1.7, S, S> * P translate At(C, R + S, Z + rand(Seed) * 60) }
      #local J = 0;
      #while (J < 3)
        sphere { 0, 1 scale <S * 0.8, S * 0.6, S * 0.6> * P translate At(C + (rand(Seed) - 0.5) * S * 2.6, R + S * (0.35 + rand(Seed) * 0.4), Z - 20) }
        #local J = J + 1;
      #end
      #local K = K + 1;
    #end
    texture {
      pigment { gradient y scale 220 * P translate (At(0, Top + 78, Z).y) * y
        color_map { [0 rgb Shade] [0.225 rgb Shade * 0.5 + Light * 0.28] [0.35 rgb Light * 0.72] [0.5 rgb Light] [1 rgb Light] }
        warp { turbulence <0.0, 0.06, 0.0> * Z * 0.1 } }
      normal { bumps 0.4 scale 30 * P }
      finish { ambient 0 diffuse 0.06 emission 0.30 } }
  }
#end
// where the banks leave a gap, haze and not the sky's lower edge
box { <-26000, -9000, Far - 100>, <26000, At(0, 122, Far - 100).y, Far - 90> texture { pigment { rgb <0.26, 0.12, 0.26> } finish { ambient 0 diffuse 0 emission 0.30 } } }
Bank(7000, 112, 7, 34, 17, <1.00, 0.46, 0.28>, <0.52, 0.16, 0.26>)
Bank(5200, 122, 14, 26, 26, <0.98, 0.40, 0.30>, <0.30, 0.11, 0.25>)
Bank(3600, 142, 22, 20, 38, <0.82, 0.30, 0.32>, <0.17, 0.075, 0.22>)
Bank(2400, 176, 24, 15, 52, <0.52, 0.21, 0.34>, <0.09, 0.055, 0.17>)
Bank(1600, 216, 18, 12, 66, <0.28, 0.14, 0.30>, <0.055, 0.04, 0.13>)
Bank(1100, 262, 14, 10, 80, <0.17, 0.11, 0.24>, <0.05, 0.04, 0.12>)

// ---- the floating town: spindles with decks, lit windows ------------------------------------------
#macro Spindle(C, R, S, Z)
  #local P = Px(Z) * S;
  union {
    lathe { linear_spline 11, <0, 62>, <1.2, 44>, <4, 30>, <5, 18>, <14, 13>, <20, 9>, <20, 6>, <9, 0>, <5.5, -12>, <3, -34>, <0, -58> }
    sphere { 0, 1 scale <9, 7, 9> translate 14*y }
    cylinder { -1.0*y, 1.0*y, 27 translate 8*y }
    cone { <12, 8, 0>, 3.0, <12, 33, 0>, 0.4 } cone { <-12, 8, 0>, 2.6, <-12, 26, 0>, 0.4 }
    scale P translate At(C, R, Z)
    texture { pigment { gradient x scale 44 * P translate At(C - 22 * S, R, Z).x * x color_map { [0 rgb <0.07, 0.04, 0.12>] [0.6 rgb <0.13, 0.06, 0.13>] [0.85 rgb <0.45, 0.18, 0.16>] [1 rgb <1.0, 0.46, 0.24>] } } finish { ambient 0 diffuse 0 emission 0.24 } }
  }
  #local K = 0;
  #while (K < 13)
    sphere { At(C - 24 * S + K * 4 * S, R - 7.6 * S, Z - 27 * P), 0.8 * P no_shadow Glow(<1, 0.76, 0.42>, 1.2) }
    #local K = K + 1;
  #end
#end
Spindle(676, 66, 2.5, 4400)
Spindle(552, 92, 1.2, 5600)
Spindle(790, 90, 0.9, 6200)
Spindle(1404, 92, 0.9, 6600)
// a string of airships' lights
#declare I = 0;
#while (I < 9)
  #if (mod(I, 3) = 0) #local Hue = <1, 0.35, 0.25>; #else #local Hue = <1, 0.9, 0.75>; #end
  sphere { At(1040 + I * 15, 62 - I * 4, 3000), 2.1 * Px(3000) no_shadow Glow(Hue, 1.4) }
  #declare I = I + 1;
#end

// ---- the balcony: columns in pairs, a balustrade, a floor of pale slabs ---------------------------
#declare Stone = texture {
  pigment { granite scale 50 color_map { [0 rgb <0.34, 0.28, 0.27>] [1 rgb <0.55, 0.46, 0.42>] } }
  normal { bumps 0.1 scale 5 }
  finish { ambient 0 diffuse 0.75 specular 0.15 roughness 0.05 }
}
#declare Gilt = texture { Metallic(<0.62, 0.36, 0.20>) }
#macro Pillar(X, Z, R)
  union {
    cylinder { <X, Floor, Z>, <X, 300, Z>, R }
    torus { R + 1, 2.6 translate <X, 34, Z> texture { Gilt } }
    cone { <X, 40, Z>, R, <X, 62, Z>, R * 1.7 }
    torus { R + 1, 3.4 translate <X, -34, Z> texture { Gilt } }
    cylinder { <X, Floor, Z>, <X, -36, Z>, R * 1.25 }
    texture { Stone }
  }
#end
#macro Arch(X0, X1, Z)
  difference {
    box { <X0, 60, Z - 12>, <X1, 330, Z + 12> }
    cylinder { <(X0 + X1) / 2, 60, Z - 20>, <(X0 + X1) / 2, 60, Z + 20>, (X1 - X0) / 2 - 14 }
    texture { Stone }
  }
#end
#declare ZP = 330;
#declare Left = At(438, 0, ZP); #declare Right = At(1482, 0, ZP);
Pillar(Left.x, ZP, 11) Pillar(Left.x - 34, ZP + 10, 11)
Pillar(Right.x, ZP, 11) Pillar(Right.x + 34, ZP + 10, 11)
#declare LeftEnd = At(44, 0, 250); #declare RightEnd = At(1876, 0, 250);
Pillar(LeftEnd.x, 250, 17) Pillar(RightEnd.x, 250, 17)
Arch(Left.x, Right.x, ZP) Arch(Left.x - 330, Left.x - 30, ZP + 5) Arch(Right.x + 30, Right.x + 330, ZP + 5)
box { <-900, 330, -500>, <900, 345, ZP + 40> texture { Stone } }
#declare ZB = 350;
box { <-700, -36, ZB - 7>, <700, -30, ZB + 7> texture { Stone } }
box { <-700, Floor, ZB - 8>, <700, -66, ZB + 8> texture { Stone } }
#declare I = -38;
#while (I < 39)
  lathe { cubic_spline 8, <0, -2>, <3.2, 0>, <2.0, 6>, <5.2, 16>, <2.4, 24>, <2.2, 29>, <3.6, 33>, <0, 36> scale <1, 1, 1> translate <I * 15, -66, ZB> texture { Stone } }
  #declare I = I + 1;
#end
Tiles(<0.20, 0.15, 0.16>, <0.27, 0.20, 0.19>, 60, 0.10, ZB)
// bowls with plants that hang over
#macro Bowl(C, R, Z)
  union {
    sphere { 0, 13 scale <1, 0.7, 1> texture { Gilt } }
    #local K = 0;
    #while (K < 34)
      #local A = rand(Seed) * 360; #local L = 12 + rand(Seed) * 20;
      #local Leaf = 0.7 + 0.6 * rand(Seed);
      sphere_sweep { cubic_spline 5, <0, 2, 0>, 1.5, <2, 8, 0>, 1.7, <L * 0.5, 13, 0>, 1.9, <L, 6 - rand(Seed) * 20, 0>, 1.3, <L * 1.1, -8, 0>, 0.8 rotate A*y
        texture { pigment { rgb <0.13, 0.30, 0.13> * Leaf } finish { ambient 0 diffuse 0.85 emission 0.16 specular 0.3 roughness 0.06 } } }
      #if (mod(K, 3) = 0) sphere { <L * 0.55, 13.6, 0>, 2.6 rotate A*y texture { pigment { rgb <0.95, 0.42, 0.40> } finish { ambient 0 diffuse 0.8 emission 0.22 } } } #end
      #local K = K + 1;
    #end
    translate At(C, R, Z)
  }
#end
Bowl(530, 220, 342) Bowl(1392, 220, 342)
// lanterns between the columns
#macro Lantern(C, R, Z)
  cylinder { 0, 300*y, 0.4 translate At(C, R, Z) texture { Gilt } }
  sphere { At(C, R, Z), 6.4 no_shadow Glow(<1, 0.72, 0.42>, 1.0) }
  torus { 8.6, 0.8 translate At(C, R, Z) texture { Gilt } }
  light_source { At(C, R, Z) - 12*z rgb <1, 0.6, 0.34> * 0.35 fade_distance 50 fade_power 2 shadowless }
#end
Lantern(360, 46, 300) Lantern(1560, 46, 300) Lantern(150, 74, 230) Lantern(1770, 74, 230)
// the sun on the stone, and what the sky gives
light_source { <900, 60, 1500> rgb <1.0, 0.46, 0.22> * 1.5 }
light_source { <0, 300, -100> rgb <0.36, 0.27, 0.42> * 0.42 shadowless }
