import { isSameName } from './names.ts'
import { escaped } from '../languages/escaped.ts'
import type { FrameWords, YearlyFigure } from '../languages/frame-words.ts'

type Facts = Readonly<Record<string, string>>

/** The organisation's confirmed name as Markdown; empty if unconfirmed. */
export function nameOf(facts: Facts): string {
  return escaped(facts['workingName'] ?? facts['legalName'] ?? '')
}

/** "Tidewell Community Trust, Registered charity number 1098765": with the legal name if another name is used. */
export function registrationOf(facts: Facts, words: FrameWords): string {
  const numbers = (['charityNumber', 'companyNumber'] as const).flatMap((key) =>
    facts[key] === undefined ? [] : [`${words(key)} ${escaped(facts[key])}`],
  )
  const { legalName, workingName } = facts
  const isOther = legalName !== undefined && workingName !== undefined && !isSameName(legalName, workingName)
  return [...(isOther ? [escaped(legalName)] : []), ...numbers].join(', ')
}

/** The confirmed figures of these years, one line each; of the last known year if `years` is empty. */
export function figuresOf(
  keys: readonly YearlyFigure[],
  years: readonly number[],
  facts: Facts,
  words: FrameWords,
): string {
  const lines = keys.flatMap((key) => {
    const known = Object.keys(facts).flatMap((name) =>
      name.startsWith(key) && /^\d{4}$/u.test(name.slice(key.length)) ? [Number(name.slice(key.length))] : [],
    )
    const wanted = years.length > 0 ? years.filter((year) => known.includes(year)) : known.sort().slice(-1)
    return wanted.map((year) => `- ${words(key)} ${year}: ${escaped(facts[`${key}${year}`] ?? '')}`)
  })
  return lines.join('\n')
}
