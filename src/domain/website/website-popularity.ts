import { dayOf } from '../day.ts';
import { dayMs } from '../limits.ts';

/**
 * Popularity of a website in a period, from distinct visitors a day (bots and repeats are not counted):
 *
 *     score = sum over days of ln(1 + visitors) * 2^(-age / halfLife)
 *
 * The logarithm damps single days of fame; age is in days before the period's last day. The half-life is a bit
 * under half of a rolling period: 3 days of 7, 12 of 30, 150 of 365. All time and closed calendar periods do not
 * decay. Days are UTC, weeks ISO 8601.
 */
export interface Period {
  slug: string;
  title: string;
  /** First and last day, `YYYY-MM-DD`, both counted. */
  from: string;
  to: string;
  halfLifeDays: number | null;
}

export interface Popular {
  id: number;
  score: number;
  visitors: number;
}

/** The event type that popularity counts: a website's page was seen. */
export const popularityEvent = 'view';

const rolling = [
  { slug: 'week', title: 'This week', days: 7, halfLifeDays: 3 },
  { slug: 'month', title: 'This month', days: 30, halfLifeDays: 12 },
  { slug: 'year', title: 'This year', days: 365, halfLifeDays: 150 },
] as const;

/** Slugs of the periods that a page offers, the first by default. */
export const rollingPeriods = ['week', 'month', 'year', 'all-time'] as const;

const firstDay = '2000-01-01';
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `week month year all-time`, `2026-w48`, `2026-11`, `2026`; null when there is no such period or it has not begun. */
export function parsePeriod(slug: string, now: number): Period | null {
  const today = dayOf(now);
  const period = rollingPeriod(slug, now) ?? calendarPeriod(slug);
  return period && period.from >= firstDay && period.from <= today ? period : null;
}

function rollingPeriod(slug: string, now: number): Period | null {
  const to = dayOf(now);
  if (slug === 'all-time')
    return { slug, title: 'All time', from: firstDay, to, halfLifeDays: null };
  const found = rolling.find((one) => one.slug === slug);
  if (!found) return null;
  const { title, days, halfLifeDays } = found;
  return { slug, title, from: dayOf(now - (days - 1) * dayMs), to, halfLifeDays };
}

function calendarPeriod(slug: string): Period | null {
  const [, yearText, weekText, monthText] = /^(\d{4})(?:-w(\d{2})|-(\d{2}))?$/.exec(slug) ?? [];
  if (!yearText) return null;
  const year = Number(yearText);
  if (weekText) return isoWeek(slug, year, Number(weekText));
  if (monthText) return month(slug, year, Number(monthText));
  return closed(slug, yearText, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1));
}

function month(slug: string, year: number, number: number): Period | null {
  const name = months[number - 1];
  if (!name) return null;
  return closed(slug, `${name} ${year}`, Date.UTC(year, number - 1, 1), Date.UTC(year, number, 1));
}

/** Week 1 holds 4 January; a year has a week 53 only when its last Thursday lies there. */
function isoWeek(slug: string, year: number, week: number): Period | null {
  const start = mondayOf(Date.UTC(year, 0, 4)) + (week - 1) * 7 * dayMs;
  const inYear = new Date(start + 3 * dayMs).getUTCFullYear() === year;
  return inYear ? closed(slug, `Week ${week} of ${year}`, start, start + 7 * dayMs) : null;
}

function closed(slug: string, title: string, start: number, end: number): Period {
  return { slug, title, from: dayOf(start), to: dayOf(end - dayMs), halfLifeDays: null };
}

function mondayOf(time: number): number {
  return time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs;
}
