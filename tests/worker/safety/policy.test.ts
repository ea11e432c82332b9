import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { pagePolicy } from '#worker/middleware/security-headers.ts';

test('S13: the policy of a page has no finding of high severity', async () => {
  const { csp } = new CspParser(await pagePolicy('abc'.repeat(14)));
  const findings = new CspEvaluator(csp).evaluate();
  const high = findings.filter(({ severity }) => severity === Severity.HIGH);
  expect(high.map(({ description }) => description)).toEqual([]);
});
