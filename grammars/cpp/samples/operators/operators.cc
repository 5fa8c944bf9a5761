namespace math {

class Vec {
 public:
  Vec operator+(const Vec& other) const { return other; }
  Vec& operator+=(const Vec& other) { return *this; }
  int operator[](int at) const { return at; }
  int operator()(int scale) const { return scale; }
  Vec operator-() const { return *this; }
  int length() const { return 1; }
};

bool operator==(const Vec& a, const Vec& b) { return a.length() == b.length(); }
Vec operator*(const Vec& a, int scale) { return a; }

class Matrix {
 public:
  friend Matrix operator*(const Matrix& a, const Matrix& b) { return a; }
  friend void invert(Matrix& matrix) {}
};

int norm(const Vec& vec) { return vec.length(); }

}  // namespace math

void use(math::Vec a, math::Vec b, math::Matrix m, math::Vec* p, math::Vec* q) {
  (a + b).length(); // Vec.length
  (a * 2).length(); // ? Vec.length
  m * m;
  a == b;
  p == q;
  a[1];
  a(2);
  norm(a); // norm
  invert(m);
}
