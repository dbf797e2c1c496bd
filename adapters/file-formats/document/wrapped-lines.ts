/** Authors end shorter lines themselves. */
const MARGIN = 55
const STARTS_INSIDE = /^\s*[\p{Ll}&]/u
const OPEN_BRACKET = /[([][^()[\]]*$/u
/** "(150 words)" closes a question. */
const ENDS_WITH_REMARK = /[)\]]\s*$/u
const STARTS_SENTENCE = /^\s*\p{Lu}/u
const ENDS_SENTENCE = /[.!?:;][\s"'”’)*]*$/u

/** Width at which lines were wrapped: the longest line that continues within a sentence; 0 if none does. */
export function wrapWidth(lines: readonly string[]): number {
  return lines.reduce((width, line, at) => {
    const length = line.trimEnd().length
    const goesOn = length >= MARGIN && !ENDS_SENTENCE.test(line) && STARTS_INSIDE.test(lines[at + 1] ?? '')
    return goesOn ? Math.max(width, length) : width
  }, 0)
}

/** Whether a line was wrapped: the next one continues its sentence, or begins with a word that did not fit. */
export function isWrapped(line: string, next: string, width: number): boolean {
  const length = line.trimEnd().length
  if (length < MARGIN) return false
  if (STARTS_INSIDE.test(next) || OPEN_BRACKET.test(line)) return true
  if (ENDS_WITH_REMARK.test(line) && STARTS_SENTENCE.test(next)) return false
  const [word = ''] = next.trimStart().split(/\s/u, 1)
  return length + 1 + word.length > width && width > 0
}
