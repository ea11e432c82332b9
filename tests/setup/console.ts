import { afterEach, beforeEach, expect, vi } from 'vitest';

let spies: { mock: { calls: unknown[][] } }[] = [];

/** Anything on the console as an error or a warning fails the test; log lines are kept quiet. */
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
