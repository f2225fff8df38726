// A high storey at night: a wall of glass in a lattice of dark struts, a city's lights down to a
// glowing horizon, a dark tower behind the far seat, low seats and a lit bar at the sides.
#include "../room.inc"
#declare Seed = seed(90210);
#declare Cyan = <0.20, 0.75, 1.0>;
#declare Violet = <0.42, 0.22, 0.95>;
#declare Amber = <1.0, 0.62, 0.25>;

// ---- the sky -------------------------------------------------------------------------------------
#declare Far = 16000;
#declare Row = Px(Far);
box { <-60000, -30000, Far>, <60000, 20000, Far + 10>
  texture { pigment { gradient y scale 1000 * Row translate (At(0, 190, Far).y) * y
    color_map { [0 rgb <0.10, 0.10, 0.26>] [0.07 rgb <0.42, 0.24, 0.42>] [0.12 rgb <0.22, 0.16, 0.40>] [0.21 rgb <0.05, 0.06, 0.17>] [1 rgb <0.006, 0.010, 0.032>] } }
    finish { ambient 0 diffuse 0 emission 0.42 } } }
#declare I = 0;
#while (I < 70)
  sphere { At(rand(Seed) * 1920, -380 + rand(Seed) * 420, Far - 300), (0.5 + rand(Seed)) * Row no_shadow Glow(<0.8, 0.88, 1>, 0.5) }
  #declare I = I + 1;
#end

// ---- the city: towers by layers, each with lit cells; haze takes the far ones ----------------------
#macro Tower(C, R, Wide, Z, Haze, Lights)
  #local P = Px(Z);
  #local Base = <0.012, 0.018, 0.040> * (1 - Haze) + <0.20, 0.15, 0.34> * Haze;
  #local T = At(C, R, Z);
  #local W = Wide * P;
  #local Tint = rand(Seed);
  #if (Tint < 0.55) #local Hue = Amber; #else #if (Tint < 0.82) #local Hue = <0.75, 0.88, 1.0>; #else #local Hue = Violet * 1.2; #end #end
  union {
    box { T + <-W / 2, -400 * P, 0>, T + <W / 2, 0, W> }
    box { T + <-W * 0.36, -1, W * 0.1>, T + <W * 0.36, W * (0.2 + 0.3 * rand(Seed)), W> }
    #if (rand(Seed) < 0.4) cone { T + <0, W * 0.3, W / 2>, W * 0.10, T + <0, W * (0.9 + rand(Seed)), W / 2>, 0 } #end
    texture {
      pigment { cells
        color_map { [0 rgb Base] [1 - Lights rgb Base] [1 - Lights rgb Base + Hue * (0.8 - 0.5 * Haze)] [1 rgb Base + Hue * (0.25 - 0.1 * Haze)] }
        scale <3.3 * P, 4.4 * P, 40000> translate <rand(Seed) * 9, 0, 0> }
      finish { ambient 0 diffuse 0 emission 0.52 }
    }
  }
#end
#macro Layer(Count, Z, Lowest, Rise, Wide, Haze, Lights)
  #local K = 0;
  #while (K < Count)
    #local C = -80 + 2080 * (K + rand(Seed)) / Count;
    Tower(C, Lowest - Rise * rand(Seed) * rand(Seed), Wide * (0.6 + 0.9 * rand(Seed)), Z + rand(Seed) * 200, Haze, Lights)
    #local K = K + 1;
  #end
#end
Layer(60, 13000, 178, 70, 30, 0.95, 0.25)
Layer(46, 9000, 196, 100, 40, 0.66, 0.24)
Layer(30, 6000, 220, 120, 54, 0.36, 0.22)
Layer(18, 3600, 250, 110, 80, 0.14, 0.20)
// landmarks: a dark one behind the far seat, two that are lit
Tower(960, 70, 150, 4200, 0.02, 0.05)
Tower(960, 30, 96, 4300, 0.02, 0.05)
#macro Spire(C, R, Wide, Z, Hue)
  #local P = Px(Z);
  union {
    cone { At(C, R + 300, Z), Wide * 0.7 * P, At(C, R, Z), Wide * 0.16 * P }
    cone { At(C, R, Z), Wide * 0.16 * P, At(C, R - 80, Z), 0 }
    texture { pigment { gradient y scale 9 * P color_map { [0 rgb <0.02, 0.03, 0.07>] [0.7 rgb <0.03, 0.04, 0.09>] [0.72 rgb Hue * 0.7] [1 rgb Hue * 0.7] } } finish { ambient 0 diffuse 0 emission 0.6 } }
  }
  torus { Wide * 0.62 * P, 1.7 * P translate At(C, R + 44, Z) no_shadow Glow(Hue, 1.3) }
  torus { Wide * 0.42 * P, 1.4 * P translate At(C, R + 16, Z) no_shadow Glow(Hue, 1.3) }
  Halo(At(C, R + 40, Z + 300), 130 * P, Hue, 0.35)
#end
Spire(688, 84, 62, 4600, Cyan)
Spire(1248, 100, 52, 5200, <1.0, 0.36, 0.55>)

// lanes of traffic: beads that run towards the horizon, white one way and red the other
#macro Lane(C0, R0, C1, R1, Count, Hue, Bend)
  #local K = 0;
  #while (K < Count)
    #local T = (K + rand(Seed) * 0.5) / Count;
    #local Z = 2200 / (1 - 0.86 * T);
    sphere { At(C0 + (C1 - C0) * T + Bend * sin(T * pi), R0 + (R1 - R0) * T, Z), (2.1 - 1.1 * T) * Px(Z) no_shadow Glow(Hue, 1.7 - 0.5 * T) }
    #local K = K + 1;
  #end
#end
Lane(250, 330, 800, 172, 60, <1, 0.90, 0.72>, -40) Lane(300, 338, 812, 174, 60, <1, 0.25, 0.18>, -40)
Lane(1700, 320, 1130, 170, 60, <1, 0.90, 0.72>, 40) Lane(1640, 330, 1118, 173, 60, <1, 0.25, 0.18>, 40)
Lane(-40, 150, 560, 176, 40, <1, 0.85, 0.6>, 0) Lane(1960, 140, 1380, 174, 40, <0.7, 0.9, 1>, 0)

// ---- the wall of glass: a lattice of struts, the near ones broad ------------------------------------
#declare Strut = texture { pigment { rgb <0.010, 0.012, 0.018> } finish { ambient 0 diffuse 0.6 specular 0.5 roughness 0.03 reflection { 0.04 } } }
#declare ZG = 470;
#macro Bar(C0, R0, C1, R1, W) cylinder { At(C0, R0, ZG), At(C1, R1, ZG), W * Px(ZG) texture { Strut } } #end
#declare I = -4;
#while (I < 5)
  #local C = 960 + I * 480 + 240;
  Bar(C - 150, 420, C + 150, -220, 9) Bar(C + 150, 420, C - 150, -220, 9)
  Bar(C + 150, -220, C + 330, -604, 9) Bar(C - 150, -220, C - 330, -604, 9)
  #declare I = I + 1;
#end
Bar(-900, 100, 2820, 100, 0.1)
box { At(-700, 268, ZG), At(2600, 420, ZG) + 10*z texture { Strut } }
box { At(-700, 262, ZG - 6), At(2600, 268, ZG - 6) + 16*z texture { Strut } }
// a line of light along the sill
box { At(-700, 260, ZG - 8), At(2600, 262, ZG - 8) no_shadow Glow(Cyan, 0.55) }
Tiles(<0.012, 0.014, 0.020>, <0.016, 0.018, 0.026>, 90, 0.22, ZG)
box { <-1000, 330, -500>, <1000, 345, ZG + 30> texture { Strut } }

// ---- the room: low seats, lamps, a bar with a lit edge -----------------------------------------------
#macro Seat(C, R, W, Z)
  union {
    superellipsoid { <0.25, 0.25> scale <W, 16, 26> translate 16*y }
    superellipsoid { <0.25, 0.25> scale <W, 30, 8> translate <0, 30, 24> }
    translate <At(C, R, Z).x, Floor, Z> texture { Plain(<0.030, 0.026, 0.050>, 0.2) }
  }
#end
Seat(520, 0, 66, 380) Seat(1400, 0, 66, 380)
#declare D = At(110, 0, 300);
box { <D.x - 120, Floor, 270>, <D.x + 110, -32, 330> texture { Plain(<0.02, 0.02, 0.035>, 0.4) } }
box { <D.x - 122, -33, 266>, <D.x + 112, -31, 268> no_shadow Glow(Violet, 1.1) }
Someone(At(196, 128, 350), 1.0, 3, <0.012, 0.013, 0.02>)
Someone(At(1560, 150, 400), 0.9, 0, <0.012, 0.013, 0.02>)
Someone(At(1470, 160, 410), 0.86, 1, <0.012, 0.013, 0.02>)
#macro Stand(C, R, Z, Hue)
  cylinder { 0, -130*y, 1.0 translate At(C, R, Z) texture { Strut } }
  Lamp(At(C, R, Z), 6, Hue, 1.2, 60)
#end
Stand(60, 84, 300, Violet) Stand(420, 150, 400, Amber) Stand(1500, 138, 390, Amber) Stand(1850, 90, 300, Cyan)
light_source { At(960, -60, 420) rgb Cyan * 0.5 fade_distance 160 fade_power 2 shadowless }
light_source { <-300, 20, 180> rgb Violet * 0.6 fade_distance 70 fade_power 2 shadowless }
light_source { <300, 20, 180> rgb Cyan * 0.4 fade_distance 70 fade_power 2 shadowless }
