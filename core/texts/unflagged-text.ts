import type { AnswerWarning } from '../shared/answer-warning.ts'
import { isOfPerson, type TextState } from '../shared/text-state.ts'

/** A text as evidence for other texts: without flagged lines, unless a person has adopted it. */
export function unflaggedText(text: string, state: TextState | null): string {
  return state === null || isOfPerson(state) ? text : withoutFlaggedLines(text, state.warnings ?? [])
}

/** Removes lines with claims that no source supports. */
export function withoutFlaggedLines(text: string, warnings: readonly AnswerWarning[]): string {
  const places = warnings.filter((warning) => warning.kind === 'unsupported')
  if (places.length === 0) return text
  let next = 0
  const lines = text.split('\n').filter((line) => {
    const start = next
    next += line.length + 1
    return !places.some((place) => place.start < next && place.end > start)
  })
  return lines.join('\n').trim()
}
