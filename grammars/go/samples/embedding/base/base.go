package base

type Named struct{ Name string }

func (n *Named) Rename(to string) { n.Name = to }

func (n Named) Hello() string { return n.Name }
