// A mine's canteen: a gallery cut in the rock, steel ribs that run back to a great fan, pipes and
// valves along the walls, amber work lamps, a cart of glowing crystal.
#include "../room.inc"
#declare Seed = seed(1977);
#declare Amber = <1.0, 0.52, 0.14>;
#declare Crystal = <0.25, 0.80, 0.95>;

#declare Rock = texture {
  pigment { granite scale 120 color_map { [0 rgb <0.030, 0.023, 0.021>] [0.45 rgb <0.065, 0.050, 0.044>] [0.75 rgb <0.11, 0.085, 0.072>] [1 rgb <0.19, 0.14, 0.115>] } }
  normal { average normal_map { [3 crackle 1.6 scale 34] [1 granite 0.9 scale 20] } }
  finish { ambient 0 diffuse 0.85 specular 0.08 roughness 0.05 }
}
#declare Steel = texture { Metallic(<0.20, 0.17, 0.15>) }
#declare Rust = texture { Metallic(<0.30, 0.13, 0.06>) }
#declare Copper = texture { Metallic(<0.44, 0.20, 0.09>) }

// ---- the gallery: lumps of rock round a vault -----------------------------------------------------------
#declare Radius = 330;
union {
  #declare K = 0;
  #while (K < 26)
    #declare Z = 140 + K * 52;
    #declare J = 0;
    #while (J < 17)
      #local A = radians(-20 + J * 13.75 + (rand(Seed) - 0.5) * 9);
      #local S = 44 + rand(Seed) * 46;
      sphere { 0, 1 scale <S, S * 0.9, S * 0.8> rotate rand(Seed) * 90 * z translate <cos(A) * (Radius + 22 * rand(Seed)), Floor + 30 + sin(A) * (Radius * 0.78), Z> }
      #declare J = J + 1;
    #end
    #declare K = K + 1;
  #end
  difference { cylinder { <0, Floor + 30, 100>, <0, Floor + 30, 1500>, Radius * 1.25 } cylinder { <0, Floor + 30, 90>, <0, Floor + 30, 1510>, Radius * 1.06 } scale <1, 0.9, 1> }
  texture { Rock }
}
box { <-900, Floor - 2, -500>, <900, Floor, 1500> texture { Plain(<0.055, 0.040, 0.032>, 0.25) normal { granite 0.4 scale 30 } } }
// steel ribs, each with a lamp at either shoulder
#macro Rib(Z)
  difference {
    torus { Radius - 34, 10 rotate 90*x scale <1, 0.82, 1> translate <0, Floor + 24, Z> }
    box { <-900, -900, Z - 60>, <900, Floor, Z + 60> }
    texture { Steel }
  }
  #local J = 0;
  #while (J < 13)
    #local A = pi * J / 12;
    cylinder { <0, 0, -13>, <0, 0, 13>, 4 translate <cos(A) * (Radius - 36), Floor + 24 + sin(A) * (Radius - 36) * 0.82, Z> texture { Rust } }
    #local J = J + 1;
  #end
#end
#declare K = 0;
#while (K < 4)
  Rib(210 + K * 125)
  #declare K = K + 1;
#end
#macro WorkLamp(P, S)
  sphere { P, S no_shadow Glow(<1, 0.66, 0.26>, 1.5) }
  cone { P + S * 0.7 * y, S * 1.9, P + S * 2.1 * y, S * 0.6 texture { Steel } }
  light_source { P - S * 2 * z - S * y rgb Amber * 0.55 fade_distance 56 fade_power 2 shadowless }
#end
#declare K = 0;
#while (K < 4)
  #declare Z = 230 + K * 120;
  WorkLamp(<-232 + K * 5, 22 - K * 1.2, Z>, 6) WorkLamp(<232 - K * 5, 22 - K * 1.2, Z>, 6)
  #declare K = K + 1;
#end
// a wire of small lamps across, from rib to rib
#declare K = 0;
#while (K < 21)
  #declare U = (K - 10) / 10;
  sphere { <U * 250, 26 + 22 * U * U, 440>, 2.2 no_shadow Glow(Amber, 1.5) }
  #declare K = K + 1;
#end

// ---- the fan at the end, lit from behind ---------------------------------------------------------------------
#declare F = At(960, 112, 600);
#declare FR = 98 * Px(600);
disc { F + 60*z, -z, FR * 1.02 texture { pigment { spherical scale FR * 1.1 translate F + 60*z color_map { [0 rgb <0.42, 0.12, 0.03>] [1 rgb <1.0, 0.52, 0.18>] } } finish { ambient 0 diffuse 0 emission 0.50 } } }
torus { FR, FR * 0.13 rotate 90*x translate F texture { Steel } }
torus { FR * 1.3, FR * 0.06 rotate 90*x translate F texture { Rust } }
sphere { F, FR * 0.24 texture { pigment { rgb 0.02 } finish { ambient 0 diffuse 0.6 specular 0.3 } } }
#declare K = 0;
#while (K < 7)
  prism { linear_sweep linear_spline -2, 2, 5, <0.10, 0.0>, <0.32, 0.92>, <-0.04, 0.97>, <-0.10, 0.1>, <0.10, 0.0> scale <FR, 1, FR> rotate -90*x rotate (K * 360 / 7 + 12)*z translate F + 8*z texture { pigment { rgb 0.015 } finish { ambient 0 diffuse 0.6 } } }
  #declare K = K + 1;
#end
difference { box { <-600, Floor, 610>, <600, 400, 622> } cylinder { F - 60*z, F + 60*z, FR * 1.02 } texture { Rock } }

// ---- pipes along both walls, valves, a tank -------------------------------------------------------------------
#macro Pipe(X, Y, R, T) cylinder { <X, Y, 60>, <X * 0.94, Y, 1300>, R texture { T } }
  #local K = 0; #while (K < 9) cylinder { <X, Y, 120 + K * 130>, <X, Y, 132 + K * 130>, R * 1.35 texture { T } } #local K = K + 1; #end
#end
Pipe(-252, -12, 11, Copper) Pipe(-236, -42, 8, Rust) Pipe(-256, -64, 9, Steel)
Pipe(250, -20, 13, Rust) Pipe(234, -50, 7, Copper) Pipe(240, -66, 7, Steel)
#macro Valve(C, R, Z, S)
  union {
    torus { S, S * 0.16 rotate 90*x }
    sphere { 0, S * 0.26 }
    #local K = 0; #while (K < 5) cylinder { 0, S * y, S * 0.10 rotate K*72*z } #local K = K + 1; #end
    cylinder { 0, 30*z, S * 0.2 }
    translate At(C, R, Z) texture { pigment { rgb <0.36, 0.030, 0.018> } finish { ambient 0 diffuse 0.7 specular 0.5 roughness 0.03 } }
  }
#end
Valve(470, 120, 420, 24) Valve(1440, 150, 420, 18) Valve(56, 200, 250, 22)
// gauges with lit dials
#macro Gauge(C, R, Z, S)
  cylinder { 0, 6*z, S * 1.2 translate At(C, R, Z) texture { Copper } }
  disc { At(C, R, Z) - 0.5*z, -z, S no_shadow Glow(<1, 0.78, 0.45>, 0.45) }
#end
Gauge(534, 168, 420, 9) Gauge(1386, 112, 420, 9) Gauge(1410, 196, 420, 7)
// a boiler at the left, a rack of helmets' lamps at the right
union {
  cylinder { <-292, Floor, 330>, <-292, 40, 330>, 42 } sphere { 0, 42 scale <1, 0.5, 1> translate <-292, 40, 330> }
  #declare K = 0; #while (K < 4) torus { 42, 3 translate <-292, -50 + K * 28, 330> } #declare K = K + 1; #end
  texture { Copper }
}
disc { <-279, -22, 286>, -z, 11 no_shadow Glow(<1, 0.36, 0.10>, 0.9) }
light_source { <-276, -20, 268> rgb <1, 0.36, 0.1> * 0.5 fade_distance 40 fade_power 2 shadowless }
#declare K = 0;
#while (K < 6)
  sphere { At(1716 + K * 36, 132 + 6 * mod(K, 2), 300), 9 texture { Steel } }
  sphere { At(1716 + K * 36, 130 + 6 * mod(K, 2), 290), 2.4 no_shadow Glow(<0.9, 0.95, 1>, 1.3) }
  #declare K = K + 1;
#end
// ---- rails, and a cart heaped with crystal ----------------------------------------------------------------------
box { <150, Floor, 100>, <154, Floor + 4, 1200> texture { Steel } } box { <196, Floor, 100>, <200, Floor + 4, 1200> texture { Steel } }
#declare Cart = At(1272, 236, 430);
union {
  prism { linear_sweep linear_spline -34, 34, 5, <-34, 0>, <-46, 38>, <46, 38>, <34, 0>, <-34, 0> rotate -90*x }
  torus { 11, 4 rotate 90*x translate <-22, -8, -34> } torus { 11, 4 rotate 90*x translate <22, -8, -34> }
  translate <Cart.x, -62, 430> texture { Rust }
}
#declare K = 0;
#while (K < 22)
  #local A = rand(Seed) * 360;
  #local L = 9 + rand(Seed) * 15;
  cone { 0, 4.6, L*y, 0 rotate <rand(Seed) * 50 - 25, A, rand(Seed) * 60 - 30> translate <Cart.x + (rand(Seed) - 0.5) * 66, -30 + 4 * rand(Seed), 430 + (rand(Seed) - 0.5) * 40>
    texture { pigment { rgb Crystal } finish { ambient 0 diffuse 0.3 emission 0.34 specular 1 roughness 0.01 } } }
  #declare K = K + 1;
#end
light_source { <Cart.x, 6, 390> rgb Crystal * 0.7 fade_distance 46 fade_power 2 shadowless }
// benches, and miners at their meal
#macro Bench(C, Z)
  box { <-70, -22, -20>, <70, -18, 20> translate <At(C, 0, Z).x, 0, Z> texture { Plain(<0.10, 0.06, 0.035>, 0.2) } }
#end
Bench(600, 420) Bench(1450, 500)
Someone(At(592, 150, 440), 0.86, 2, <0.03, 0.022, 0.018>) Someone(At(676, 158, 460), 0.82, 0, <0.03, 0.022, 0.018>)
Someone(At(1400, 150, 520), 0.9, 1, <0.03, 0.022, 0.018>)
light_source { <0, 120, 180> rgb Amber * 0.35 fade_distance 120 fade_power 2 }
