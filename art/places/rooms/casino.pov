// A casino's floor: rows of machines on both sides of an aisle that runs to a gate of bulbs, a carpet
// of red and gold, rows of lamps and a crown of them above.
#include "../room.inc"
#declare Seed = seed(777);
#declare Gold = <1.0, 0.66, 0.28>;
#declare Red = <1.0, 0.14, 0.12>;
#declare Magenta = <1.0, 0.16, 0.55>;
#declare Aqua = <0.15, 0.80, 0.85>;
#declare Gilt = texture { Metallic(<0.55, 0.34, 0.12>) }
#declare Velvet = texture { Plain(<0.20, 0.018, 0.026>, 0.05) }

// ---- floor, far wall, the gate of bulbs ----------------------------------------------------------------
box { <-1400, Floor - 2, -500>, <1400, Floor, 1500>
  texture { pigment { checker pigment { radial frequency 8 color_map { [0.5 rgb <0.17, 0.014, 0.020>] [0.5 rgb <0.24, 0.10, 0.025>] } } pigment { rgb <0.15, 0.012, 0.022> } scale 70 rotate 45*y }
    finish { ambient 0 diffuse 0.85 specular 0.05 reflection { 0.03 } } } }
#declare ZW = 1300;
box { <-2400, Floor, ZW>, <2400, 1200, ZW + 20> texture { Plain(<0.10, 0.016, 0.030>, 0.1) } }
#declare I = -40;
#while (I < 41)
  cylinder { <I * 26, Floor, ZW - 6>, <I * 26, 700, ZW - 6>, 13 texture { Velvet } }
  #declare I = I + 1;
#end
#macro Bulb(P, R, Hue, S) sphere { P, R no_shadow Glow(Hue, S) } #end
#macro Gate(Z, Radius, Row, Bulbs, Hue)
  #local M = At(960, Row, Z);
  #local K = 0;
  #while (K < Bulbs + 1)
    #local A = pi * K / Bulbs;
    Bulb(M + <cos(A), sin(A) * 0.80, 0> * Radius * Px(Z), 5.0 * Px(Z), Hue, 1.5)
    #local K = K + 1;
  #end
#end
Gate(1200, 330, 300, 30, Gold) Gate(1200, 296, 300, 26, <1.0, 0.42, 0.20>) Gate(1200, 262, 300, 22, Gold)
light_source { At(960, 90, 1120) rgb Gold * 1.2 fade_distance 200 fade_power 2 shadowless }
// dark doors inside the gate
box { At(700, 60, ZW - 20), At(1220, 400, ZW - 20) + 2*z texture { Plain(<0.045, 0.008, 0.016>, 0.1) } }

// ---- the machines -----------------------------------------------------------------------------------------
#macro Machine(X, Z, Facing, Hue)
  union {
    superellipsoid { <0.12, 0.12> scale <19, 34, 17> translate 34*y texture { Plain(<0.10, 0.010, 0.022>, 0.5) } }
    superellipsoid { <0.2, 0.12> scale <17, 15, 12> translate <0, 82, 4> texture { Plain(<0.07, 0.012, 0.022>, 0.5) } }
    cylinder { <0, 98, -6>, <0, 98, 12>, 17 texture { Gilt } }
    cylinder { <0, 98, -8>, <0, 98, -5>, 14.5 no_shadow Glow(Hue, 0.42) }
    box { <-18, 71, -8.6>, <18, 95, -8> texture { Gilt } }
    box { <-14, 75, -9.4>, <14, 91, -8.7> no_shadow Glow(Hue * 0.55 + <0.05, 0.04, 0.05>, 0.36) }
    box { <-15, 48, -19>, <15, 51, -17> no_shadow Glow(Gold, 0.5) }
    box { <-13, 54, -17.5>, <13, 68, -17> no_shadow Glow(Hue, 0.28) }
    rotate Facing*y translate <X, Floor, Z>
  }
  light_source { <X, 10, Z - 30> rgb Hue * 0.10 fade_distance 50 fade_power 2 shadowless }
#end
// rows across the hall, each behind the gaps of the one before, with the aisle between
#macro Bank(Z, First, Step, Count)
  #local K = 0;
  #while (K < Count)
    #local Side = -1;
    #while (Side < 2)
      #local N = mod(int(rand(Seed) * 9), 5);
      #if (N = 0) #local Hue = Magenta; #else #if (N = 1) #local Hue = Aqua; #else #if (N = 2) #local Hue = <1.0, 0.42, 0.10>; #else #if (N = 3) #local Hue = Red; #else #local Hue = <0.50, 0.20, 1.0>; #end #end #end #end
      Machine(Side * (First + K * Step), Z + 8 * rand(Seed), -Side * 16, Hue)
      #local Side = Side + 2;
    #end
    #local K = K + 1;
  #end
#end
Bank(390, 150, 84, 5) Bank(500, 150, 78, 6) Bank(640, 168, 70, 8) Bank(820, 190, 70, 9)
// gilt posts between the rows, bulbs up their edges
#macro Post(C, Z)
  #local X = At(C, 0, Z).x;
  cylinder { <X, Floor, Z>, <X, 260, Z>, 11 texture { Gilt } }
  #local K = 0;
  #while (K < 30)
    Bulb(<X - 5, Floor + 20 + K * 9, Z - 11>, 1.9, Gold, 1.5) Bulb(<X + 5, Floor + 20 + K * 9, Z - 11>, 1.9, Gold, 1.5)
    #local K = K + 1;
  #end
#end
Post(408, 400) Post(1512, 400) Post(36, 250) Post(1884, 250)
// who plays
Someone(At(596, 150, 350), 0.78, 0, <0.012, 0.034, 0.036>) Someone(At(1330, 150, 350), 0.8, 2, <0.036, 0.024, 0.012>)
Someone(At(1424, 160, 372), 0.76, 1, <0.026, 0.014, 0.036>) Someone(At(180, 140, 300), 0.9, 3, <0.026, 0.012, 0.030>)

// ---- rows of lamps above, and a crown over the hall -----------------------------------------------------------
#declare I = 0;
#while (I < 9)
  #local Z = 260 + I * 110;
  #declare J = -3;
  #while (J < 4)
    #if (J != 0) Bulb(<J * 120, 53 - 2 * abs(J) - 0.012 * (1200 - Z) , Z>, 4.2, Gold, 1.3) #end
    #declare J = J + 1;
  #end
  #declare I = I + 1;
#end
box { <-1400, 300, -500>, <1400, 320, 1320> texture { Plain(<0.10, 0.04, 0.03>, 0.2) } }
#declare K = 0;
#while (K < 4)
  #declare I = 0;
  #while (I < 26)
    Bulb(<0, 110 + K * 28, 560> + <cos(I * pi / 13), 0, sin(I * pi / 13)> * (130 - K * 28), 4.4, Gold, 1.2)
    #declare I = I + 1;
  #end
  torus { 130 - K * 28, 2.4 translate <0, 105 + K * 28, 560> texture { Gilt } }
  #declare K = K + 1;
#end
light_source { <0, 200, 500> rgb Gold * 0.8 fade_distance 260 fade_power 2 }
light_source { <-300, 120, 150> rgb Red * 0.4 fade_distance 100 fade_power 2 shadowless }
light_source { <300, 120, 150> rgb Red * 0.4 fade_distance 100 fade_power 2 shadowless }
