# generates inlay svg
import math, os
HERE=os.path.dirname(os.path.abspath(__file__))
S=20; W,H=208*S,128*S
def P(x,z): return f"{(x+104)*S:.1f},{(64-z)*S:.1f}"
def poly(pts,close=True): return "M"+"L".join(P(*p) for p in pts)+("Z" if close else "")
def hexa(cx,cz,r,rot=0): return [(cx+r*math.sin(math.radians(60*i+rot)),cz+r*math.cos(math.radians(60*i+rot))) for i in range(6)]
V=[(62,60),(100,8),(100,-8),(76,-60),(-76,-60),(-100,-8),(-100,8),(-62,60)]
def offs(d):
    out=[]
    n=len(V)
    def N(i):
        a,b=V[i%n],V[(i+1)%n]; dx,dz=b[0]-a[0],b[1]-a[1]; l=math.hypot(dx,dz); return (-dz/l,dx/l)
    for i in range(n):
        a=N(i-1);b=N(i);k=1+a[0]*b[0]+a[1]*b[1]
        out.append((V[i][0]-0+d*(a[0]+b[0])/k,V[i][1]+d*(a[1]+b[1])/k))
    return out
brass=[];eng=[];well=[]
def st(path,w,l): l.append(f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{w*S:.2f}" stroke-linejoin="miter"/>')
def fl(path,l,op=1): l.append(f'<path d="{path}" fill="#fff" fill-opacity="{op}"/>')
def circ(cx,cz,r,w,l): x,y=P(cx,cz).split(','); l.append(f'<circle cx="{x}" cy="{y}" r="{r*S}" fill="none" stroke="#fff" stroke-width="{w*S}"/>')
def disc(cx,cz,r,l,op=1): x,y=P(cx,cz).split(','); l.append(f'<circle cx="{x}" cy="{y}" r="{r*S}" fill="#fff" fill-opacity="{op}"/>')
# border lines follow the edge
# which sign is inward?
d=-1 if abs(offs(-3)[0][0])<62 else 1
st(poly(offs(d*3.2)),.34,brass); st(poly(offs(d*4.1)),.2,brass)
st(poly(offs(d*7.5)),.15,eng)
# teeth: the numerals' small spikes along the near and the far border
def teeth(z, up, half, step, h):
    x=-half
    while x<=half+.01:
        fl(poly([(x-step*.22,z),(x+step*.22,z),(x,z+up*h)]),eng); x+=step
teeth(-54.6,1,66,3.0,1.7); teeth(54.6,-1,54,3.0,1.7)
for k in(-1,1):
    for i in range(7):
        t=i/6; st(poly([(k*(72-t*14),-50+i*.0),(k*(70-t*14),-46.5)],False),.12,eng)
# corner spikes
for (x,z) in offs(d*4.1):
    L=math.hypot(x,z); ux,uz=-x/L,-z/L
    fl(poly([(x+ux*5.2,z+uz*5.2),(x-uz*.7+ux*1.2,z+ux*.7+uz*1.2),(x-ux*.4,z-uz*.4),(x+uz*.7+ux*1.2,z-ux*.7+uz*1.2)]),brass)
# centre: an elongated hexagon field
C=[(-46,0),(-30,27),(30,27),(46,0),(30,-27),(-30,-27)]
def sc(k,pts=C): return [(x*k,z*k) for x,z in pts]
st(poly(C),.22,brass); st(poly(sc(.965)),.17,brass)
# the great spike: a compass of six long blades from the middle
for i in range(12):
    a=math.radians(30*i); big=i%2==0
    L=19 if i in(3,9) else (15 if big else 8); w=.95 if big else .5
    if i in (0,6): L=19
    ux,uz=math.sin(a),math.cos(a); r0=6.2
    tip=(ux*L,uz*L); b0=(ux*r0,uz*r0)
    fl(poly([tip,(b0[0]-uz*w,b0[1]+ux*w),b0]),brass)
    st(poly([tip,b0,(b0[0]+uz*w,b0[1]-ux*w)]),.09,brass)
circ(0,0,5.6,.22,brass); circ(0,0,4.8,.13,brass); st(poly(hexa(0,0,4.2)),.12,brass); 
for i in range(72):
    a=math.radians(5*i); r1,r2=20.6,21.6 if i%3 else 22.4
    st(poly([(math.sin(a)*r1,math.cos(a)*r1),(math.sin(a)*r2,math.cos(a)*r2)],False),.10,eng)
circ(0,0,20.2,.09,eng); circ(0,0,23,.09,eng)
# guilloche rosette of fine lines
for k in range(12):
    a0=math.radians(k*10); pts=[]
    for j in range(73):
        t=math.radians(j*5); r=12.5+4.2*math.cos(3*t)
        pts.append((r*math.sin(t+a0),r*math.cos(t+a0)))
    st(poly(pts,False),.05,eng)
# pots: circle (hand) left, hexagon (sabacc) right
PX,PZ=36,0
def hide(path,*ls):
    for l in ls: l.append(f'<path d="{path}" fill="#000"/>')
hide(poly([(-PX+12.4*math.sin(i/30*math.pi),PZ+12.4*math.cos(i/30*math.pi)) for i in range(60)]),brass,eng)
hide(poly(hexa(PX,PZ,13)),brass,eng)
disc(-PX,PZ,9.2,well); circ(-PX,PZ,9.6,.42,brass); circ(-PX,PZ,10.6,.10,brass)
for i in range(48):
    a=math.radians(7.5*i); r1,r2=10.9,11.5 if i%4 else 12.2
    st(poly([(-PX+math.sin(a)*r1,PZ+math.cos(a)*r1),(-PX+math.sin(a)*r2,PZ+math.cos(a)*r2)],False),.10,eng)
hx=hexa(PX,PZ,10.2); fl(poly(hx),well); st(poly(hx),.42,brass); st(poly(hexa(PX,PZ,11.3)),.10,brass)
for (x,z) in hexa(PX,PZ,11.3):
    ux,uz=(x-PX)/11.3,(z-PZ)/11.3
    fl(poly([(x+ux*3,z+uz*3),(x-uz*.45,z+ux*.45),(x-ux*.6,z-uz*.6),(x+uz*.45,z-ux*.45)]),brass)
# piles: two card-shaped hexagon wells, left and right of the near field
def card(cx,cz,h):
    w=h*.716/2; h2=h/2; s=h*.16
    return [(cx,cz+h2),(cx+w,cz+h2-s),(cx+w,cz-h2+s),(cx,cz-h2),(cx-w,cz-h2+s),(cx-w,cz+h2-s)]
for cx in(-58,-42.5):
    fl(poly(card(cx,-29,19)),well); st(poly(card(cx,-29,19)),.2,brass); st(poly(card(cx,-29,20.4)),.07,eng)
# dice tray: a lozenge on the right
tr=[(40,-28),(46,-19),(62,-19),(68,-28),(62,-37),(46,-37)]
fl(poly(tr),well); st(poly(tr),.3,brass); 
tcx=54
st(poly([(tcx+(x-tcx)*1.08,-28+(z+28)*1.08) for x,z in tr]),.09,eng)
# card places of the far and side seats
def place(cx,cz,ang,w,h):
    c,s=math.cos(ang),math.sin(ang)
    q=[(-w,-h),(w,-h),(w,h),(-w,h)]
    k=1.6
    for (sx,sz) in((-1,-1),(1,-1),(1,1),(-1,1)):
        pts=[(sx*w-sx*k*2,sz*h),(sx*w-sx*.6,sz*h),(sx*w,sz*h-sz*.6),(sx*w,sz*h-sz*k*2)]
        st(poly([(cx+x*c-z*s,cz+x*s+z*c) for x,z in pts],False),.13,brass)
place(0,42,0,17,8)
place(58,24,-.35,16,8); place(-58,24,.35,16,8)
# circuits: fine radial engraved lines joining the pots and the middle
for s in(-1,1):
    for dz in(-3,-1.5,0,1.5,3):
        st(poly([(s*24,dz*.9),(s*(25.2),dz)],False),.12,eng)
    st(poly([(s*46,0),(s*57,0),(s*62,4),(s*88,4)],False),.10,eng)
    st(poly([(s*46,-1.4),(s*57.6,-1.4),(s*63,-6),(s*80,-6)],False),.06,eng)
# wear: fine scuffs, more of them where cards and sleeves slide
import random
random.seed(12)
for i in range(520):
    cx=random.gauss(0,46); cz=random.gauss(-6,26)
    if abs(cx)>98 or abs(cz)>58: continue
    a=random.gauss(0,.6); L=random.uniform(1.2,9); b=random.uniform(-1.2,1.2)
    p0=(cx-L*math.cos(a),cz-L*math.sin(a)); p1=(cx+L*math.cos(a),cz+L*math.sin(a))
    eng.append(f'<path d="M{P(*p0)}Q{P(cx-b*math.sin(a),cz+b*math.cos(a))} {P(*p1)}" fill="none" stroke="#fff" stroke-opacity="{random.uniform(.04,.20):.2f}" stroke-width="{random.uniform(.6,1.6):.2f}"/>')
for n,l in(("brass",brass),("engraved",eng),("wells",well)):
    open(f"{HERE}/corellian-spike-{n}.svg","w").write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}"><rect width="{W}" height="{H}" fill="#000"/>\n'+"\n".join(l)+"\n</svg>\n")
