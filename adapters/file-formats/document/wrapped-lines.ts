/** Shorter lines end where their author ended them. */
const MARGIN = 55
const STARTS_INSIDE = /^\s*[\p{Ll}&]/u
const OPEN_BRACKET = /[([][^()[\]]*$/u
/** "(150 words)" closes a question. */
const ENDS_WITH_REMARK = /[)\]]\s*$/u
const STARTS_SENTENCE = /^\s*\p{Lu}/u
const ENDS_SENTENCE = /[.!?:;][\s"'”’)*]*$/u

/** The width at which lines were wrapped: of the longest that goes on below within a sentence. 0 where none does. */
export function wrapWidth(lines: readonly string[]): number {
  return lines.reduce((width, line, at) => {
    const length = line.trimEnd().length
    const goesOn = length >= MARGIN && !ENDS_SENTENCE.test(line) && STARTS_INSIDE.test(lines[at + 1] ?? '')
    return goesOn ? Math.max(width, length) : width
  }, 0)
}

/** Whether a line ends because it was full: the next one goes on within a sentence, or its first word found no room. */
export function isWrapped(line: string, next: string, width: number): boolean {
  const length = line.trimEnd().length
  if (length < MARGIN) return false
  if (STARTS_INSIDE.test(next) || OPEN_BRACKET.test(line)) return true
  if (ENDS_WITH_REMARK.test(line) && STARTS_SENTENCE.test(next)) return false
  const [word = ''] = next.trimStart().split(/\s/u, 1)
  return length + 1 + word.length > width && width > 0
}
