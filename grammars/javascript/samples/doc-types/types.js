export class Job {
  run() {}
  next() {
    return new Job();
  }
}
export class Task {
  run() {}
}
