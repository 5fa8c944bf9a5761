module Shapes

using LinearAlgebra: norm
export area, Circle

include("grid.jl")

const UNIT = 1.0

"""
Anything with an area.
"""
abstract type Shape end

"A round shape."
struct Circle{T<:Real} <: Shape
    radius::T
    label
    Circle(radius) = new{typeof(radius)}(radius, "circle")
end

@enum Color red green

# The area of a circle.
area(circle::Circle) = π * circle.radius^2 # ? radius

function area(shapes::Vector{<:Shape}; scale=UNIT) # ? UNIT
    total = 0.0
    for shape in shapes
        total += area(shape) * scale # ? area
    end
    total
end

Base.show(io::IO, circle::Circle) = print(io, "circle $(circle.radius)")

macro twice(expression)
    quote
        $(esc(expression))
        $(esc(expression))
    end
end

function paint!(grid::Grid, color::Color=red) # ? red
    @twice fill!(grid, color)
    map(cell -> cell.value, grid.cells) # ? value
end

end
