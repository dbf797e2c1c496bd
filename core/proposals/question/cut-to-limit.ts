import { isWithin, type TextLimit } from '../../shared/text-limit.ts'

const BETWEEN_SENTENCES = /(?<=[.!?…]["'”’)\]]{0,2}\s)/u
const LONGEST_TEXT = 200_000

/** The text up to the last sentence that fits, or, if not even the first fits, as many words as fit. */
export function cutToLimit(text: string, limit: TextLimit): string {
  const whole = text.slice(0, LONGEST_TEXT).trim()
  if (isWithin(whole, limit)) return whole
  const sentences = longest(whole.split(BETWEEN_SENTENCES), (parts) => parts.join('').trim(), limit)
  if (sentences !== '') return sentences
  return longest(whole.split(/(?<=\s)/u), (words) => `${words.join('').trim()}…`, limit)
}

/** Joins as many of the parts as fit; empty if none does. */
function longest(parts: readonly string[], join: (parts: readonly string[]) => string, limit: TextLimit): string {
  let [fits, tooMany] = [0, parts.length + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (isWithin(join(parts.slice(0, middle)), limit)) fits = middle
    else tooMany = middle
  }
  return fits === 0 ? '' : join(parts.slice(0, fits))
}
