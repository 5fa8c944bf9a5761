class A { m(): void {} only(): void {} }
class B { m(): void {} }
class C { m(): void {} }
function tests(p: A | B | C, q: A | B | C, r: unknown) {
  if (p instanceof A || p instanceof B) p.m(); // A.m | B.m
  else p.m(); // C.m
  if (q instanceof A || q instanceof B) return;
  q.m(); // C.m
  if (r instanceof A || Math.random()) r.m(); // none
  if (r instanceof A || r instanceof B) r.m(); // A.m | B.m
  const z = p instanceof A || p instanceof B ? p.m() : p.m(); // A.m | B.m, C.m
  if (!(p instanceof A) && !(p instanceof B)) p.m(); // C.m
  if (!(p instanceof A || p instanceof B)) { p.m(); } // C.m
  if ((p instanceof A || p instanceof B) && Math.random()) p.m(); // A.m | B.m
  if (p instanceof A || Math.random()) p.m(); // A.m | B.m | C.m
  if ((p instanceof A && Math.random()) || p instanceof B) p.m(); // A.m | B.m
  if (p instanceof A || q instanceof B) p.m(); // A.m | B.m | C.m
}
