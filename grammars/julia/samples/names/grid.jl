mutable struct Cell
    value::Int
end

struct Grid
    cells::Vector{Cell}
end

fill!(grid::Grid, value)::Grid = foreach(cell -> cell.value = value, grid.cells)
