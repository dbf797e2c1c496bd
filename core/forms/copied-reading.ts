import type { ProposalId } from '../shared/ids.ts'
import type { IdSource } from '../shared/ports.ts'
import type { Question } from '../proposals/question/question.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'

interface OfCopy {
  readonly id: ProposalId
  readonly originals: readonly Question[]
  /** The copies, in the same order as the originals. */
  readonly questions: readonly Question[]
}

/** The form reading for a copy of its application, with no item done. */
export function copiedReading(
  { accountId, contentHash, doubt, items, marks, corrections, blocks }: FormReading,
  { id, originals, questions }: OfCopy,
  ids: IdSource,
): FormReading {
  const copies = new Map(originals.map((original, at) => [original.id, questions[at]!.id]))
  return {
    ...{ id, accountId, contentHash, doubt, corrections, blocks, version: 0 },
    items: items.map((item) => ({ ...item, id: ids.next<'item'>(), done: false, answer: null })),
    marks: marks.flatMap((mark) => {
      const questionId = copies.get(mark.questionId)
      return questionId === undefined ? [] : [{ ...mark, questionId }]
    }),
  }
}
