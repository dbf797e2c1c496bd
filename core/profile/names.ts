import { normaliseText } from '../shared/normalise-text.ts'

/** Common initial letters of a domain and a name that are more than chance. */
const SHARED_LETTERS = 6
const LEAST_LETTERS = 3

const LEGAL_FORMS =
  /\b(ltd|limited|llc|inc|incorporated|plc|cio|scio|cic|company|co|corp|corporation|gmbh|ggmbh|e v|ev|asbl|sbl|the)\b/g
/** Words that abbreviations leave out. */
const SMALL_WORDS = new Set(['of', 'for', 'and', 'the', 'in', 'de', 'du', 'des', 'der', 'die', 'und', 'la', 'le', 'y'])
const LONGEST_ABBREVIATION = 10

/** Whether two names are the same, ignoring legal forms. */
export function isSameName(a: string, b: string): boolean {
  return plainName(a) === plainName(b) || isAbbreviation(a, b) || isAbbreviation(b, a)
}

function plainName(name: string): string {
  const words = normaliseText(name, { wordsOnly: true, withoutAccents: true })
  return words.replace(LEGAL_FORMS, ' ').replace(/\s+/g, ' ').trim() || words
}

/**
 * Whether a word with several capitals is made of the first letters of a name's words: ReSA of Research Software
 * Alliance.
 */
export function isAbbreviation(short: string, name: string): boolean {
  if (!/^[\p{L}\p{N}&-]+$/u.test(short) || short.length > LONGEST_ABBREVIATION) return false
  if ((short.match(/\p{Lu}/gu) ?? []).length < 2) return false
  const words = wordsOf(name).filter((word) => !SMALL_WORDS.has(word))
  return words.length > 1 && isMadeOf(short.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''), words)
}

/** Whether the letters are beginnings of all the words, in order. */
function isMadeOf(letters: string, [word, ...others]: readonly string[]): boolean {
  if (word === undefined) return letters === ''
  for (let length = 1; length <= word.length && letters.startsWith(word.slice(0, length)); length += 1)
    if (isMadeOf(letters.slice(length), others)) return true
  return false
}

/**
 * Whether two names belong to one organisation: the same, or one the beginning of the other, as "Pact" of "Pact, Inc.".
 */
export function isRelatedName(a: string, b: string): boolean {
  if (isSameName(a, b)) return true
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length)
  return short!.length > 0 && short!.every((word, at) => word === long![at])
}

/** Whether a domain such as `rladies.org` belongs to the organisation: it is made of its name or its initials. */
export function isOwnDomain(domain: string, name: string): boolean {
  const [label = ''] = domain
    .toLowerCase()
    .replace(/^www\./, '')
    .split('.')
  if (!domain.includes('.') || label.length < LEAST_LETTERS) return false
  const site = label.replace(/[^\p{L}\p{N}]/gu, '')
  const words = wordsOf(name)
  const whole = words.join('')
  if (whole.length < LEAST_LETTERS) return false
  return site.includes(whole) || whole.includes(site) || site === initialsOf(words) || beginAlike(site, whole)
}

function wordsOf(name: string): string[] {
  const words = normaliseText(name, { wordsOnly: true, withoutAccents: true }).split(' ')
  return words[0] === 'the' ? words.slice(1) : words
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('')
}

function beginAlike(a: string, b: string): boolean {
  return a.slice(0, SHARED_LETTERS) === b.slice(0, SHARED_LETTERS) && a.length >= SHARED_LETTERS
}
