// `npm test`: the whole suite; `npm test -- lint unit` runs the named steps. The last line is "N passed, N failed".
import { runSteps } from './run-steps.ts';
import { suite } from './suite.ts';

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

const { passed, failed, failures } = await runSteps(steps);
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
