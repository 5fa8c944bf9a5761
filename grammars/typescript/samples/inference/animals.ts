/** Both have the same members, so that only its type tells which one a receiver has. */
export class Cat {
  name = 'cat';
  speak(): void {}
  friend(): Dog {
    return new Dog();
  }
}

export class Dog {
  name = 'dog';
  speak(): void {}
  friend(): Cat {
    return new Cat();
  }
}
