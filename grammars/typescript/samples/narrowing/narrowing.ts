class Cat {
  kind = 'cat' as const;
  speak(): void {}
  purr(): void {}
}
class Dog {
  kind = 'dog' as const;
  speak(): void {}
}
class Bird {
  speak(): void {}
}
declare function isCat(value: unknown): value is Cat;
declare function assertDog(value: unknown): asserts value is Dog;

function inside(pet: Cat | Dog) {
  if (pet instanceof Cat) {
    pet.speak(); // Cat.speak
  } else {
    pet.speak(); // Dog.speak
  }
  pet.speak(); // Cat.speak | Dog.speak
}
function early(pet: Cat | Dog | undefined) {
  if (!pet) return;
  if (pet instanceof Dog) return;
  pet.speak(); // Cat.speak
}
function throwing(pet: Cat | Dog) {
  if (!(pet instanceof Dog)) throw new Error('no dog');
  pet.speak(); // Dog.speak
}
function predicate(pet: Cat | Dog) {
  if (isCat(pet)) pet.speak(); // Cat.speak
  else pet.speak(); // Dog.speak
}
function unknown(pet: unknown, other: any) {
  if (isCat(pet)) pet.speak(); // Cat.speak
  if (other instanceof Dog) other.speak(); // Dog.speak
}
function both(pet: Cat | Dog | Bird) {
  if (pet instanceof Cat && pet.purr()) return; // Cat.purr
  const sound = pet instanceof Bird ? pet.speak() : null; // Bird.speak
  if (!(pet instanceof Cat) && !(pet instanceof Dog)) pet.speak(); // Bird.speak
  return sound;
}
function asserted(pet: Cat | Dog) {
  assertDog(pet);
  pet.speak(); // Dog.speak
}
function loop(pets: (Cat | Dog)[]) {
  for (const pet of pets) {
    if (pet instanceof Cat) continue;
    pet.speak(); // Dog.speak
  }
  pets.filter(isCat).forEach((cat) => cat.speak()); // Cat.speak
}
class Owner {
  pet: Cat | Dog = new Cat();
  call() {
    if (this.pet instanceof Dog) this.pet.speak(); // Dog.speak
  }
}
