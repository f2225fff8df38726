// A stand-up corner of a cantina: a wall of six-sided panels in rose and violet light, two tall round
// tables, a rack of tanks at the left, a row of pumps at the right, smoke.
#include "../room.inc"
#declare Seed = seed(2020);
#declare Rose = <1.0, 0.20, 0.48>;
#declare Violet = <0.48, 0.22, 1.0>;
#declare Mint = <0.25, 0.95, 0.72>;
#declare Wall = 430;
#declare Dark = texture { Plain(<0.028, 0.020, 0.036>, 0.35) }
#declare Steel = texture { Metallic(<0.26, 0.20, 0.28>) }
#declare Copper = texture { Metallic(<0.50, 0.22, 0.14>) }

// ---- the wall of panels: hexagons with lit gaps, brighter to the sides of the far seat -------------------------------
box { <-1200, Floor, Wall + 8>, <1200, 500, Wall + 14>
  texture { pigment { gradient x scale 1000 translate -500*x color_map { [0 rgb Violet * 0.5] [0.26 rgb Violet] [0.42 rgb Rose * 0.9] [0.50 rgb Rose * 0.35] [0.58 rgb Rose * 0.9] [0.74 rgb <1, 0.36, 0.20>] [1 rgb <0.9, 0.3, 0.2> * 0.5] } } finish { ambient 0 diffuse 0 emission 0.50 } } }
#macro Hex(X, Y, S, Depth)
  prism { linear_sweep linear_spline -4, Depth, 7, <1, 0>, <0.5, 0.866>, <-0.5, 0.866>, <-1, 0>, <-0.5, -0.866>, <0.5, -0.866>, <1, 0> scale <S, 1, S> rotate 90*x scale <1, 1, -1> translate <X, Y, Wall> texture { Dark } }
#end
#declare I = -14;
#while (I < 15)
  #declare J = -3;
  #while (J < 9)
    #declare S = 27;
    Hex(I * S * 1.62, J * S * 1.86 + mod(abs(I), 2) * S * 0.93, S * (0.95 - 0.05 * rand(Seed)), 2 + 8 * rand(Seed))
    #declare J = J + 1;
  #end
  #declare I = I + 1;
#end
// some panels that are lit themselves
#macro LitHex(C, R, S, Hue, Strength)
  #local P = At(C, R, Wall - 13);
  #local K = 0;
  #while (K < 6)
    #local A = K * pi / 3; #local B = (K + 1) * pi / 3;
    cylinder { P + <cos(A), sin(A), 0> * S, P + <cos(B), sin(B), 0> * S, 1.5 no_shadow Glow(Hue, Strength) }
    sphere { P + <cos(A), sin(A), 0> * S, 1.5 no_shadow Glow(Hue, Strength) }
    #local K = K + 1;
  #end
#end
LitHex(610, 96, 44, Rose, 0.9) LitHex(610, 96, 30, Violet, 0.9)
LitHex(1312, 92, 44, Mint, 0.7) LitHex(1312, 92, 30, Rose, 0.8)
light_source { At(610, 96, Wall - 70) rgb Rose * 0.6 fade_distance 60 fade_power 2 shadowless }
light_source { At(1312, 92, Wall - 70) rgb Mint * 0.35 fade_distance 60 fade_power 2 shadowless }
// ---- tall round tables with lit rims, stools, those who stand --------------------------------------------------------
#macro HighTable(C, Z, Y, R, Hue)
  #local X = At(C, 0, Z).x;
  cylinder { <X, Y, Z>, <X, Y + 3, Z>, R texture { Dark } }
  torus { R, 1.3 translate <X, Y + 1.5, Z> no_shadow Glow(Hue, 0.9) }
  cone { <X, Floor, Z>, 16, <X, Y, Z>, 4 texture { Steel } }
  light_source { <X, Y + 16, Z - R> rgb Hue * 0.4 fade_distance 40 fade_power 2 shadowless }
  sphere { <X, Y + 10, Z>, 5 no_shadow Glow(<1, 0.6, 0.4>, 1.0) }
#end
HighTable(430, 350, -28, 40, Rose) HighTable(1490, 360, -28, 40, <1, 0.40, 0.22>)
Someone(At(330, 116, 390), 1.0, 3, <0.020, 0.014, 0.024>) Someone(At(520, 108, 400), 0.96, 1, <0.020, 0.014, 0.024>)
Someone(At(1400, 110, 405), 0.98, 0, <0.020, 0.014, 0.024>) Someone(At(1580, 104, 400), 1.0, 2, <0.020, 0.014, 0.024>)
Someone(At(720, 150, 415), 0.8, 0, <0.020, 0.014, 0.024>)
// ---- tanks at the left: glass columns of glowing drink with rising bubbles ----------------------------------------------
#macro Tank(C, Z, R, Hue)
  #local X = At(C, 0, Z).x;
  cylinder { <X, -50, Z>, <X, 120, Z>, R texture { pigment { gradient y scale 190 translate -60*y color_map { [0 rgb Hue * 0.30] [0.5 rgb Hue * 0.8] [1 rgb Hue] } } finish { ambient 0 diffuse 0.12 emission 0.10 specular 1 roughness 0.01 } } }
  cylinder { <X, Floor, Z>, <X, -50, Z>, R * 1.2 texture { Steel } }
  torus { R * 1.1, 2.4 translate <X, -48, Z> texture { Copper } } torus { R * 1.1, 2.4 translate <X, 30, Z> texture { Copper } }
  #local K = 0;
  #while (K < 9) sphere { <X + (rand(Seed) - 0.5) * R * 1.3, -44 + rand(Seed) * 110, Z - R - 1>, 1.4 + rand(Seed) * 1.8 no_shadow Glow(Hue * 0.8 + 0.2, 0.5) } #local K = K + 1; #end
  light_source { <X, 0, Z - R - 20> rgb Hue * 0.35 fade_distance 40 fade_power 2 shadowless }
#end
Tank(28, 250, 15, Mint) Tank(120, 270, 15, Violet) Tank(206, 300, 14, Rose)
Tank(1898, 250, 15, <1, 0.42, 0.14>) Tank(1806, 270, 15, Rose) Tank(1720, 300, 14, Violet)
// ---- lamps: a loose swarm of small globes above -------------------------------------------------------------------------
#declare K = 0;
#while (K < 30)
  #declare X = -420 + 840 * (K + rand(Seed)) / 30;
  #declare P = <X, 30 + rand(Seed) * 24, 280 + rand(Seed) * 120>;
  #if (abs(X) > 70)
    #if (mod(K, 3) = 0) #declare Hue = Violet * 1.2; #else #if (mod(K, 3) = 1) #declare Hue = Rose; #else #declare Hue = <1, 0.60, 0.36>; #end #end
    sphere { P, 2.4 + rand(Seed) * 2.2 no_shadow Glow(Hue, 1.2) }
  #end
  #declare K = K + 1;
#end
box { <-1200, Floor - 2, -500>, <1200, Floor, Wall + 8> texture { pigment { hexagon pigment { rgb <0.024, 0.016, 0.032> } pigment { rgb <0.036, 0.020, 0.036> } pigment { rgb <0.018, 0.014, 0.026> } scale 30 } finish { ambient 0 diffuse 0.8 specular 0.5 roughness 0.02 reflection { 0.16 } } } }
box { <-1200, 320, -500>, <1200, 330, Wall> texture { Dark } }
light_source { <-260, 60, 150> rgb Violet * 0.5 fade_distance 80 fade_power 2 shadowless }
light_source { <260, 60, 150> rgb <1, 0.4, 0.25> * 0.4 fade_distance 80 fade_power 2 shadowless }
