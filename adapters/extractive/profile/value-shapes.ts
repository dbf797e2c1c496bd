import { datesIn } from '../../../core/languages/dates.ts'
import { factValue } from '../../../core/profile/fact-value.ts'
import { definitionOf, type FactKind } from '../../../core/profile/profile-facts.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { PERSON } from './patterns.ts'

/** Texts of an empty or unanswered field. */
const EMPTY = /^(?:n\/?a|none|nil|no|yes|tbc|tbd|unknown|not applicable|as above|see above|see below|[-–—_.…\s]*)\W*$/iu
const WHOLE_PERSON = new RegExp(`^${PERSON}$`, 'u')
/** Words in names of organisations, which look like names of people. */
const ORGANISATION =
  /\b(?:foundation|trust|council|society|university|institute|association|fund|charity|ltd|limited|inc|llc|centre|center|group|committee|board|team|department|ministry|church|school|college|office|network|alliance|services?|director|manager|officer|project|email|phone|name|annual|report)\b/iu

/** "2023-2024", "05.10.1986". */
function isDate(value: string): boolean {
  const rest = datesIn(value).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), value)
  return rest !== value && !/\d/u.test(rest)
}

const SHAPES: Partial<Record<FactKind, (value: string) => boolean>> = {
  name: (value) => /\p{Lu}/u.test(value) && value.length <= 120 && !/[?:|]|[.!]\s+\p{Lu}\p{Ll}/u.test(value),
  person: isPerson,
  address: (value) => /\d/.test(value) && value.length >= 12 && value.length <= 250,
  telephone: (value) => /^(?:\D*\d){7,15}\D*$/.test(value) && !isDate(value),
  number: (value) => /^\d[\d,]*$/.test(value),
  text: (value) => value.length <= 120 && !/[?|]/.test(value),
  'long-text': (value) => value.split(' ').length >= 5,
}

/** Registration numbers of British charities and French associations. */
export const CHARITY_NUMBER = String.raw`(?:SC ?0\d{5}|NIC ?\d{6}|\d{6,7}(?:-\d{1,2})?|W\d{9})`
/** Company numbers of Companies House and of France. */
export const COMPANY_NUMBER = String.raw`(?:\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?|(?:SC|NI|OC|RC|IP)? ?\d{6,8})`
/** An American EIN, a British VAT number, or a European one with its country. */
export const TAX_NUMBER = String.raw`(?:\d{2}-\d{7}|(?:GB ?)?\d{3} ?\d{4} ?\d{2}|[A-Z]{2} ?\d{8,12})`

const NUMBERS: Readonly<Record<string, RegExp>> = {
  charityNumber: new RegExp(`^${CHARITY_NUMBER}$`, 'i'),
  companyNumber: new RegExp(`^${COMPANY_NUMBER}$`, 'i'),
  taxNumber: new RegExp(`^${TAX_NUMBER}$`, 'i'),
}

export function isPerson(value: string): boolean {
  return WHOLE_PERSON.test(value) && !ORGANISATION.test(value)
}

/** Whether a text can be the value of a fact: filled in, and in the format of its kind. */
export function canBeValue(key: string, value: string): boolean {
  const { kind } = definitionOf(key)
  if (EMPTY.test(value) || !(SHAPES[kind]?.(value) ?? true) || !(NUMBERS[key]?.test(value) ?? true)) return false
  try {
    return factValue(definitionOf(key), value) !== ''
  } catch (error) {
    if (isAppError(error, 'invalid')) return false
    throw error
  }
}
