module treeatlas.dev/checker

go 1.22
