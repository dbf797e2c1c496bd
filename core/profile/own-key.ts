import { normaliseText } from '../shared/normalise-text.ts'

const LONGEST = 50

/** A key for a fact of the account's own: "Lead partner" is `ownLeadPartner`, with a number behind it where that is taken. */
export function ownKeyFor(label: string, taken: readonly string[]): string {
  const words = normaliseText(label, { withoutAccents: true })
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  const base = `own${name || 'Fact'}`.slice(0, LONGEST)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}N${number}`
    if (!taken.includes(key)) return key
  }
}
