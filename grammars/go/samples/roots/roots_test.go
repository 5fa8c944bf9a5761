package roots

import "testing"

func TestMain(m *testing.M) {}

func TestPublic(t *testing.T) { Public() }

func BenchmarkPublic(b *testing.B) {}

func FuzzPublic(f *testing.F) {}

func ExamplePublic() {}

func Testament() {}

type suite struct{}

func (s *suite) SetupTest() {}

func (s *suite) TestOne() {}
