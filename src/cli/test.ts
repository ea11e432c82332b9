import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isStopping, runTool } from './child.ts';

/** Everything that is checked before the tests, cheapest first. Each counts as one. */
const steps: { name: string; script: string; args: string[] }[] = [
  { name: 'format', script: '@biomejs/biome/bin/biome', args: ['ci', '.', '--colors=off'] },
  { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'types', script: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'laws',
    script: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['src', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', script: 'knip/bin/knip.js', args: [] },
  { name: 'build', script: 'vite/bin/vite.js', args: ['build', '--logLevel', 'warn'] },
];

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});

interface Tally {
  passed: number;
  failed: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'specimen-test-'));
try {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const step of steps) await check(step, tally);
  await runTests(tally);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Says one line when all is well, the tool's own words when not. */
async function check(step: (typeof steps)[number], tally: Tally): Promise<void> {
  if (isStopping()) return;
  const log = path.join(folder, 'step.log');
  const started = Date.now();
  const code = await runTool(step.script, step.args, { log });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code !== 0) console.log(await readFile(log, 'utf8'));
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${step.name}  ${seconds} s`);
  tally[code === 0 ? 'passed' : 'failed'] += 1;
}

async function runTests(tally: Tally): Promise<void> {
  if (isStopping()) return;
  const output = path.join(folder, 'vitest.json');
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]);
  const text = await readFile(output, 'utf8').catch(() => null);
  if (text === null) {
    console.log(`FAILED  tests: vitest ended with ${code} and no report`);
    tally.failed += 1;
    return;
  }
  const result = report.parse(JSON.parse(text));
  // A file that cannot be loaded has no tests to fail: it counts as one.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  for (const { name } of broken) console.log(`FAILED  ${path.relative(process.cwd(), name)}`);
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) console.log(`${skipped} skipped`);
  const failed = result.numFailedTests + broken.length;
  tally.passed += result.numPassedTests;
  // An error outside of every test (an unhandled rejection) fails the run too.
  tally.failed += failed === 0 && code !== 0 ? 1 : failed;
}
