package interfaces

import "io"

// Shape is implemented by what has its methods.
type Shape interface {
	Area() float64
	Scale(by float64)
}

// Named embeds another interface.
type Named interface {
	Shape
	Name() string
}

type Square struct{ side float64 }

func (s *Square) Area() float64    { return s.side * s.side } // implements Shape.Area
func (s *Square) Scale(by float64) { s.side *= by }           // implements Shape.Scale

type Label struct {
	*Square
	text string
}

func (l Label) Name() string { return l.text } // implements Named.Name

// Point has Area, but with another signature, and no Scale.
type Point struct{}

func (Point) Area() {}

func total(shapes []Shape) (sum float64) {
	for _, shape := range shapes {
		sum += shape.Area() // Shape.Area
	}
	return sum
}

// Sink has a method whose parameters have no names.
type Sink interface {
	Put(Shape, int) error
}

type bucket struct{}

func (bucket) Put(shape Shape, times int) error { return nil } // implements Sink.Put

type sieve struct{}

// Put takes one value less than that of Sink.
func (sieve) Put(shape Shape) error { return nil }

// Dimmed overrides one method of the interface that it embeds.
type Dimmed struct {
	Shape
}

func (d Dimmed) Area() float64 { return d.Shape.Area() } // implements Shape.Area

// Half has one method of Shape, and Whole the other.
type Half struct{}

func (*Half) Scale(by float64) {} // implements Shape.Scale

type Whole struct {
	*Half
}

func (Whole) Area() float64 { return 1 } // implements Shape.Area

// Quarter is embedded in a type that has its method itself.
type Quarter struct{}

func (Quarter) Scale(by float64) {}

type Covered struct {
	Quarter
}

func (Covered) Area() float64    { return 1 } // implements Shape.Area
func (Covered) Scale(by float64) {}           // implements Shape.Scale

// Flusher has a method of an interface of the library, which strainer lacks.
type Flusher interface {
	io.Writer
	Flush()
}

func (strainer) Flush() {}

// Pipe has methods with functions and variable numbers of parameters.
type Pipe interface {
	Join(...Shape) Pipe
	Each(func(Shape)) Pipe
	Last() (shape Shape, err error)
}

func (s *sieve) Join(shapes ...Shape) Pipe    { return s } // implements Pipe.Join
func (s *sieve) Each(visit func(Shape)) Pipe { return s } // implements Pipe.Each

func (s *sieve) Last() (Shape, error)        { return nil, nil } // implements Pipe.Last

type strainer struct{}

// Put takes a value of another type than that of Sink.
func (strainer) Put(shape Label, times int) error { return nil }

func use() {
	var shape Shape = &Square{}
	shape.Scale(2)          // Shape.Scale
	total([]Shape{shape})   // total
	var named Named = Label{}
	named.Area()            // Shape.Area
	named.Name()            // Named.Name
	if square, ok := shape.(*Square); ok {
		square.Area() // Square.Area
	}
}
