/** Both have the same members, so only the type of a receiver determines the target. */
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
