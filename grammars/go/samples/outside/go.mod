module example.com/shop

go 1.22

require example.com/kit v1.0.0
