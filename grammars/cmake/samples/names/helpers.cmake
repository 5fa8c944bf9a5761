# Adds a test of one target.
function(add_unit_test target)
  set(name ${target}_test)
  add_executable(${name} ${ARGN})
  report(${name})
endfunction()

macro(report what)
  message(STATUS "test ${what}")
endmacro()
