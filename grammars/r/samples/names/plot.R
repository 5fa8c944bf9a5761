# Draws values on a device.
draw <- function(values, range) {
  canvas <- Canvas$new(range) # ? Canvas
  lapply(values, canvas$point) # ? point
}

Canvas <- R6::R6Class("Canvas",
  public = list(
    range = NULL,
    initialize = function(range) {
      self$range <- range
    },
    point = function(value) {
      invisible(value)
    }
  )
)

setClass("Shape", representation(name = "character"))
setGeneric("area", function(shape) standardGeneric("area"))
setMethod("area", "Shape", function(shape) 0)
