import type { AnswerDraft, AnswerTask } from './ports/answer-writer.ts'
import { unsupportedClaims } from './unsupported-claims.ts'

/**
 * The draft of a model with a warning for each figure, date, amount, name and quotation that stands neither in the
 * passages that it cites nor in what the user said or asks.
 */
export function checkDraft(draft: AnswerDraft, task: AnswerTask, said: readonly string[] = []): AnswerDraft {
  if (draft.missing) return draft
  const { question, grantInfo, funderName, settings, earlier = [], told = [] } = task
  const evidence = [
    ...draft.sources
      .filter(({ cited }) => cited)
      .flatMap(({ passage, heading, fileName }) => [passage, heading, fileName]),
    ...grantInfo.flatMap((info) => [info.question, info.answer]),
    question.text,
    question.guidance,
    funderName,
    ...earlier.map(({ answer }) => answer),
    ...told.map(({ text }) => text),
    ...said,
  ].filter((text) => text !== null)
  const unsupported = unsupportedClaims(draft.text, evidence, settings.language)
  return { ...draft, warnings: [...draft.warnings, ...unsupported] }
}
