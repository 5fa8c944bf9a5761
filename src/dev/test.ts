// `npm test` runs the whole suite; `npm test -- lint unit` runs the named steps. The last line is "N passed,
// N failed".
import { runStep, suite, type Outcome, type Step } from './suite.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suite.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${suite.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}

const chosen = wanted.length > 0 ? suite.filter((step) => wanted.includes(step.name)) : suite;
const needsBuild = chosen.some((step) => step.needsBuild);
const steps = suite.filter((step) => chosen.includes(step) || (step.stage === 'build' && needsBuild));
const total: Outcome = { passed: 0, failed: 0 };

await sideBySide(steps.filter((step) => step.stage === 'check'));
for (const step of steps.filter((step) => step.stage !== 'check')) await report(step, false);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs two checks at a time: each uses one core, and most machines that run this have two. */
async function sideBySide(checks: Step[]): Promise<void> {
  const queue = [...checks];
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) await report(step, true);
  };
  await Promise.all([worker(), worker()]);
}

async function report(step: Step, capture: boolean): Promise<void> {
  const start = performance.now();
  if (!capture) console.log(`\n── ${step.name}`);
  const { passed, failed, output } = await runStep(step, capture);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failed > 0 && output) console.log(output.trimEnd());
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}
