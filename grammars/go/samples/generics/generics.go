package generics

// Number is a constraint.
type Number interface {
	~int | ~float64
}

// List is a generic type.
type List[T any] struct {
	items []T
	next  *List[T]
}

func (l *List[T]) Push(item T)  { l.items = append(l.items, item) } // List.items
func (l *List[T]) First() T     { return l.items[0] }               // List.items
func (l *List[E]) Tail() *List[E] { return l.next }                 // List.next

type Pair[K comparable, V any] struct {
	Key   K
	Value V
}

type User struct{ name string }

func (u User) Hello() {}

// Map applies a function.
func Map[A, B any](items []A, change func(A) B) []B {
	var changed []B
	for _, item := range items {
		changed = append(changed, change(item))
	}
	return changed
}

func Sum[N Number](numbers ...N) (sum N) { // Number
	return sum
}

type Greeter interface{ Hello() }

func All[G Greeter](all []G) {
	for _, each := range all {
		each.Hello() // Greeter.Hello
	}
}

func First[T any](items []T) T { return items[0] }

func use() {
	users := &List[User]{}
	users.Push(User{})
	users.First().Hello()        // User.Hello
	users.Tail().First().Hello() // User.Hello
	pair := Pair[string, User]{Key: "a"}
	pair.Value.Hello()           // User.Hello
	Map([]int{1}, func(n int) User { return User{} })[0].Hello() // User.Hello
	First([]User{}).Hello()      // User.Hello
	Sum[float64](1, 2)           // Sum
}
