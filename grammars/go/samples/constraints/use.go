package constraints

func use() int {
	open()       // open in open_linux.go, the usual system
	return limit // limit in b_tag.go: the build is special without it
}
