import { splitSentences } from '../../../core/documents/sentences.ts'
import type { AnswerToRead, ProofreadingTask } from '../../../core/proofreading/ports.ts'

export interface AnswerSentence {
  readonly answer: AnswerToRead
  /** Verbatim, without a list mark. */
  readonly text: string
}

/** A heading, a table row, or a drawn line. */
const NO_PROSE = /^\s*(?:#|\||[-=_*]{3,})/u
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u

/** Sentences of all answers, in form order. */
export function answerSentences({ answers }: ProofreadingTask): AnswerSentence[] {
  return answers.flatMap((answer) =>
    answer.text
      .split('\n')
      .filter((line) => !NO_PROSE.test(line))
      .flatMap((line) => splitSentences(line.replace(LIST_MARK, '')))
      .map((text) => ({ answer, text })),
  )
}
