import type { SourcePassage } from '../shared/source-passage.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import { openChoices } from '../proposals/answer/open-choices.ts'
import type { AnswerDraft, AnswerTask } from '../proposals/ports/answer-writer.ts'
import { claimsWithoutSupport, type TextEvidence } from '../claims/claims-without-support.ts'

/**
 * Adds warnings to a model's draft: one for each figure, date, amount, name, quotation and statement that is neither in
 * the passages its sentence cites nor in what people said, and one for each choice left open. If the writer gives no
 * sources by sentence, all cited passages count for each sentence.
 */
export function checkDraft(draft: AnswerDraft, task: AnswerTask, said: readonly string[] = []): AnswerDraft {
  if (draft.missing || draft.isInKind) return draft
  const found = [...unsupportedIn(draft, task, said), ...openChoices(draft.text)]
  return { ...draft, warnings: [...draft.warnings, ...found] }
}

/** Claims of a draft that no source supports. */
export function unsupportedIn(
  draft: Pick<AnswerDraft, 'text' | 'sources' | 'support'>,
  task: AnswerTask,
  said: readonly string[] = [],
): AnswerWarning[] {
  return claimsWithoutSupport(draft.text, draftEvidence(draft, task, said), task.settings.language)
}

/** Evidence for a draft's sentences; `said` is what the user said in the chat. */
function draftEvidence(
  { sources, support }: Pick<AnswerDraft, 'sources' | 'support'>,
  { question, grantInfo, funderName, earlier = [], told = [], application }: AnswerTask,
  said: readonly string[] = [],
): TextEvidence {
  const known = [
    ...grantInfo.map((info) => `${info.question} ${info.answer}`),
    ...earlier.map(({ answer }) => answer),
    ...[...told, ...(application?.told ?? [])].map(({ heading, text }) =>
      heading === null ? text : `${heading}: ${text}`,
    ),
    ...said,
  ]
  const asked = [
    question.text,
    question.guidance,
    funderName,
    application?.name ?? null,
    application?.projectName ?? null,
  ]
  return {
    passages: sources.map(passageOf),
    told: known,
    asked: asked.filter((text) => text !== null),
    ...(support && { support }),
  }
}

/** Keeps uncited sources, because sentences refer to sources by position. */
function passageOf({ cited, passage, heading, fileName }: SourcePassage): string {
  return cited ? [heading ?? '', fileName, passage].join('\n') : ''
}
