import { normaliseText } from '../shared/normalise-text.ts'
import { figuresIn, isSameFigure } from '../languages/figures.ts'
import { isSameName } from './names.ts'
import type { FactKind } from './profile-facts.ts'

type Compare = (a: string, b: string) => boolean

/** Share of common words from which two longer texts say the same. */
const SHARED_WORDS = 0.75
/** Digits of a telephone number without the country or trunk prefix. */
const LOCAL_DIGITS = 9

const SAME: Readonly<Record<FactKind, Compare>> = {
  text: contained,
  'long-text': mostlyAlike,
  name: isSameName,
  person: contained,
  email: by(normaliseText),
  telephone: by((text) => text.replace(/\(0\)|\D/g, '').slice(-LOCAL_DIGITS)),
  url: by(plainUrl),
  address: contained,
  identifier: by((text) =>
    text
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/^0+/, ''),
  ),
  date: contained,
  day: by((text) =>
    wordsOf(text.replace(/(\d)(st|nd|rd|th)\b/gi, '$1'))
      .sort()
      .join(' '),
  ),
  money: sameNumber,
  number: sameNumber,
}

/** Whether two values of a kind are the same in different notation. */
export function isSameValue(kind: FactKind, a: string, b: string): boolean {
  return SAME[kind](a, b)
}

/** Whether different values in documents are a conflict; longer texts may only be worded differently. */
export function canConflict(kind: FactKind): boolean {
  return kind !== 'long-text'
}

function by(normalise: (text: string) => string): Compare {
  return (a, b) => normalise(a) === normalise(b)
}

function plainUrl(url: string): string {
  return normaliseText(url)
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')
}

function wordsOf(text: string): string[] {
  return normaliseText(text, { wordsOnly: true, withoutAccents: true }).split(' ')
}

/** Whether one text contains every word of the other: an address without its country, a year without its month. */
function contained(a: string, b: string): boolean {
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length)
  const known = new Set(many)
  return few!.every((word) => known.has(word))
}

/** Whether two longer texts share so many words that one only rewords the other. */
function mostlyAlike(a: string, b: string): boolean {
  const [one, other] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= Math.max(one.size, other.size) * SHARED_WORDS
}

function sameNumber(a: string, b: string): boolean {
  const [[one], [other]] = [figuresIn(a), figuresIn(b)]
  return one !== undefined && other !== undefined && isSameFigure(one, other)
}
