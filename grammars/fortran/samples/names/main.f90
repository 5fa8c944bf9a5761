program main
  use shelter ! ? shelter.f90:shelter
  type(cat) :: tom ! ? shelter.f90:shelter.cat
  call tom%feed(2) ! ? shelter.cat.feed
end program main
