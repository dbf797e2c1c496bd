import { pluralsOf } from '../../formatting/plurals.ts'

export const locale = 'en-GB'

export const plural = pluralsOf(locale)

/** Relative times, in the terms of the date library. */
export const relativeTime = {
  future: 'in %s',
  past: '%s ago',
  s: 'a few seconds',
  m: 'a minute',
  mm: '%d minutes',
  h: 'an hour',
  hh: '%d hours',
  d: 'a day',
  dd: '%d days',
  M: 'a month',
  MM: '%d months',
  y: 'a year',
  yy: '%d years',
}
