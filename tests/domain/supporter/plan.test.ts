import { expect, test } from 'vitest';
import { parsePlans, priceText, savingText } from '#domain/supporter/plan.ts';

test('prices are read from the settings', () => {
  const plans = parsePlans('month 500 eur, year 5000 EUR');
  expect(plans).toEqual([
    { interval: 'month', amount: 500, currency: 'eur' },
    { interval: 'year', amount: 5000, currency: 'eur' },
  ]);
  expect(plans.map((plan) => savingText(plan, plans))).toEqual([null, 'Saves €10 a year']);
  expect(parsePlans('')).toEqual([]);
});

test.each([
  'month 5.00 eur',
  'week 500 eur',
  'month eur',
  'month 0 eur',
  'month 1 eur, month 2 eur',
])('%s is a mistake that must not start', (text) => {
  expect(() => parsePlans(text)).toThrow('SUPPORTER_PRICES');
});

test.each([
  [500, 'eur', '€5'],
  [450, 'eur', '€4.50'],
  [600, 'jpy', '¥600'],
  [120_000, 'usd', '$1,200'],
])('%i in %s is %s', (amount, currency, text) => {
  expect(priceText({ amount, currency })).toBe(text);
});
