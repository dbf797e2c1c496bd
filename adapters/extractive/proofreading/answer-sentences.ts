import { splitSentences } from '../../../core/documents/sentences.ts'
import type { AnswerToRead, ProofreadingTask } from '../../../core/proofreading/ports.ts'

export interface AnswerSentence {
  readonly answer: AnswerToRead
  /** Word for word, without the mark of a list. */
  readonly text: string
}

/** A heading, a row of a table, or a line of a drawing. */
const NO_PROSE = /^\s*(?:#|\||[-=_*]{3,})/u
const LIST_MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u

/** The sentences of all answers, in the order of the form. */
export function answerSentences({ answers }: ProofreadingTask): AnswerSentence[] {
  return answers.flatMap((answer) =>
    answer.text
      .split('\n')
      .filter((line) => !NO_PROSE.test(line))
      .flatMap((line) => splitSentences(line.replace(LIST_MARK, '')))
      .map((text) => ({ answer, text })),
  )
}
