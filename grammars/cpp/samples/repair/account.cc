#include "account.h"

REGISTER(first, "an account") // REGISTER -> account.h:REGISTER

int check(const Account& account) {
  const Amount& total(account.total()); // total -> account.h:Account.total
  IF_DEBUG("account") { // IF_DEBUG -> account.h:IF_DEBUG
    account.write(); // write -> account.h:Account.write
  }
  int masked = account.flags() & MASK; // flags -> account.h:Account.flags, MASK -> account.h:MASK
  const char* name = "account" SUFFIX; // SUFFIX -> account.h:SUFFIX
  return total.value + total.operator()(masked);
}

REGISTER(second,
         "another "
         "(account)")
