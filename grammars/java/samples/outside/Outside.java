package com.acme;

import java.util.Optional;
import org.kit.Box;
import org.kit.Store;
import org.springframework.http.ResponseEntity;

class User {
  void rename() {}

  void edit() {}
}

class Team {
  void rename() {}
}

class Outside {
  // The type argument says more than the name.
  void typed(ResponseEntity<User> response, Box<User> box, Optional<User> user) {
    response.getBody().rename(); // rename -> ? User.rename
    box.item.rename(); // rename -> package:org.kit:Box.item.rename, rename -> ? User.rename
    user.get().rename(); // rename -> User.rename
  }

  void plain(Store store) {
    store.owner.edit(); // edit -> package:org.kit:Store.owner.edit, edit -> ? User.edit
  }
}
