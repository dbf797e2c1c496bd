import type { WantedKind } from '../../../../core/languages/common-questions/common-question.ts'
import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { isOthers, MAIL, POSTCODE, SITE, TELEPHONE } from './find-address.ts'
import { namesIn } from './find-person.ts'
import { has, shownOf, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

/** An address, telephone number, e-mail address or web site with what stands before it. */
export interface Stated {
  readonly kind: WantedKind
  readonly value: string
  readonly before: string
  readonly unit: Unit
}

/** As a North American number is written: "202 466 5666". */
const NORTH_AMERICAN = String.raw`(?<![\p{L}\p{N}.,-])\(?\p{N}{3}\)?[ .-]{1,2}\p{N}{3}[ .-]\p{N}{4}(?![\p{N}-])`
const FAX = /\bfax[^\p{N}]*$/iu
/** Digits in which a number is the same with and without the one of its country. */
const LOCAL_DIGITS = 9

const SHAPES: Readonly<Partial<Record<WantedKind, RegExp>>> = {
  email: new RegExp(MAIL.source, 'gu'),
  telephone: new RegExp(`${TELEPHONE.source}|${NORTH_AMERICAN}`, 'gu'),
  website: new RegExp(SITE.source, 'giu'),
}

/** All of one kind on a page. */
export function contactValues(kind: WantedKind, page: Page): Stated[] {
  const shape = SHAPES[kind]
  if (shape === undefined) return []
  return page.units.flatMap((unit) =>
    [...unit.text.matchAll(shape)].flatMap(({ 0: value, index }) => {
      const before = unit.text.slice(0, index)
      if (FAX.test(before) || (kind === 'email' && isOfPerson(value, unit, page))) return []
      return [{ kind, value: value.trim(), before, unit }]
    }),
  )
}

/** Units above an e-mail address in which whoever it belongs to is named. */
const NAMED_ABOVE = 4

/** "martin@" beside "Martin Smith" reaches a person rather than the organisation. */
function isOfPerson(email: string, unit: Unit, page: Page): boolean {
  const [box = ''] = email.toLowerCase().split(/[@._\p{N}-]/u)
  const at = page.units.indexOf(unit)
  const near = page.units.slice(Math.max(0, at - NAMED_ABOVE), at + 1).map(({ text }) => text)
  const names = near.flatMap((text) => namesIn(text, page)).flatMap((name) => name.toLowerCase().split(/\s+/u))
  return names.some((name) => name.length > 2 && box.endsWith(name))
}

/** One web site under all its pages, one number with and without its country, and one address by its postcode. */
export function keyOfContact({ kind, value }: Stated): string {
  if (kind === 'telephone') return value.replace(/\P{N}/gu, '').slice(-LOCAL_DIGITS)
  if (kind === 'address') return normaliseWords(new RegExp(`${POSTCODE}$`, 'u').exec(value)?.[0] ?? value)
  return normaliseWords(value.replace(/^(?:https?:\/\/)?(?:www\.)?/u, '').replace(/(?<=\.\p{L}{2,})\/.*$/u, ''))
}

const MOST_LINES = 5
const LONGEST_LINE_WORDS = 8
/** From the number of a house, its name or whoever takes the letters, to the postcode. */
const WHOLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|(?:[Ss]uite|[Ff]loor|[Uu]nit|[Rr]oom|[Bb]uilding|[Bb]lock)\s)(?<address>(?:c\/o |\p{N}+[\p{L}]?(?:[-–]\p{N}+)?,? (?=\p{Lu}|\p{N}+(?:st|nd|rd|th)))[^()@:;|]{4,100}?${POSTCODE})`,
  'u',
)

/** Addresses from the street to the postcode, on one line or on several. */
export function wholeAddresses(page: Page): Stated[] {
  const ends = new RegExp(POSTCODE, 'u')
  return page.units.flatMap((unit, at) => {
    if (!ends.test(unit.text) || isOthers(unit, page)) return []
    const lines = [unit.text]
    for (let above = at - 1; above >= 0 && lines.length <= MOST_LINES; above--) {
      const stated = addressIn(lines.join(', '), unit)
      if (stated !== null) return [stated]
      const line = page.units[above]!
      if (line.hit !== unit.hit || line.text.split(/\s+/u).length > LONGEST_LINE_WORDS) break
      if (line.text !== lines[0]) lines.unshift(line.text)
    }
    return addressIn(lines.join(', '), unit) ?? []
  })
}

/** Of countries whose postcodes look otherwise, by their label alone; a town with its postcode is none. */
export function labelledAddresses(page: Page): Stated[] {
  const town = new RegExp(POSTCODE, 'u')
  return page.units.flatMap((unit) => {
    const { label, value } = unit
    if (label === '' || !shownOf(page, 'address').some((word) => has(label, word))) return []
    if (!/\p{N}.*,|,.*\p{N}/u.test(value) || town.test(value) || MAIL.test(value)) return []
    return [{ kind: 'address', value: value.replace(/[.;]$/u, ''), before: label, unit }]
  })
}

function addressIn(text: string, unit: Unit): Stated | null {
  const match = WHOLE.exec(text)
  const value = match?.groups?.['address']
  return match && value !== undefined ? { kind: 'address', value, before: text.slice(0, match.index), unit } : null
}
