// Package builtin declares what the language knows without an import, as far as types follow from it.
package builtin

type error interface {
	Error() string
}

// slice is the type of arrays, slices and variadic parameters.
type slice[T any] struct{}

func (s slice[T]) iterate() (int, T)
func (s slice[T]) element(index int) T

// map_ is the type of maps.
type map_[K comparable, V any] struct{}

func (m map_[K, V]) iterate() (K, V)
func (m map_[K, V]) element(key K) V

type channel[T any] struct{}

func (c channel[T]) iterate() (T, bool)
func (c channel[T]) element() T

func append[T any](values []T, more ...T) []T
func min[T any](first T, others ...T) T
func max[T any](first T, others ...T) T
func recover() any
func len(value any) int
func cap(value any) int

type any interface{}
type string struct{}
type int struct{}
type float64 struct{}
type bool struct{}
type rune struct{}
type int8 struct{}
type int16 struct{}
type int32 struct{}
type int64 struct{}
type uint struct{}
type uint8 struct{}
type uint16 struct{}
type uint32 struct{}
type uint64 struct{}
type uintptr struct{}
type float32 struct{}
type complex64 struct{}
type complex128 struct{}
