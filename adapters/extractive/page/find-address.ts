import type { WantedAnswer } from './wanted-answer.ts'
import { commonPatterns, foundIn, has, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

export const POSTCODE = String.raw`(?:\b[A-Z]{1,2}\p{N}[A-Z\p{N}]?,? ?\p{N}[A-Z]{2}\b|\b\p{N}{5} \p{Lu}[\p{L}-]+(?: (?:am|an der|im) \p{Lu}\p{L}+)?|\b[A-Z]{2},? \p{N}{5}\b)`
export const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
export const SITE =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/|www\.)[\p{L}\p{N}.-]+\.\p{L}{2,}(?:\/[\p{L}\p{N}_./#-]*[\p{L}\p{N}/])?|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]{3,}\.(?:org\.uk|co\.uk|org|com|net|eu|de|fr|wales|cymru|scot|info|example)\b(?!@)/iu
/** Sites of third parties, where organisations also have pages. */
const PLATFORM =
  /doi\.org|zenodo|github|gitlab|twitter|facebook|linkedin|youtube|instagram|meetup|wikipedia|creativecommons|gov\b|google|amazonaws|medium\.com|arxiv|eventbrite/iu
export const TELEPHONE =
  /(?<![\p{L}\p{N}-])(?:\+\p{N}{2}[\s()]*)?\(?0\p{N}[\p{N}() ./-]{6,16}\p{N}|\+\p{N}[\p{N}() .-]{7,18}\p{N}/u

/** Finds our address after its label or in a sentence about us; an address in brackets belongs to somebody else. */
export function findAddress(_: WantedAnswer, page: Page): Found | null {
  const labels = shownOf(page, 'address')
  for (const label of labels)
    for (const unit of page.units) {
      if (unit.label === '' || !has(unit.label, label)) continue
      const value = unit.value.replace(/,?\s*\S+@\S+/gu, '').replace(/[.;]$/u, '')
      if (/\p{N}|,/u.test(value)) return foundIn(unit, value, `${unit.label}: ${value}`)
    }
  for (const label of labels)
    for (const unit of page.units) {
      const said = unit.kind === 'heading' || isOthers(unit, page) ? null : behindLabel(unit.text, label)
      if (said !== null) return foundIn(unit, said)
    }
  const block = blockIn(page)
  if (block !== null) return block
  for (const unit of page.units) {
    const bare =
      unit.kind === 'heading' || isOthers(unit, page)
        ? null
        : beforePostcode(unit.kind === 'field' ? unit.value : unit.text)
    if (bare !== null) return foundIn(unit, bare, bare)
  }
  return null
}

function behindLabel(text: string, label: RegExp): string | null {
  for (const { index, 0: said } of text.matchAll(label)) {
    const behind = text.slice(index + said.length)
    const match = new RegExp(
      String.raw`^[^.:]{0,16}?[:,]?\s*(?:is at |is |at |in |to |yw )?(?<address>[^()]{6,120}?${POSTCODE})`,
      'u',
    ).exec(behind)
    const address = match?.groups?.['address']
    if (address !== undefined) return address.replace(/^(?:is|at|in|yw)\s+|^[\s,:]+/gu, '')
  }
  return null
}

function beforePostcode(text: string): string | null {
  const match = new RegExp(
    String.raw`(?:^|\b(?:at|from|in|to)\s+|\),?\s+)(?<address>(?:\p{Lu}|\p{N}|c\/o)[^()@]{4,110}?${POSTCODE})`,
    'u',
  ).exec(text)
  return match?.groups?.['address'] ?? null
}

const MOST_LINES = 7
const LONGEST_LINE_WORDS = 6

/** Short lines directly above a postcode. */
function blockIn({ units }: Page): Found | null {
  const last = units.findIndex(({ text }) => new RegExp(String.raw`^${POSTCODE}$`, 'u').test(text))
  if (last < 0) return null
  const isLine = ({ text, hit }: Unit) =>
    text.split(/\s+/u).length <= LONGEST_LINE_WORDS && !/[.:!?]$/u.test(text) && !hit.passage.headings.includes(text)
  const above = units.slice(Math.max(0, last - MOST_LINES), last)
  const from = above.findLastIndex((unit) => !isLine(unit)) + 1
  const lines = [...above.slice(from), units[last]!]
  return {
    value: lines.map(({ text }) => text).join(', '),
    sentence: lines.map(({ text }) => text).join('\n'),
    units: lines,
  }
}

/** "whose office is at", "(2 Temple Row, …)", "The Norbury Foundation, 8 Fleet Row, …". */
export function isOthers({ text }: Unit, page: Page): boolean {
  if (
    /\bwhose\b|\bdessen\b|\bderen\b|\bdont\b/iu.test(text) ||
    new RegExp(String.raw`\([^)]*${POSTCODE}\)`, 'u').test(text)
  )
    return true
  const { organisations } = commonPatterns(page)
  const [before = ''] = text.split(/,\s/u)
  return /\b(?:gave|gives|paid|pays|zahlte|talu|grant|zuschuss|versé)\b/iu.test(text) && has(before, organisations)
}

/** Mailboxes of organisations, not of people. */
const SHARED_BOX =
  /(?<![\p{L}\p{N}._%+-])(?:info|office|hello|contact|admin|enquir|inquir|general|mail|post|kontakt|buero|büro|verein|bonjour|accueil|swyddfa)[\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu

export function findEmail(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, SHARED_BOX) ?? firstMatch(page, MAIL)
}

export function findTelephone(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, TELEPHONE)
}

export function findWebsite(_: WantedAnswer, page: Page): Found | null {
  return firstMatch(page, SITE, PLATFORM)
}

function firstMatch(page: Page, pattern: RegExp, unless?: RegExp): Found | null {
  for (const unit of page.units) {
    const value = pattern.exec(unit.text)?.[0]
    if (value !== undefined && unless?.test(value) !== true) return foundIn(unit, value, value)
  }
  return null
}
