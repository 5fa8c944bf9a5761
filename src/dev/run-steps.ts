import type { Outcome } from './step-results.ts';
import { runStep, type Step } from './suite.ts';

/** Runs the build and the checks side by side, then the tests one after the other. Prints each as it ends. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const total = { passed: 0, failed: 0, failures: [] as string[] };
  const report = async (step: Step, capture: boolean): Promise<void> => {
    const { passed, failed, failures } = await runAndReport(step, capture);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0)
      total.failures.push(
        ...(failures.length > 0 ? failures.map((each) => `${step.name}: ${each}`) : [step.name]),
      );
  };
  const queue = steps.filter((step) => step.stage !== 'test');
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) await report(step, true);
  };
  // A check or the build uses one core, and most machines that run this have two.
  await Promise.all([worker(), worker()]);
  for (const step of steps.filter((step) => step.stage === 'test')) await report(step, false);
  return total;
}

async function runAndReport(step: Step, capture: boolean): Promise<Outcome> {
  const start = performance.now();
  if (!capture) console.log(`\n── ${step.name}`);
  const { passed, failed, failures, output } = await runStep(step, capture);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failed > 0 && output) console.log(output.trimEnd());
  console.log(`${failed > 0 ? '✗' : '✓'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed, failures };
}
