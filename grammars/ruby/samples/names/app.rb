require_relative 'zoo'

cat = Zoo::Cat.build  # Zoo.Cat, Zoo.Cat.build
cat.feed(2)
