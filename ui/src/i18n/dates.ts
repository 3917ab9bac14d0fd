/** Days and durations in the reader's language. The clock is passed in, so that "today" can be tested. */
import type { Language } from './fluent';

const DAY = 86_400_000;

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** Whole days between two moments as people count them: from midnight to midnight. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((midnight(later) - midnight(earlier)) / DAY);
}

/** "today", "yesterday", "Sunday" within the week, else "Friday 27 November" with the year if it is another one. */
export function day(at: Date, now: Date, language: Language): string {
  const ago = daysBetween(at, now);
  if (ago === 0 || ago === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...year,
  }).format(at);
}

/** "today", "yesterday", else "27 Nov", with the year if it is another one. */
export function shortDay(at: Date, now: Date, language: Language): string {
  if (daysBetween(at, now) < 2) return day(at, now, language);
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year }).format(at);
}

/** "19:42". */
export function clock(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(at);
}

/** "1 h 32 min". */
export function duration(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
