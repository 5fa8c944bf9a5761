!> The animals of a shelter.
module shelter
  use iso_fortran_env, only: int32
  implicit none
  private
  public :: cat, report ! ? shelter.cat, ? shelter.report

  integer, parameter :: limit = 5
  integer :: total

  type, abstract :: animal
    character(len=10) :: name
  end type animal

  !> A cat of the shelter.
  type, extends(animal) :: cat ! ? shelter.animal
    integer :: meals
  contains
    procedure :: feed => cat_feed ! ? shelter.cat_feed
  end type cat

contains

  !> Feeds a cat.
  subroutine cat_feed(self, amount)
    class(cat), intent(inout) :: self ! ? shelter.cat
    integer, intent(in) :: amount
    integer :: i
    do i = 1, amount
      call report(self%name, i) ! ? shelter.report, ? shelter.animal.name
    end do
    if (is_large(amount)) return ! ? shelter.is_large
    self%meals = self%meals + 1 ! ? shelter.cat.meals
    total = total + amount ! ? shelter.total
  end subroutine cat_feed

  pure logical function is_large(amount) result(large)
    integer, intent(in) :: amount
    large = amount > limit ! ? shelter.limit
  end function is_large

  subroutine report(name, count)
    character(len=*), intent(in) :: name
    integer, intent(in) :: count
    print *, 'fed', name, count
  end subroutine report

end module shelter
