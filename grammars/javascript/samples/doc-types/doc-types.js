/** @typedef {import('./types.js').Job} Job */
/** @typedef {{ first: Job, second: import('./types.js').Task }} Pair */
import { Task } from './types.js';

/**
 * @param {Job} job
 * @param {Task[]} tasks
 * @param {Pair} pair
 * @param {Map<string, Job>} named
 * @param {Job | Task} either
 * @param {Task} [optional]
 * @returns {Task}
 */
export function start(job, tasks, pair, named, either, optional) {
  job.run(); // Job.run
  tasks[0].run(); // Task.run
  for (const task of tasks) task.run(); // Task.run
  pair.first.run(); // missing: Job.run
  pair.second.run(); // missing: Task.run
  named.get('a').run(); // Job.run
  either.run(); // Job.run | Task.run
  optional.run(); // Task.run
  return JSON.parse('{}');
}
start().run(); // Task.run

/** @type {Job} */
const job = JSON.parse('{}');
job.run(); // Job.run

class Runner {
  /** @type {Task} */
  task = null;
  /** @param {Job} job */
  constructor(job) {
    this.job = job;
  }
  go() {
    this.task.run(); // Task.run
    this.job.run(); // Job.run
  }
}
new Runner(job).go(); // Runner.go

/** @type {(job: Job) => void} */
const handle = (given) => given.run(); // missing: Job.run
handle(job);

/** @param {{ job: Job }} options */
function take({ job }) {
  job.run(); // missing: Job.run
}
take({ job });
