import type { AnswerWarning } from '../../../core/shared/answer-warning.ts'
import type { UnsupportedClaim } from './checked-text.ts'

/** Lines with the sources of a section, which state nothing themselves. */
const SOURCES_LINE = /^\*[^*\n]+: [^\n]*\*$/gmu
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`

interface Place {
  readonly start: number
  readonly end: number
}

/**
 * Locates the claims of a reply in the final text, in which sources have replaced markers. Text before `begins` is not
 * from the reply.
 */
export function placedWarnings(whole: string, claims: readonly UnsupportedClaim[], begins = 0): AnswerWarning[] {
  const text = ' '.repeat(begins) + whole.slice(begins)
  const own = text.replace(SOURCES_LINE, (line) => ' '.repeat(line.length))
  let from = begins
  return claims.map(({ claim, text: said }) => {
    const words = spaced(said)
    const apart = `${NO_LETTER_BEFORE}${words}${NO_LETTER_AFTER}`
    const place = find(apart, own, from) ?? find(apart, own) ?? find(words, own) ?? find(words, text)
    if (place === null) return { kind: 'unsupported', claim, text: said, start: from, end: from }
    from = place.end
    return { kind: 'unsupported', claim, text: text.slice(place.start, place.end), ...place }
  })
}

/** Matches the words with any space between them. */
function spaced(said: string): string {
  const words = said.split(/\s+/u).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`))
  return words.join(String.raw`\s*`)
}

function find(pattern: string, text: string, from = 0): Place | null {
  const search = new RegExp(pattern, 'gu')
  search.lastIndex = from
  const found = search.exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}
