// A hangar: the blunt nose of a freighter on its legs with landing lights along its belly, an open
// ramp, stacks of crates, a door to the night with a row of beacons.
#include "../room.inc"
#declare Seed = seed(1138);
#declare White = <0.82, 0.95, 1.0>;
#declare Orange = <1.0, 0.46, 0.12>;
#declare Wall = 900;

#macro Plates(A, B, Size)
  texture {
    pigment { cells color_map { [0 rgb A] [1 rgb B] } scale Size warp { turbulence 0 } }
    normal { granite 0.06 scale 20 }
    finish { ambient 0 diffuse 0.7 specular 0.35 roughness 0.06 }
  }
#end
#declare HullSkin = Plates(<0.075, 0.085, 0.088>, <0.130, 0.140, 0.138>, <38, 22, 38>)
#declare DarkSteel = texture { Metallic(<0.13, 0.14, 0.145>) }

// ---- floor with painted lines, far wall in ribs, the open door ------------------------------------------------
box { <-1600, Floor - 2, -500>, <1600, Floor, Wall> texture { pigment { granite scale 160 color_map { [0 rgb <0.045, 0.055, 0.055>] [1 rgb <0.10, 0.11, 0.105>] } } normal { granite 0.05 scale 40 } finish { ambient 0 diffuse 0.8 specular 0.5 roughness 0.03 reflection { 0.16 } } } }
#macro Line(X0, Z0, X1, Z1, W) cylinder { <X0, Floor, Z0>, <X1, Floor, Z1>, W scale <1, 1, 1> texture { pigment { rgb <0.50, 0.33, 0.03> } finish { ambient 0 diffuse 0.8 } } } #end
Line(-300, 380, 300, 380, 2) Line(-300, 380, -520, 860, 2) Line(300, 380, 520, 860, 2)
difference {
  box { <-2000, Floor, Wall>, <2000, 900, Wall + 40> }
  box { At(1130, -300, Wall) - 20*z, At(1560, 186, Wall) + 90*z }
  Plates(<0.055, 0.075, 0.078>, <0.085, 0.105, 0.105>, <120, 60, 400>)
}
#declare I = -12;
#while (I < 13)
  box { <I * 90 - 7, Floor, Wall - 16>, <I * 90 + 7, 900, Wall> texture { DarkSteel } }
  #declare I = I + 1;
#end
// the night outside: stars, a lit limb of a moon, far peaks
box { <-900, -900, 4000>, <3600, 2600, 4010> texture { pigment { gradient y scale 1800 translate -560*y color_map { [0 rgb <0.20, 0.16, 0.20>] [0.2 rgb <0.05, 0.10, 0.17>] [1 rgb <0.008, 0.016, 0.04>] } } finish { ambient 0 diffuse 0 emission 0.55 } } }
#declare I = 0;
#while (I < 60)
  sphere { At(1120 + rand(Seed) * 450, -300 + rand(Seed) * 430, 3900), 2.4 + 3 * rand(Seed) no_shadow Glow(White, 0.8) }
  #declare I = I + 1;
#end
sphere { At(1450, 62, 3800), 54 * Px(3800) texture { pigment { gradient <1, -0.6, 0> scale 260 translate At(1450, 62, 3800) - <80, 0, 0> color_map { [0 rgb <0.04, 0.06, 0.08>] [0.55 rgb <0.10, 0.15, 0.18>] [0.8 rgb <0.7, 0.72, 0.66>] [1 rgb <0.9, 0.86, 0.76>] } } finish { ambient 0 diffuse 0 emission 0.5 } } }
#declare I = 0;
#while (I < 14)
  cone { At(1080 + I * 38, 260, 3700), 60 * Px(3700), At(1080 + I * 38, 120 + rand(Seed) * 44, 3700), 0 texture { pigment { rgb <0.03, 0.045, 0.06> } finish { ambient 0 diffuse 0 emission 0.6 } } }
  #declare I = I + 1;
#end
// the door's frame and beacons
#macro Frame(C0, R0, C1, R1) box { At(C0, R0, Wall - 20), At(C1, R1, Wall - 20) + 20*z texture { pigment { gradient <1, 1, 0> scale 40 color_map { [0.5 rgb <0.34, 0.22, 0.02>] [0.5 rgb <0.03, 0.03, 0.03>] } } finish { ambient 0 diffuse 0.8 } } } #end
Frame(1112, -310, 1134, 186) Frame(1556, -310, 1578, 186)
#declare I = 0;
#while (I < 7)
  sphere { At(1123, 170 - I * 34, Wall - 26), 4.4 no_shadow Glow(Orange, 1.4) } sphere { At(1567, 170 - I * 34, Wall - 26), 4.4 no_shadow Glow(Orange, 1.4) }
  #declare I = I + 1;
#end

// ---- the freighter: a long rounded hull that comes from the left, its nose before the middle ---------------------
#declare Nose = At(900, 70, 560);
union {
  difference {
    sphere { 0, 1 scale <430, 96, 210> }
    box { <-500, -200, -300>, <500, -64, 300> }
    texture { HullSkin }
  }
  // a collar, a lower deck, a row of ports
  sphere { 0, 1 scale <300, 60, 170> translate <-60, -52, 0> texture { DarkSteel } }
  #declare K = 0;
  #while (K < 3)
    torus { 100 - K * 26, 6 scale <1, 1, 1> rotate 90*x rotate -28*y translate <150 + K * 84, 6 - K * 4, -128 + K * 44> texture { DarkSteel } }
    #declare K = K + 1;
  #end
  #declare K = 0;
  #while (K < 15)
    #declare BX = -300 + K * 46;
    sphere { <BX, -38, -210 * sqrt(1 - 0.16 - BX * BX / 184900) - 6>, 5 no_shadow Glow(White, 1.1) }
    #declare K = K + 1;
  #end
  #declare K = 0;
  #while (K < 8)
    box { <-230 + K * 40, 16, -202>, <-206 + K * 40, 28, -168> no_shadow Glow(<1, 0.70, 0.36>, 0.85) }
    #declare K = K + 1;
  #end
  // fins and a dish
  prism { linear_sweep linear_spline -5, 5, 5, <-300, 40>, <-150, 70>, <-210, 190>, <-300, 200>, <-300, 40> rotate -90*x texture { HullSkin } }
  translate <-110, 0, 620>
}
// a broad stripe of orange along the hull
intersection {
  sphere { 0, 1.004 scale <430, 96, 210> translate <-110, 0, 620> }
  box { <-700, -14, 0>, <400, 2, 640> }
  texture { pigment { rgb <0.30, 0.085, 0.015> } finish { ambient 0 diffuse 0.75 specular 0.3 roughness 0.05 } }
}
// legs, and a ramp with warm light
#macro Leg(X, Z) cylinder { <X, -50, Z>, <X - 10, Floor, Z - 10>, 7 texture { DarkSteel } } cylinder { <X - 10, Floor, Z - 10>, <X - 10, Floor + 5, Z - 10>, 20 texture { DarkSteel } } #end
Leg(-420, 520) Leg(-90, 480) Leg(60, 560)
#declare Ramp = At(610, 0, 470).x;
box { <-34, -2, 0>, <34, 0, 108> rotate -17*x translate <Ramp, Floor, 396> texture { DarkSteel } }
box { <Ramp - 34, -52, 498>, <Ramp + 34, -30, 500> no_shadow Glow(<1, 0.72, 0.38>, 0.9) }
light_source { <Ramp, -46, 450> rgb <1, 0.66, 0.34> * 0.9 fade_distance 70 fade_power 2 shadowless }
light_source { <-190, -66, 360> rgb White * 0.7 fade_distance 120 fade_power 2 shadowless }
light_source { <-420, -60, 400> rgb White * 0.5 fade_distance 90 fade_power 2 shadowless }
light_source { <60, -60, 420> rgb White * 0.5 fade_distance 90 fade_power 2 shadowless }

// ---- crates ------------------------------------------------------------------------------------------------------------
#macro Crate(X, Y, Z, W, H, Turn, Hue)
  #if (rand(Seed) < 0.5) #local Mark = <0.2, 1, 0.5>; #else #local Mark = <1, 0.4, 0.1>; #end
  union {
    superellipsoid { <0.06, 0.06> scale <W / 2, H / 2, W / 2> texture { pigment { granite scale 50 color_map { [0 rgb Hue * 0.6] [0.6 rgb Hue] [1 rgb Hue * 1.2] } } finish { ambient 0 diffuse 0.8 specular 0.2 roughness 0.05 } } }
    box { <-W * 0.51, H * 0.30, -W * 0.51>, <W * 0.51, H * 0.40, W * 0.51> texture { DarkSteel } }
    box { <-W * 0.51, -H * 0.40, -W * 0.51>, <W * 0.51, -H * 0.30, W * 0.51> texture { DarkSteel } }
    box { <-W * 0.51, -H * 0.5, -W * 0.51>, <-W * 0.38, H * 0.5, -W * 0.47> texture { DarkSteel } }
    box { <W * 0.38, -H * 0.5, -W * 0.51>, <W * 0.51, H * 0.5, -W * 0.47> texture { DarkSteel } }
    box { <W * 0.08, -H * 0.1, -W * 0.52>, <W * 0.24, H * 0.1, -W * 0.49> no_shadow Glow(Mark, 0.55) }
    rotate Turn*y translate <X, Y, Z>
  }
#end
#macro Stack(C, Z, W, H, Count, Turn)
  #local K = 0;
  #while (K < Count)
    #local N = int(rand(Seed) * 3.99);
    #if (N = 0) #local Hue = <0.17, 0.15, 0.07>; #else #if (N = 1) #local Hue = <0.30, 0.12, 0.03>; #else #if (N = 2) #local Hue = <0.08, 0.12, 0.12>; #else #local Hue = <0.22, 0.19, 0.13>; #end #end #end
    Crate(At(C, 0, Z).x + (rand(Seed) - 0.5) * 8, Floor + H * (K + 0.5), Z, W - K * 3, H, Turn + (rand(Seed) - 0.5) * 24, Hue)
    #local K = K + 1;
  #end
#end
Stack(1660, 430, 66, 46, 3, 20) Stack(1500, 460, 60, 42, 2, -14) Stack(1812, 330, 58, 44, 3, 8) Stack(1920, 260, 52, 40, 3, -12)
Stack(300, 330, 58, 40, 2, -18) Stack(126, 280, 56, 44, 3, 14) Stack(12, 230, 48, 40, 3, -6) Stack(446, 380, 50, 36, 1, 22)
Stack(1392, 560, 56, 40, 1, 30)
// a loader and its driver, a droid
Someone(At(1330, 160, 540), 0.86, 0, <0.03, 0.034, 0.034>) Someone(At(516, 172, 430), 0.8, 3, <0.03, 0.034, 0.034>)
cylinder { <At(1290, 0, 520).x, Floor, 520>, <At(1290, 0, 520).x, -30, 520>, 13 texture { HullSkin } } sphere { <At(1290, 0, 520).x, -30, 520>, 13 texture { HullSkin } } sphere { <At(1290, 0, 520).x - 4, -25, 508>, 2.6 no_shadow Glow(<1, 0.3, 0.2>, 1.4) }
// flood lamps high on the wall and work lights at the sides
#declare I = -4;
#while (I < 5)
  sphere { <I * 150, 56, Wall - 60>, 7 no_shadow Glow(White, 1.3) }
  #declare I = I + 1;
#end
light_source { <-200, 330, 260> rgb White * 0.42 area_light <80, 0, 0>, <0, 0, 80>, 3, 3 adaptive 1 jitter }
light_source { <300, 200, 200> rgb <1, 0.7, 0.45> * 0.5 fade_distance 160 fade_power 2 }
sphere { At(1752, 60, 300), 6 no_shadow Glow(Orange, 1.3) } light_source { At(1752, 70, 280) rgb Orange * 0.4 fade_distance 60 fade_power 2 shadowless }
sphere { At(196, 70, 260), 6 no_shadow Glow(Orange, 1.3) } light_source { At(196, 80, 240) rgb Orange * 0.4 fade_distance 60 fade_power 2 shadowless }
box { <-1600, 560, -500>, <1600, 580, Wall> texture { DarkSteel } }
