// A winter garden by day: an iron fan of panes over the far seat, hills in a mild haze, palms and
// hedges of flowers, baskets that hang from the ribs, a path of pale tiles.
#include "../room.inc"
#declare Seed = seed(1847);
#declare Day = <1.0, 0.95, 0.82>;
#declare Iron = texture { pigment { rgb <0.16, 0.30, 0.26> } finish { ambient 0 diffuse 0.8 specular 0.4 roughness 0.05 } }
#declare Clay = texture { Plain(<0.30, 0.12, 0.06>, 0.1) }
#declare Wall = 460;
#declare S = Px(Wall);

// ---- outside: a pale sky and hills one behind the other -------------------------------------------------
box { <-6000, -3000, 3000>, <6000, 4000, 3010>
  texture { pigment { gradient y scale 1400 translate -560*y color_map { [0 rgb <0.86, 0.80, 0.60>] [0.30 rgb <0.88, 0.86, 0.72>] [0.52 rgb <0.62, 0.80, 0.80>] [1 rgb <0.30, 0.58, 0.70>] } } finish { ambient 0 diffuse 0 emission 0.40 } } }
#declare I = 0;
#while (I < 26)
  sphere { 0, 1 scale <300 + 240 * rand(Seed), 90 + 70 * rand(Seed), 60> translate At(-200 + I * 90, 176 + 26 * rand(Seed), 2600 - 40 * mod(I, 3))
    texture { pigment { rgb <0.24 + 0.07 * mod(I, 3), 0.38 + 0.05 * mod(I, 3), 0.32 + 0.06 * mod(I, 3)> } finish { ambient 0 diffuse 0 emission 0.36 } } }
  #declare I = I + 1;
#end

// ---- the glazed wall: ribs, sills, and in the middle a fan in a great arch ---------------------------------
#macro Rib(C0, R0, C1, R1, W) cylinder { At(C0, R0, Wall), At(C1, R1, Wall), W * S texture { Iron } } #end
#declare K = -1;
#while (K < 21)
  #if (abs(K - 9.5) > 4.6) Rib(10 + K * 100, -60, 10 + K * 100, 300, 4) #end
  #declare K = K + 1;
#end
Rib(-200, 190, 2120, 190, 4) Rib(-200, 58, 520, 58, 4) Rib(1400, 58, 2120, 58, 4)
#declare M = At(960, 236, Wall);
#declare R = 1;
#while (R < 5)
  torus { (R * 96 + 54) * S, (R = 4 ? 9 : 3.5) * S rotate 90*x translate M texture { Iron } }
  #declare R = R + 1;
#end
#declare K = 0;
#while (K < 13)
  #local A = K * 15 * pi / 180;
  Rib(960 + cos(A) * 60, 236 - sin(A) * 60, 960 + cos(A) * 438, 236 - sin(A) * 438, 3.5)
  #declare K = K + 1;
#end
box { <-1000, Floor, Wall - 6>, <1000, At(0, 224, Wall).y, Wall + 6> texture { Plain(<0.30, 0.33, 0.27>, 0.1) } }
// ribs of the roof that come towards the eye
#declare K = -3;
#while (K < 4)
  cylinder { <K * 120, 330, Wall>, <K * 120, 300, -200>, 4 texture { Iron } }
  #declare K = K + 1;
#end

// ---- what grows: hedges of leaves with flowers, palms, baskets ----------------------------------------------
#macro Hedge(C, R, Z, W, H, Leaf, Flower, Count)
  #local K = 0;
  #while (K < Count)
    #local U = rand(Seed) - 0.5;
    #local V = rand(Seed);
    sphere { 0, 1 scale (0.7 + rand(Seed) * 0.7) * <9, 3.2, 6> rotate <rand(Seed) * 60 - 30, rand(Seed) * 180, rand(Seed) * 70 - 35>
      translate At(C + U * W, R - V * H * (1 - U * U * 2.4), Z + rand(Seed) * 20)
      texture { pigment { rgb Leaf * (0.5 + V * 0.9) } finish { ambient 0 diffuse 0.85 specular 0.3 roughness 0.05 } } }
    #if (rand(Seed) < 0.16)
      sphere { At(C + U * W, R - V * H * (1 - U * U * 2.4), Z - 8), 3.2 + rand(Seed) * 2 texture { pigment { rgb Flower } finish { ambient 0 diffuse 0.8 emission 0.10 } } }
    #end
    #local K = K + 1;
  #end
#end
#declare Leaf = <0.050, 0.16, 0.055>;
Hedge(300, 262, 400, 460, 84, Leaf, <0.90, 0.44, 0.50>, 260)
Hedge(1620, 262, 400, 460, 84, Leaf, <0.92, 0.80, 0.60>, 260)
Hedge(720, 262, 430, 260, 40, Leaf * 1.2, <0.86, 0.84, 0.90>, 120)
Hedge(1200, 262, 430, 260, 40, Leaf * 1.2, <0.90, 0.44, 0.50>, 120)
Palm(420, 350, 96, 92, 13, <0.045, 0.15, 0.050>, Clay) Palm(1500, 350, 96, 92, 13, <0.045, 0.15, 0.050>, Clay)
Palm(30, 210, 80, 80, 12, <0.035, 0.12, 0.045>, Clay) Palm(1890, 210, 80, 80, 12, <0.035, 0.12, 0.045>, Clay)
#macro Basket(C, R, Z, Flower)
  cylinder { At(C, R, Z), At(C, R - 300, Z), 0.8 texture { Iron } }
  sphere { 0, 1 scale <15, 10, 15> translate At(C, R, Z) texture { Clay } }
  Hedge(C, R + 26, Z - 10, 96, 54, Leaf, Flower, 60)
#end
Basket(600, 66, 330, <0.92, 0.80, 0.60>) Basket(1320, 66, 330, <0.90, 0.44, 0.50>)
Someone(At(610, 196, 400), 0.72, 2, <0.070, 0.052, 0.034>) Someone(At(1330, 196, 400), 0.70, 0, <0.070, 0.040, 0.048>)

// ---- floor and daylight ----------------------------------------------------------------------------------------
Tiles(<0.36, 0.34, 0.28>, <0.20, 0.24, 0.20>, 46, 0.06, Wall)
light_source { <-500, 420, 330> rgb Day * 1.1 }
light_source { <420, 300, 200> rgb <0.75, 0.95, 0.95> * 0.5 shadowless }
