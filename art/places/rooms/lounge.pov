// A lounge: walls of green velvet, a gilt sunburst over a long sofa, globe lamps on brass, palms, and
// somebody at a grand piano.
#include "../room.inc"
#declare Seed = seed(1929);
#declare Warm = <1.0, 0.58, 0.24>;
#declare Gilt = texture { Metallic(<0.66, 0.40, 0.13>) }
#declare Green = <0.012, 0.075, 0.050>;
#declare Wall = 460;

#macro Velvet(C)
  texture { pigment { rgb C } normal { bumps 0.2 scale <4, 30, 4> } finish { ambient 0 diffuse 0.8 specular 0.25 roughness 0.12 } }
#end
// ---- drapes, in folds; a panelled middle ------------------------------------------------------------------
#declare I = -42;
#while (I < 43)
  #if (abs(I) > 14)
    cylinder { <I * 13 + 3 * sin(I * 2.1), Floor, Wall>, <I * 13, 460, Wall>, 8.5 + 2 * sin(I * 1.3) Velvet(Green) }
  #end
  #declare I = I + 1;
#end
box { <-900, Floor, Wall + 6>, <900, 470, Wall + 20> texture { Plain(<0.03, 0.05, 0.04>, 0.1) } }
box { <-186, Floor, Wall + 2>, <186, 470, Wall + 8> texture { pigment { wood turbulence 0.08 scale 5 rotate 89*y color_map { [0 rgb <0.085, 0.036, 0.018>] [1 rgb <0.040, 0.017, 0.010>] } } finish { ambient 0 diffuse 0.8 specular 0.4 roughness 0.03 } } }
#macro Strip(X) box { <X - 2.2, Floor, Wall - 2>, <X + 2.2, 470, Wall + 3> texture { Gilt } } #end
Strip(-186) Strip(186) Strip(-176) Strip(176)
// ties that gather the drapes
torus { 15, 3 scale <2.4, 1, 1> translate <-262, -34, Wall - 4> texture { Gilt } }
torus { 15, 3 scale <2.4, 1, 1> translate <262, -34, Wall - 4> texture { Gilt } }

// ---- the sunburst: long blades round a disc, lit from behind ----------------------------------------------------
#declare M = At(960, 150, Wall - 6);
#declare S = Px(Wall);
Halo(M + 5*z, 330 * S, <1.0, 0.46, 0.15>, 0.60)
#declare K = 0;
#while (K < 36)
  #local A = K * 10;
  #if (mod(K, 3) = 0) #local L = 285; #else #if (mod(K, 3) = 1) #local L = 230; #else #local L = 200; #end #end
  prism { linear_sweep linear_spline -1, 1, 5, <0, L>, <6, 130>, <0, 96>, <-6, 130>, <0, L> scale <S, 1, S> rotate -90*x rotate A*z translate M texture { Gilt } }
  #declare K = K + 1;
#end
torus { 92 * S, 5 * S rotate 90*x translate M texture { Gilt } }
torus { 104 * S, 2 * S rotate 90*x translate M texture { Gilt } }
cylinder { M - 2*z, M + 2*z, 90 * S texture { pigment { rgb <0.03, 0.035, 0.034> } finish { ambient 0 diffuse 0.5 specular 0.4 roughness 0.02 reflection { 0.12 } } } }
light_source { M - 40*z rgb Warm * 0.8 fade_distance 90 fade_power 2 shadowless }

// ---- a long sofa of wine velvet with buttons ---------------------------------------------------------------------
#declare Wine = <0.17, 0.018, 0.030>;
#macro Sofa(X, W, Z)
  union {
    #local K = 0;
    #local N = int(W / 11);
    #while (K < N)
      cylinder { <-W / 2 + (K + 0.5) * W / N, 0, 0>, <-W / 2 + (K + 0.5) * W / N, 50, 6>, W / N * 0.54 }
      sphere { <-W / 2 + (K + 0.5) * W / N, 50, 6>, W / N * 0.54 }
      #local K = K + 1;
    #end
    superellipsoid { <0.3, 0.3> scale <W / 2, 11, 24> translate <0, 14, -20> }
    sphere { 0, 1 scale <15, 17, 30> translate <-W / 2 - 8, 26, -12> }
    sphere { 0, 1 scale <15, 17, 30> translate <W / 2 + 8, 26, -12> }
    translate <X, Floor + 6, Z> Velvet(Wine)
  }
#end
Sofa(-258, 130, 400) Sofa(262, 130, 400)
Sofa(0, 250, 440)
// ---- globe lamps on brass stands, small tables -----------------------------------------------------------------------
#macro Stand(C, R, Z, Count)
  #local P = At(C, R, Z);
  cylinder { P, <P.x, Floor, P.z>, 1.6 texture { Gilt } }
  cone { <P.x, Floor, P.z>, 12, <P.x, Floor + 5, P.z>, 2 texture { Gilt } }
  #local K = 0;
  #while (K < Count)
    #local Q = P + <(K - (Count - 1) / 2) * 25, -10 * abs(K - (Count - 1) / 2), 0>;
    cylinder { <P.x, P.y - 22, P.z>, Q, 1.1 texture { Gilt } }
    sphere { Q, 8 no_shadow Glow(<1, 0.66, 0.34>, 1.0) }
    torus { 4, 1.4 translate Q - 8*y texture { Gilt } }
    light_source { Q - 16*z rgb Warm * 0.38 fade_distance 62 fade_power 2 shadowless }
    #local K = K + 1;
  #end
#end
Stand(478, 60, 400, 3) Stand(1442, 60, 400, 3) Stand(60, 96, 250, 1) Stand(1872, 96, 250, 1)
// ---- palms ---------------------------------------------------------------------------------------------------------
Palm(398, 380, 70, 84, 13, <0.035, 0.13, 0.050>, Gilt) Palm(1526, 380, 70, 84, 13, <0.035, 0.13, 0.050>, Gilt)
Palm(-6, 190, 62, 70, 12, <0.025, 0.10, 0.045>, Gilt) Palm(1930, 190, 62, 70, 12, <0.025, 0.10, 0.045>, Gilt)
Palm(690, 440, 34, 46, 11, <0.030, 0.11, 0.045>, Gilt) Palm(1230, 440, 34, 46, 11, <0.030, 0.11, 0.045>, Gilt)
// ---- who listens; a grand piano with its lid up at the right -----------------------------------------------------------
Someone(At(556, 170, 390), 0.86, 0, <0.03, 0.02, 0.022>) Someone(At(330, 150, 350), 0.9, 1, <0.03, 0.02, 0.022>)
#declare Ebony = texture { pigment { rgb <0.012, 0.011, 0.012> } finish { ambient 0 diffuse 0.6 specular 0.8 roughness 0.01 reflection { 0.08 } } }
// its outline from above: the lid is the same, raised, with its inside of polished wood and a gilt edge
#macro Grand(Low, High, Out) prism { linear_sweep linear_spline Low, High, 9, <-60, -6> * Out, <-46, 22> * Out, <-10, 34> * Out, <40, 30> * Out, <58, 6> * Out, <58, -20> * Out, <0, -24> * Out, <-46, -22> * Out, <-60, -6> * Out } #end
#declare Walnut = texture { pigment { wood turbulence 0.1 scale 4 rotate 88*y color_map { [0 rgb <0.42, 0.17, 0.065>] [1 rgb <0.26, 0.095, 0.035>] } } finish { ambient 0 diffuse 0.8 emission 0.20 specular 0.4 roughness 0.03 } }
#declare Edging = texture { pigment { rgb <0.75, 0.46, 0.16> } finish { ambient 0 diffuse 0.6 emission 0.16 specular 0.6 roughness 0.05 } }
union {
  object { Grand(0, 12, 1) translate -32*y }
  object { Grand(11, 12.4, 1.02) translate -32*y texture { Edging } }
  object { Grand(12.3, 13, 0.95) translate -32*y }
  union {
    object { Grand(0, 2, 1.035) texture { Edging } }
    object { Grand(1.6, 2.6, 0.95) texture { Walnut } }
    rotate -48*x translate <0, 10, 24>
  }
  cylinder { <30, -20, -14>, <36, 20, 4>, 0.8 texture { Edging } }
  cylinder { <-34, -32, 0>, <-34, Floor, 0>, 3 } cylinder { <44, -32, -10>, <44, Floor, -10>, 3 }
  translate <At(1470, 0, 330).x, 0, 330> texture { Ebony }
}
Someone(At(1626, 150, 330), 0.82, 2, <0.02, 0.016, 0.018>)
// floor and ceiling
box { <-1400, Floor - 2, -500>, <1400, Floor, Wall> texture { pigment { wood turbulence 0.05 scale 14 rotate 90*y color_map { [0 rgb <0.11, 0.045, 0.022>] [1 rgb <0.05, 0.02, 0.012>] } } finish { ambient 0 diffuse 0.8 specular 0.5 roughness 0.02 reflection { 0.08 } } } }
box { <-1400, 340, -500>, <1400, 350, Wall + 20> texture { Plain(<0.09, 0.07, 0.05>, 0.1) } }
light_source { <0, 240, 120> rgb <1, 0.66, 0.4> * 0.55 fade_distance 200 fade_power 2 }
