// A temple's hall in two halves: at the left, sandstone and tall windows full of day; at the right,
// black stone and slits of red dusk; a ring of both metals hangs behind the far seat.
#include "../room.inc"
#declare Seed = seed(66);
#declare Day = <1.0, 0.80, 0.50>;
#declare Dusk = <1.0, 0.13, 0.07>;

#macro StoneOf(A, B)
  texture {
    pigment { granite scale 70 color_map { [0 rgb A] [1 rgb B] } }
    normal { average normal_map { [1 granite 0.15 scale 12] [1 bumps 0.15 scale 30] } }
    finish { ambient 0 diffuse 0.8 specular 0.15 roughness 0.05 }
  }
#end
#declare Sand = StoneOf(<0.30, 0.22, 0.14>, <0.52, 0.40, 0.27>)
#declare Basalt = StoneOf(<0.020, 0.016, 0.020>, <0.070, 0.050, 0.055>)
#declare Gilt = texture { Metallic(<0.66, 0.42, 0.15>) }
#declare Iron = texture { Metallic(<0.13, 0.09, 0.09>) }
#declare Wall = 560;

// ---- floor: pale and black slabs that meet under the middle ---------------------------------------------------
box { <-1400, Floor - 2, -500>, <0, Floor, Wall + 40> texture { pigment { checker rgb <0.34, 0.26, 0.17>, rgb <0.26, 0.19, 0.12> scale 60 } finish { ambient 0 diffuse 0.8 specular 0.3 roughness 0.04 reflection { 0.08 } } } }
box { <0, Floor - 2, -500>, <1400, Floor, Wall + 40> texture { pigment { checker rgb <0.018, 0.012, 0.014>, rgb <0.030, 0.018, 0.020> scale 60 } finish { ambient 0 diffuse 0.8 specular 0.4 roughness 0.03 reflection { 0.14 } } } }

// ---- the far wall with its windows -------------------------------------------------------------------------------
#macro Windows(Side, Count, W, Step, First)
  union {
    #local K = 0;
    #while (K < Count)
      #local X = Side * (First + K * Step);
      box { <X - W / 2, -52, Wall - 10>, <X + W / 2, 210, Wall + 60> }
      #if (Side < 0) cylinder { <X, 210, Wall - 10>, <X, 210, Wall + 60>, W / 2 } #else cone { <X, 210, Wall>, W / 2, <X, 300, Wall>, 0 } #end
      #local K = K + 1;
    #end
  }
#end
difference { box { <-1200, Floor, Wall>, <0, 600, Wall + 30> } object { Windows(-1, 4, 62, 118, 132) } texture { Sand } }
difference { box { <0, Floor, Wall>, <1200, 600, Wall + 30> } object { Windows(1, 6, 26, 74, 112) } texture { Basalt } }
box { <-1400, -600, Wall + 200>, <0, 900, Wall + 210> texture { pigment { gradient y scale 420 translate -90*y color_map { [0 rgb <0.62, 0.50, 0.28>] [0.4 rgb <1.0, 0.80, 0.48>] [1 rgb <0.62, 0.74, 0.80>] } } finish { ambient 0 diffuse 0 emission 0.46 } } }
box { <0, -600, Wall + 200>, <1400, 900, Wall + 210> texture { pigment { gradient y scale 420 translate -90*y color_map { [0 rgb <1.0, 0.20, 0.06>] [0.35 rgb <0.85, 0.07, 0.05>] [1 rgb <0.20, 0.01, 0.05>] } } finish { ambient 0 diffuse 0 emission 0.52 } } }
// hills outside the day's windows, spires outside the dusk's
#declare K = 0;
#while (K < 10)
  sphere { 0, 1 scale <120, 46 + 20 * rand(Seed), 20> translate <-60 - K * 80, -80, Wall + 190> texture { pigment { rgb <0.34, 0.36, 0.20> } finish { ambient 0 diffuse 0 emission 0.42 } } }
  cone { <60 + K * 56, -200, Wall + 190>, 26, <60 + K * 56, -10 + rand(Seed) * 60, Wall + 190>, 0 texture { pigment { rgb <0.05, 0.004, 0.01> } finish { ambient 0 diffuse 0 emission 1 } } }
  #declare K = K + 1;
#end
// shafts of day that fall across the left half
#macro Shaft(X, W, Strength)
  polygon { 5, <X - W, 240, Wall - 6>, <X + W, 240, Wall - 6>, <X + W + 70, Floor, 240>, <X - W + 70, Floor, 240>, <X - W, 240, Wall - 6> no_shadow
    texture { pigment { rgbt <Day.x, Day.y, Day.z, 1 - Strength> } finish { ambient 0 diffuse 0 emission 0.30 } } }
#end
Shaft(-132, 24, 0.10) Shaft(-250, 26, 0.14) Shaft(-368, 26, 0.14) Shaft(-486, 26, 0.14)

// ---- columns ------------------------------------------------------------------------------------------------------
#macro Fluted(X, Z, R)
  union {
    #local K = 0;
    #while (K < 14) cylinder { <X + cos(K * 2 * pi / 14) * R, Floor, Z + sin(K * 2 * pi / 14) * R>, <X + cos(K * 2 * pi / 14) * R, 420, Z + sin(K * 2 * pi / 14) * R>, R * 0.26 } #local K = K + 1; #end
    cylinder { <X, Floor, Z>, <X, 420, Z>, R }
    box { <X - R * 1.7, Floor, Z - R * 1.7>, <X + R * 1.7, Floor + 16, Z + R * 1.7> }
    texture { Sand }
  }
  torus { R * 1.25, 2.6 translate <X, 20, Z> texture { Gilt } }
#end
#macro Shard(X, Z, R)
  prism { linear_sweep linear_spline Floor, 420, 7, <R, 0>, <R * 0.5, R * 0.9>, <-R * 0.5, R * 0.9>, <-R, 0>, <-R * 0.5, -R * 0.9>, <R * 0.5, -R * 0.9>, <R, 0> translate <X, 0, Z> texture { Basalt } }
  box { <X - R * 0.10, Floor + 10, Z - R * 0.95>, <X + R * 0.10, 110, Z - R * 0.91> no_shadow Glow(Dusk, 0.75) }
  light_source { <X, 0, Z - R - 14> rgb Dusk * 0.30 fade_distance 44 fade_power 2 shadowless }
#end
Fluted(-190, 420, 22) Fluted(-330, 330, 24) Fluted(-72, 500, 18)
Shard(190, 420, 24) Shard(330, 330, 26) Shard(78, 500, 19)
// braziers: a bowl of warm fire, a bowl of red embers
#macro Brazier(X, Z, Metal, Hue)
  cone { <X, Floor, Z>, 12, <X, -44, Z>, 4 texture { Metal } }
  sphere { 0, 20 scale <1, 0.5, 1> translate <X, -38, Z> texture { Metal } }
  #local K = 0;
  #while (K < 9)
    sphere { <X + (rand(Seed) - 0.5) * 22, -27 + rand(Seed) * 14, Z + (rand(Seed) - 0.5) * 16>, 3.4 + rand(Seed) * 2 no_shadow Glow(Hue, 1.3) }
    #local K = K + 1;
  #end
  light_source { <X, -14, Z - 16> rgb Hue * 0.8 fade_distance 60 fade_power 2 shadowless }
#end
Brazier(-130, 380, Gilt, <1, 0.64, 0.26>) Brazier(132, 380, Iron, <1, 0.20, 0.08>)
// statues in the side aisles: a robed figure with a raised hand, one that leans on a blade
#macro Robed(X, Z, T)
  union { cone { <X, Floor, Z>, 30, <X, 10, Z>, 13 } sphere { <X, 18, Z>, 12 } cylinder { <X + 10, 0, Z - 6>, <X + 28, 34, Z - 10>, 4.6 } sphere { <X, 2, Z>, 16 } texture { T } }
#end
Robed(-420, 400, Sand)
union { cone { <424, Floor, 400>, 32, <424, 8, 400>, 14 } cone { <424, 12, 400>, 14, <424, 42, 404>, 2 } cylinder { <424, -4, 380>, <424, Floor, 372>, 2.2 } cylinder { <410, -14, 380>, <438, -14, 380>, 2 } texture { Basalt } }
// the ring of two metals behind the far seat, half bright and half dark
#declare M = At(960, 150, 500);
#declare R = 150 * Px(500);
intersection { torus { R, R * 0.085 rotate 90*x translate M } box { <-900, -900, 0>, <0, 900, 900> } texture { Gilt } }
intersection { torus { R, R * 0.085 rotate 90*x translate M } box { <0, -900, 0>, <900, 900, 900> } texture { Iron } }
intersection { torus { R * 0.84, R * 0.025 rotate 90*x translate M } box { <-900, -900, 0>, <0, 900, 900> } no_shadow Glow(Day, 0.42) }
intersection { torus { R * 0.84, R * 0.025 rotate 90*x translate M } box { <0, -900, 0>, <900, 900, 900> } no_shadow Glow(Dusk, 0.6) }
box { <-60, Floor, 512>, <0, 500, 530> texture { Sand } } box { <0, Floor, 512>, <60, 500, 530> texture { Basalt } }
// light
light_source { <-700, 330, Wall + 150> rgb Day * 1.25 }
light_source { <-300, 90, 200> rgb Day * 0.55 fade_distance 140 fade_power 2 shadowless }
light_source { <320, 60, 220> rgb Dusk * 0.55 fade_distance 120 fade_power 2 shadowless }
box { <-1400, 430, -500>, <0, 445, Wall + 40> texture { Sand } } box { <0, 430, -500>, <1400, 445, Wall + 40> texture { Basalt } }
