import { answerStateOf } from '../proposals/kept-answer.ts'
import type { Question } from '../proposals/question.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import type { Finding } from './ports/proofreader.ts'
import type { Suggestion } from './suggestion.ts'

/** Findings by the identifiers of their questions. */
export function suggestionsOf(
  findings: readonly Finding[],
  questions: readonly Question[],
  ids: IdSource,
): Suggestion[] {
  const questionAt = new Map(questions.map((question) => [question.position, question]))
  return findings.flatMap(({ kind, position, words, other, why, replacement }): Suggestion[] => {
    const question = questionAt.get(position)
    if (question === undefined) return []
    const otherId = other && other.position !== null ? questionAt.get(other.position)?.id : undefined
    return [
      {
        id: ids.next<'suggestion'>(),
        kind,
        questionId: question.id,
        words,
        other: other && { questionId: otherId ?? null, words: other.words },
        why,
        replacement,
        answerVersion: answerStateOf(question)?.version ?? 0,
        state: 'open',
      },
    ]
  })
}
