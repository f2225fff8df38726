// The tavern's back room: a round window on a canyon of towers under a ringed planet, a bottle wall
// at the right, a booth under an arch at the left, tube signs and hanging lamps. The floor is at
// y = -75; what the camera sees of the far wall lies between y = -75 and 54.
#include "../camera.inc"
#ifdef (Good)
global_settings { radiosity { pretrace_start 0.08 pretrace_end 0.02 count 90 nearest_count 8 error_bound 0.6 recursion_limit 2 low_error_factor 0.6 gray_threshold 0 brightness 1.3 } }
#else
global_settings { radiosity { pretrace_start 0.08 pretrace_end 0.04 count 30 nearest_count 5 error_bound 0.9 recursion_limit 2 brightness 1.3 } }
#end
#declare Seed = seed(4071);
#declare Floor = -75;
#declare Wall = 420;

#macro Glow(Colour, Strength) texture { pigment { rgb Colour } finish { ambient 0 diffuse 0 emission Strength } } #end
#declare Cool = <0.20, 0.55, 0.72>;
#declare Warm = <1.0, 0.55, 0.20>;
#declare Coral = <1.0, 0.18, 0.14>;

#declare Plaster = texture {
  pigment { granite scale 90 color_map { [0 rgb <0.07, 0.10, 0.12>] [0.5 rgb <0.12, 0.14, 0.155>] [1 rgb <0.21, 0.19, 0.17>] } }
  normal { bumps 0.3 scale 6 }
  finish { ambient 0 diffuse 0.8 specular 0.08 roughness 0.06 }
}
#declare Panel = texture {
  pigment { granite scale 40 color_map { [0 rgb <0.020, 0.040, 0.048>] [1 rgb <0.045, 0.075, 0.080>] } }
  finish { ambient 0 diffuse 0.8 specular 0.3 roughness 0.03 }
}
#declare Metal = texture {
  pigment { bozo scale 8 color_map { [0 rgb <0.24, 0.16, 0.09>] [1 rgb <0.09, 0.065, 0.05>] } }
  finish { ambient 0 diffuse 0.5 specular 0.7 roughness 0.04 metallic reflection { 0.06 metallic } }
}
#declare DarkWood = texture {
  pigment { wood turbulence 0.1 scale 3 rotate 88*y color_map { [0 rgb <0.075, 0.030, 0.015>] [1 rgb <0.030, 0.012, 0.008>] } }
  finish { ambient 0 diffuse 0.8 specular 0.3 roughness 0.04 }
}
#declare Cushion = texture {
  pigment { rgb <0.16, 0.030, 0.028> }
  finish { ambient 0 diffuse 0.8 specular 0.1 roughness 0.1 }
}

// ---- outside -------------------------------------------------------------------------------
#declare Outside = 2600;
disc { <0, 0, Outside>, -z, 2500
  texture {
    pigment { gradient y scale 660 translate -570*y
      color_map { [0.00 rgb <0.03, 0.09, 0.14>] [0.26 rgb <0.10, 0.16, 0.22>] [0.42 rgb <0.62, 0.30, 0.20>] [0.52 rgb <0.42, 0.30, 0.34>] [0.70 rgb <0.09, 0.24, 0.36>] [1.00 rgb <0.015, 0.08, 0.17>] } }
    finish { ambient 0 diffuse 0 emission 0.26 }
  }
}
// The planet: a crescent lit from below right, with a ring.
#declare Planet = <205, -50, 2200>;
sphere { Planet, 150
  texture { pigment { gradient <0.62, -0.55, -0.55> scale 300 translate Planet - <0.62, -0.55, -0.55> * 150
    color_map { [0.0 rgb <0.02, 0.07, 0.12>] [0.60 rgb <0.04, 0.13, 0.20>] [0.80 rgb <0.22, 0.44, 0.52>] [0.92 rgb <0.80, 0.80, 0.72>] [1 rgb <1, 0.92, 0.78>] }
    warp { turbulence <8, 26, 8> octaves 3 } }
    finish { ambient 0 diffuse 0 emission 0.30 } } }
difference {
  cylinder { -0.5*y, 0.5*y, 285 } cylinder { -1*y, 1*y, 205 }
  texture { pigment { cylindrical scale 285 color_map { [0 rgbt <0.9, 0.8, 0.6, 0.2>] [0.08 rgbt <0.8, 0.7, 0.55, 0.7>] [0.12 rgbt <0.9, 0.8, 0.6, 0.2>] [0.20 rgbt <0.5, 0.5, 0.5, 0.75>] [0.28 rgbt <0.6, 0.6, 0.6, 0.9>] } }
    finish { ambient 0 diffuse 0 emission 0.42 } }
  rotate <-14, 0, 21> translate Planet
  no_shadow
}
// Towers with lit windows, three layers in the haze.
#macro Tower(X, Z, Wide, Top, Haze)
  #local C = <0.05, 0.09, 0.14> * (1 - Haze) + <0.26, 0.24, 0.30> * Haze * 0.55;
  union {
    box { <X - Wide / 2, -1500, Z>, <X + Wide / 2, Top, Z + 30> }
    box { <X - Wide / 3.2, -1500, Z>, <X + Wide / 3.2, Top + Wide * 0.5, Z + 30> }
    cylinder { <X, Top, Z + 10>, <X, Top + Wide * (0.9 + rand(Seed) * 0.9), Z + 10>, 1.6 }
    texture {
      pigment { cells
        color_map { [0.0 rgb C] [0.80 rgb C] [0.80 rgb C + <1.0, 0.66, 0.30> * (1 - Haze * 0.6) * 0.9] [0.93 rgb C + <0.5, 0.8, 0.9> * (1 - Haze * 0.7) * 0.6] [1 rgb C + <1, 0.8, 0.5>] }
        scale <5.5, 9, 400> translate <rand(Seed) * 9, 0, 0> }
      finish { ambient 0 diffuse 0 emission 0.48 }
    }
  }
#end
#declare I = 0;
#while (I < 26)
  #local Layer = mod(I, 3);
  #local Z = 1500 + Layer * 260 + rand(Seed) * 60;
  Tower(-560 + 1120 * (I + rand(Seed)) / 26, Z, 34 + rand(Seed) * 46, -420 + Layer * 70 + rand(Seed) * 230, 0.25 + Layer * 0.28)
  #declare I = I + 1;
#end
// Traffic: thin strings of light.
#declare I = 0;
#while (I < 46)
  #local L = int(rand(Seed) * 3);
  sphere { <-330 + rand(Seed) * 660, -300 + L * 70 + rand(Seed) * 6, 1440>, 1.7 + rand(Seed) * 1.5
    #if (mod(I, 3) = 0) Glow(<1, 0.25, 0.15>, 2.6) #else Glow(<1, 0.92, 0.75>, 2.4) #end }
  #declare I = I + 1;
#end

// ---- the far wall with the window ------------------------------------------------------------
#declare Round = <0, 12, Wall>;
#declare R = 92;
difference {
  box { <-900, Floor - 5, Wall>, <900, 400, Wall + 36> }
  cylinder { Round - 60*z, Round + 60*z, R }
  // the booth's arch at the left
  union { cylinder { <-238, 4, Wall - 5>, <-238, 4, Wall + 30>, 84 } box { <-322, Floor - 6, Wall - 5>, <-154, 4, Wall + 30> } }
  // the bottle wall's niche at the right
  union { cylinder { <238, 4, Wall - 5>, <238, 4, Wall + 26>, 84 } box { <154, Floor - 6, Wall - 5>, <322, 4, Wall + 26> } }
  texture { Plaster }
}
// window frame: a heavy ring, a thin one, and spokes like spikes
torus { R, 6.5 rotate 90*x translate Round - 3*z texture { Metal } }
torus { R + 12, 2.2 rotate 90*x translate Round - 2*z texture { Metal } }
#declare I = 0;
#while (I < 12)
  #local A = radians(I * 30 + 15);
  cylinder { Round + <cos(A) * (R + 12), sin(A) * (R + 12), -6>, Round + <cos(A) * (R + 12), sin(A) * (R + 12), 2>, 3 texture { Metal } }
  #declare I = I + 1;
#end
#declare I = 0;
#while (I < 6)
  #local A = radians(I * 60 + 30);
  cone { Round + <cos(A) * R, sin(A) * R, 4>, 4.2, Round + <cos(A) * R * 0.60, sin(A) * R * 0.60, 4>, 0.5 texture { Metal } }
  #declare I = I + 1;
#end
// arches' trims
#macro Trim(X)
  difference {
    torus { 88, 5 rotate 90*x translate <X, 4, Wall - 2> }
    box { <X - 120, -200, Wall - 20>, <X + 120, 4, Wall + 20> }
    texture { Metal }
  }
  box { <X - 93, Floor, Wall - 6>, <X - 83, 4, Wall + 3> texture { Metal } }
  box { <X + 83, Floor, Wall - 6>, <X + 93, 4, Wall + 3> texture { Metal } }
#end
Trim(-238) Trim(238)
// a wainscot of dark enamel panels under the window, with a lit line
box { <-150, Floor, Wall - 8>, <150, -82 + 12, Wall> texture { Panel } }
box { <-900, Floor - 2, -500>, <900, Floor, Wall + 30> texture { pigment { hexagon pigment { rgb <0.030, 0.035, 0.040> } pigment { rgb <0.045, 0.030, 0.026> } pigment { rgb <0.022, 0.030, 0.036> } scale 22 } finish { ambient 0 diffuse 0.8 specular 0.4 roughness 0.03 reflection { 0.05 } } } }
box { <-900, 230, -400>, <900, 240, Wall> texture { Plaster } }

// ---- the bottle wall -------------------------------------------------------------------------
box { <150, Floor, Wall + 24>, <326, 120, Wall + 30>
  texture { pigment { gradient y scale 150 translate -70*y color_map { [0 rgb <0.8, 0.22, 0.05>] [0.45 rgb <0.95, 0.40, 0.12>] [0.75 rgb <0.40, 0.25, 0.18>] [1 rgb <0.10, 0.16, 0.18>] } } finish { ambient 0 diffuse 0.2 emission 0.17 } } }
#macro Bottle(X, Y, Z, S, Tall, C)
  union {
    cylinder { 0, Tall * 0.58 * y, S }
    cone { Tall * 0.58 * y, S, Tall * 0.74 * y, S * 0.34 }
    cylinder { Tall * 0.74 * y, Tall * y, S * 0.32 }
    cylinder { Tall * 0.96 * y, Tall * 1.03 * y, S * 0.42 }
    texture { pigment { gradient x scale S * 2 translate -S * x color_map { [0 rgb C * 0.25] [0.3 rgb C * 0.8] [0.55 rgb C * 1.5] [1 rgb C * 0.2] } } finish { ambient 0 diffuse 0.3 emission 0.30 specular 1.2 roughness 0.006 } }
    translate <X, Y, Z>
  }
#end
#declare Tints = array[7] { <0.70, 0.24, 0.04>, <0.05, 0.34, 0.32>, <0.45, 0.04, 0.04>, <0.60, 0.36, 0.08>, <0.06, 0.16, 0.30>, <0.16, 0.24, 0.06>, <0.30, 0.10, 0.06> }
#declare Row = 0;
#while (Row < 4)
  box { <152, -66 + Row * 34, Wall + 2>, <324, -63.4 + Row * 34, Wall + 24> texture { DarkWood } }
  #declare X = 158;
  #while (X < 318)
    #local S = 3.0 + rand(Seed) * 3.0;
    #if (rand(Seed) < 0.86)
      Bottle(X + S, -63.4 + Row * 34, Wall + 10 + rand(Seed) * 4, S, 17 + rand(Seed) * 11, Tints[int(rand(Seed) * 6.99)])
    #end
    #declare X = X + S * 2 + 1.4 + rand(Seed) * 3.4;
  #end
  #declare Row = Row + 1;
#end
// the counter before it, with a brass edge and a keeper's tap
box { <150, Floor, Wall - 78>, <520, -34, Wall - 40> texture { DarkWood } }
box { <146, -34, Wall - 82>, <520, -30.5, Wall - 38> texture { Metal } }
cylinder { <290, -30, Wall - 60>, <290, 6, Wall - 60>, 3 texture { Metal } }
sphere { <290, 10, Wall - 60>, 7 texture { Metal } }
#declare I = 0;
#while (I < 3)
  cylinder { <282 + I * 8, -8, Wall - 62>, <282 + I * 8, -8, Wall - 72>, 1.4 texture { Metal } }
  #declare I = I + 1;
#end

// ---- the booth: a curved bench, a low table with a lamp, two who talk ---------------------------
box { <-322, Floor, Wall + 26>, <-154, 120, Wall + 32> texture { pigment { gradient y scale 190 translate -75*y color_map { [0 rgb <0.10, 0.030, 0.028>] [1 rgb <0.03, 0.03, 0.05>] } } finish { ambient 0 diffuse 0.9 } } }
#declare I = 0;
#while (I < 9)
  cylinder { <-312 + I * 18.5, Floor, Wall + 20>, <-312 + I * 18.5, -6, Wall + 20>, 9.2 texture { Cushion } }
  sphere { <-312 + I * 18.5, -6, Wall + 20>, 9.2 texture { Cushion } }
  #declare I = I + 1;
#end
cylinder { <-238, -34, Wall - 24>, <-238, -31.5, Wall - 24>, 40 texture { DarkWood } }
cylinder { <-238, -31.5, Wall - 24>, <-238, -14, Wall - 24>, 1.6 texture { Metal } }
sphere { <-238, -9, Wall - 24>, 7 no_shadow Glow(Warm, 1.1) }
light_source { <-238, -6, Wall - 30> rgb Warm * 0.9 fade_distance 46 fade_power 2 }
#macro Guest(X, Z, S, Ears)
  union {
    sphere { 0, 1 scale <25, 34, 16> * S translate <0, -34, 0> }
    sphere { <0, 14 * S, 0>, 11.5 * S }
    #if (Ears = 1) cone { <-6, 20, 0> * S, 4 * S, <-12, 40, 2> * S, 0.6 cone { <6, 20, 0> * S, 4 * S, <12, 40, 2> * S, 0.6 } #end
    #if (Ears = 2) sphere { 0, 1 scale <20, 5, 14> * S translate <0, 21 * S, 0> } cylinder { 20*S*y, 31*S*y, 11*S } #end
    texture { pigment { rgb <0.035, 0.032, 0.035> } finish { ambient 0 diffuse 0.9 specular 0.2 roughness 0.06 } }
    translate <X, -22, Z>
  }
#end
Guest(-292, Wall - 4, 0.95, 2)
union { sphere { 0, 1 scale <24, 33, 16> translate -34*y } sphere { 13*y, 11 } cone { <-5, 19, 0>, 4, <-15, 40, 0>, 0.7 } cone { <5, 19, 0>, 4, <15, 40, 0>, 0.7 }
  texture { pigment { rgb <0.035, 0.032, 0.035> } finish { ambient 0 diffuse 0.9 specular 0.2 roughness 0.06 } } translate <-184, -24, Wall - 4> }
// the keeper at the counter
union { sphere { 0, 1 scale <23, 40, 15> translate -38*y } sphere { 14*y, 11.5 } cylinder { <-9, 24, 0>, <-16, 42, 0>, 1.6 } sphere { <-16, 43, 0>, 3.4 } cylinder { <9, 24, 0>, <16, 42, 0>, 1.6 } sphere { <16, 43, 0>, 3.4 }
  texture { pigment { rgb <0.035, 0.04, 0.045> } finish { ambient 0 diffuse 0.9 specular 0.2 roughness 0.06 } } translate <218, -18, Wall - 24> }

// ---- nearer things at both sides, quite out of focus: columns with tube lights -------------------
#macro Column(X, Z, C, S)
  cylinder { <X, Floor, Z>, <X, 240, Z>, 17 texture { Panel } }
  #local Y = Floor + 22;
  #while (Y < 120)
    torus { 17, 2.2 translate <X, Y, Z> texture { Metal } }
    #local Y = Y + 34;
  #end
  cylinder { <X + S * 15, -40, Z - 11>, <X + S * 15, 100, Z - 11>, 1.5 no_shadow Glow(C, 1.1) }
#end
Column(-142, Wall - 46, Cool, -1)
Column(142, Wall - 46, Cool, 1)
Column(-300, 210, <0.9, 0.25, 0.18>, 1)
Column(296, 200, <0.9, 0.25, 0.18>, -1)
light_source { <-150, 20, Wall - 70> rgb Cool * 0.34 fade_distance 60 fade_power 2 shadowless }
light_source { <150, 20, Wall - 70> rgb Cool * 0.34 fade_distance 60 fade_power 2 shadowless }
light_source { <-280, 10, 190> rgb Coral * 0.30 fade_distance 55 fade_power 2 shadowless }
light_source { <275, 10, 180> rgb Coral * 0.30 fade_distance 55 fade_power 2 shadowless }
light_source { <238, 60, Wall + 8> rgb Warm * 0.6 fade_distance 60 fade_power 2 }

// a tube sign: the spike's star in a hexagon
#macro Tube(A, B, C) cylinder { A, B, 1.25 no_shadow Glow(C, 0.5) } sphere { A, 1.25 no_shadow Glow(C, 0.5) } #end
#macro Sign(P, S)
  #local I = 0;
  #while (I < 6)
    #local A = radians(I * 60); #local B = radians(I * 60 + 60); #local M = radians(I * 60 + 30);
    Tube(P + <cos(A), sin(A), 0> * S, P + <cos(B), sin(B), 0> * S, <1, 0.22, 0.16>)
    Tube(P + <cos(A), sin(A), 0> * S * 0.72, P + <cos(M), sin(M), 0> * S * 0.22, <1, 0.62, 0.22>)
    Tube(P + <cos(M), sin(M), 0> * S * 0.22, P + <cos(B), sin(B), 0> * S * 0.72, <1, 0.62, 0.22>)
    #local I = I + 1;
  #end
#end
Sign(<-388, 8, Wall - 12>, 26)
light_source { <-388, 8, Wall - 40> rgb Coral * 0.8 fade_distance 40 fade_power 2 shadowless }

// Balance: a teal sign at the right, a triangle in rings, and a shelf's edge of light under it.
#declare Teal = <0.10, 0.85, 0.72>;
#declare Q = <392, 10, Wall - 12>;
torus { 27, 1.25 rotate 90*x translate Q no_shadow Glow(Teal, 0.42) }
#declare I = 0;
#while (I < 3)
  #local A = radians(90 + I * 120); #local B = radians(210 + I * 120);
  Tube(Q + <cos(A), sin(A), 0> * 19, Q + <cos(B), sin(B), 0> * 19, <0.25, 0.9, 0.75>)
  #declare I = I + 1;
#end
light_source { Q - 28*z rgb Teal * 0.5 fade_distance 44 fade_power 2 shadowless }
// a little light from behind on the guests and the keeper
light_source { <-238, 40, Wall + 16> rgb <1, 0.4, 0.25> * 0.5 fade_distance 50 fade_power 2 shadowless }
// hanging lamps on a long wire: bokeh along the top
#declare I = 0;
#while (I < 9)
  #local X = -430 + I * 104 + rand(Seed) * 20;
  #local P = <X, 36 + 10 * cos(I * 1.9) , 250 + 60 * sin(I * 2.3)>;
  #if (abs(X) > 120)
    cylinder { P, P + 120*y, 0.4 texture { Metal } }
    cone { P + 1*y, 6.5, P + 8*y, 1.4 texture { Metal } }
    sphere { P, 3 no_shadow Glow(<1, 0.60, 0.26>, 1.6) }
    light_source { P - 4*y rgb Warm * 0.20 fade_distance 40 fade_power 2 shadowless }
  #end
  #declare I = I + 1;
#end
// side tables and empty stools, for the floor's sake
#macro SideTable(X, Z)
  cylinder { <X, -12, Z>, <X, -9.5, Z>, 34 texture { DarkWood } }
  cylinder { <X, Floor, Z>, <X, -12, Z>, 4 texture { Metal } }
  sphere { <X, -4, Z>, 4.5 no_shadow Glow(Warm, 1.0) }
  light_source { <X, 2, Z> rgb Warm * 0.45 fade_distance 34 fade_power 2 shadowless }
#end
SideTable(-206, 205) SideTable(214, 195)
// the window's light falls in
light_source { <0, 40, Wall + 220> rgb Cool * 1.6 area_light <90, 0, 0>, <0, 90, 0>, 4, 4 adaptive 1 jitter }
light_source { <0, 180, 60> rgb <1, 0.7, 0.45> * 0.5 fade_distance 170 fade_power 2 }
// the table shades the floor before the player; a room does not show it
box { <-110, -10, -260>, <110, -6, 78> no_image no_reflection pigment { rgb 0.02 } finish { ambient 0 diffuse 0.2 } }
