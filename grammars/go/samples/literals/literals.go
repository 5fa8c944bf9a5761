package literals

type Point struct{ X, Y int }

func (p Point) Norm() int { return p.X * p.Y } // Point.X, Point.Y

type Line struct {
	From, To Point
	Style    struct {
		Width int
		Color Color
	}
	ends map[string]Point
}

type Color int

const (
	Red Color = iota
	Green
	Blue
)

func (c Color) Name() string { return "" }

var (
	origin      = Point{}
	low, high   = Point{1, 2}, Point{X: 3}
	table       = []struct{ name string; at Point }{{name: "a", at: low}}
	named       = map[string]Point{"low": {X: 1, Y: 2}}
	nested      = [][]Point{{{X: 1}}}
	pointers    = []*Point{{X: 2}}
)

func use() {
	line := Line{From: Point{X: 1}, To: low} // Line.From, Point.X, Line.To, low
	line.From.Norm()          // Line.From, Point.Norm
	line.Style.Width = 2      // Line.Style, the field Width
	line.Style.Color.Name()   // Color.Name
	line.ends["a"].Norm()     // Line.ends, Point.Norm
	origin.Norm()             // Point.Norm
	high.Norm()               // high, Point.Norm
	Green.Name()              // Green, Color.Name
	for _, row := range table {
		row.at.Norm() // the field at, Point.Norm
		_ = row.name
	}
	named["low"].Norm()  // Point.Norm
	nested[0][0].Norm()  // Point.Norm
	pointers[0].Norm()   // Point.Norm
	key := 1
	_ = map[int]Point{key: {}} // key is a variable, not a field
	local := struct{ p Point }{p: low}
	local.p.Norm() // missing: Point.Norm
}
