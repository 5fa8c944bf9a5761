module example.com/app

go 1.22

require (
	example.com/other v1.0.0
	github.com/vend/lib v1.2.3
)

replace example.com/other => ./other
