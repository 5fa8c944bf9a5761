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
  pair.first.run(); // Job.run
  pair.second.run(); // Task.run
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
  job.run(); // Job.run
}
take({ job });

/**
 * @typedef {object} Context
 * @property {Job} job a member with a tag of its own
 * @property {Task=} task
 */

/**
 * @param {string} name
 * @param {Context} context
 * @param {object} more
 * @param {Task} more.task
 */
function inContext(name, { job, task }, more) {
  job.run(); // Job.run
  task.run(); // Task.run
  more.task.run(); // Task.run
}
inContext('', JSON.parse('{}'), JSON.parse('{}'));

const cast = /** @type {Task} */ (JSON.parse('{}'));
cast.run(); // Task.run
/** @type {Job} */ (JSON.parse('{}')).run(); // Job.run
