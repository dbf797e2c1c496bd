import { isOneAddress, normaliseEmail } from '../identity/user.ts'
import { invalidField } from '../shared/app-error.ts'
import type { Reason } from '../shared/reason.ts'
import { figuresIn, valueIn } from '../languages/figures.ts'
import type { FactDefinition, FactKind } from './profile-facts.ts'

/** Whether the text is an IBAN with correct check digits (ISO 13616). */
function isIban(text: string): boolean {
  const plain = text.toUpperCase().replace(/[\s-]/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return remainderOf97(digits) === 1
}

function remainderOf97(digits: string): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

const MAX_LENGTH = 300
const MAX_LONG_LENGTH = 5_000
const MAX_DATE_LENGTH = 60
const URL = /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu
const TELEPHONE = /^[+()\d\s./-]{5,}(\s*(ext|x)\.?\s*\d+)?$/i
const YEAR = /(?<!\d)(1[0-9]|20)\d{2}(?!\d)/
const DAY = /(?<!\d)([12]?\d|3[01])(?!\d)/

/**
 * Parses and trims the value of a fact as typed in `language`. Throws `invalid` for the field `value` if it is not
 * valid for its kind, or is ambiguous.
 */
export function factValue(definition: FactDefinition, typed: string, language = 'en'): string {
  const value = definition.kind === 'long-text' ? typed.trim() : typed.trim().replace(/[^\S\n]+/g, ' ')
  const wrong =
    wrongLength(definition.kind, value) ?? wrongForm(definition, value) ?? twoMeanings(definition.kind, value, language)
  if (wrong) throw invalidField('value', wrong)
  return value
}

function wrongLength(kind: FactKind, value: string): Reason | null {
  const most = kind === 'long-text' || kind === 'address' ? MAX_LONG_LENGTH : MAX_LENGTH
  if (value === '') return { code: 'profile.value-required' }
  return value.length > most ? { code: 'profile.value-too-long', values: { most } } : null
}

function wrongForm({ key, kind }: FactDefinition, value: string): Reason | null {
  if (key === 'iban') return isIban(value) ? null : { code: 'profile.not-an-iban' }
  const form = FORMS[kind]
  return form === undefined || form.fits(value) ? null : form.otherwise
}

/** "1.250" is one amount in German, and ambiguous in English. */
function twoMeanings(kind: FactKind, value: string, language: string): Reason | null {
  if (kind !== 'money' && kind !== 'number') return null
  const unclear = figuresIn(value).find((figure) => valueIn(figure, language) === null)
  if (unclear === undefined) return null
  const mark = unclear.digits.includes('.') ? '.' : ','
  const [one = '', other = ''] = unclear.values.map((meaning) => String(meaning).replace('.', mark))
  return { code: 'profile.two-amounts', values: { typed: unclear.digits, one, other } }
}

interface Form {
  fits(value: string): boolean
  readonly otherwise: Reason
}

const FORMS: Partial<Record<FactKind, Form>> = {
  email: { fits: (value) => isOneAddress(normaliseEmail(value)), otherwise: { code: 'profile.not-an-email' } },
  telephone: { fits: (value) => TELEPHONE.test(value), otherwise: { code: 'profile.not-a-telephone' } },
  url: { fits: (value) => URL.test(value), otherwise: { code: 'profile.not-a-url' } },
  date: {
    fits: (value) => value.length <= MAX_DATE_LENGTH && YEAR.test(value),
    otherwise: { code: 'profile.not-a-date' },
  },
  day: {
    fits: (value) => value.length <= MAX_DATE_LENGTH && DAY.test(value),
    otherwise: { code: 'profile.not-a-day' },
  },
  money: { fits: isNumber, otherwise: { code: 'profile.not-an-amount' } },
  number: { fits: isNumber, otherwise: { code: 'profile.not-a-number' } },
}

function isNumber(value: string): boolean {
  return value.length <= MAX_DATE_LENGTH && figuresIn(value).length > 0
}
