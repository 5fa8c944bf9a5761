source("plot.R")

#' Scales values to a range.
#'
#' @param x Numbers.
#' @export
scale_to <- function(x, max = MAX_VALUE) { # ? MAX_VALUE
  range <- range_of(x) # ? range_of
  draw(x, range) # ? draw
  x / range * max
}

MAX_VALUE <- 10L

range_of = function(x) {
  biggest <- max(x)
  biggest - min(x)
}

print.scaled <- function(x, ...) {
  cat(format(x), sep = "\n")
}

`%+%` <- function(a, b) paste0(a, b)
