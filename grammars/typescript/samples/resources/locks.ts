class Lock {
  [Symbol.dispose]() { release(); }
  held() { return true; }
}
class Link {
  async [Symbol.asyncDispose]() {}
}
class Plain {
  [Symbol.dispose]() {}
}
function release() {}

export async function work() {
  using lock = new Lock();
  await using link = new Link(), plain = new Plain();
  return lock.held(); // Lock.held
}
export function typed(locks: Lock[]) {
  using lock: Lock = locks[0];
  for (using each of locks) each.held(); // Lock.held
  return lock.held(); // Lock.held
}
