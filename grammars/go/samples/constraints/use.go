package constraints

func use() int {
	open()       // open in open_linux.go, the usual system
	return limit // limit in b_tag.go: the build is special without it
}

func several(d device) {
	mixed()   // mixed -> mixed_b.go:mixed
	older()   // older -> older_b.go:older
	machine() // machine -> machine_linux_amd64.go:machine
	d.flush() // flush -> open_linux.go:device.flush
}

type device struct{}
