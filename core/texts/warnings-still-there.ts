import { isLostSource, type AnswerWarning } from '../shared/answer-warning.ts'

/**
 * The warnings of a draft that apply to a text edited from it: those whose words are still there, at the nearest place.
 * Words that a person wrote get no warnings.
 */
export function warningsStillThere(warnings: readonly AnswerWarning[], text: string): AnswerWarning[] {
  return warnings.flatMap((warning): AnswerWarning[] => {
    if (warning.kind === 'cut') return []
    if (isLostSource(warning)) return [warning]
    const start = nearestPlace(text, warning.text, warning.start)
    return start === null ? [] : [{ ...warning, start, end: start + warning.text.length }]
  })
}

function nearestPlace(text: string, words: string, near: number): number | null {
  const after = text.indexOf(words, near)
  const before = text.lastIndexOf(words, near)
  if (after < 0 || before < 0) return Math.max(after, before) < 0 ? null : Math.max(after, before)
  return after - near < near - before ? after : before
}
