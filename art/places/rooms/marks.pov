// Small lit discs at known points of the table and above it, to check the camera's formula.
#include "../camera.inc"
background { rgb 0 }
#declare Marks = array[11] { <0,0,0>, <62,0,60>, <-62,0,60>, <100,0,8>, <-85,0,-4>, <36,0,0>, <-36,0,0>, <0,0,-58>, <45,0,-50>, <0,20,50>, <-80,30,40> }
#declare I = 0;
#while (I < 11)
  sphere { Marks[I], 0.35 pigment { rgb 1 } finish { ambient 0 diffuse 0 emission 1 } }
  #declare I = I + 1;
#end
