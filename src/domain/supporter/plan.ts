export const intervals = ['month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** What access costs: `amount` in the currency's smallest unit, paid again each interval. */
export interface Plan {
  interval: Interval;
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** `month 500 eur, year 5000 eur` as in wrangler.toml. Throws for anything else: a wrong price must not start. */
export function parsePlans(text: string): Plan[] {
  const plans = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parsePlan);
  if (new Set(plans.map(({ interval }) => interval)).size < plans.length)
    throw new Error('SUPPORTER_PRICES names an interval twice');
  return plans;
}

function parsePlan(text: string): Plan {
  const [, interval, amount, currency] =
    /^(month|year)\s+([1-9][0-9]{0,8})\s+([a-z]{3})$/i.exec(text) ?? [];
  if (!interval || !amount || !currency)
    throw new Error(`SUPPORTER_PRICES must read "month 500 eur, year 5000 eur", not "${text}"`);
  return {
    interval: interval.toLowerCase() as Interval,
    amount: Number(amount),
    currency: currency.toLowerCase(),
  };
}

/** "€5", "€4.50", "¥600": whole amounts without decimals. */
export function priceText({ amount, currency }: Pick<Plan, 'amount' | 'currency'>): string {
  const format = (digits?: number) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      ...(digits === undefined ? {} : { minimumFractionDigits: digits }),
    });
  const decimals = format().resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** decimals;
  return format(Number.isInteger(value) ? 0 : decimals).format(value);
}

/** What a year costs less than twelve months; null where it does not, or the currencies differ. */
export function savingText(plan: Plan, plans: readonly Plan[]): string | null {
  const monthly = plans.find(({ interval }) => interval === 'month');
  if (plan.interval !== 'year' || monthly?.currency !== plan.currency) return null;
  const amount = monthly.amount * 12 - plan.amount;
  return amount > 0 ? `Saves ${priceText({ ...plan, amount })} a year` : null;
}
