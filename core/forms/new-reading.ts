import type { IdSource } from '../shared/ports.ts'
import type { FormBlock } from '../proposals/form/form.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'
import { doubtAbout } from '../proposals/form/form-doubt.ts'
import type { Findings, PlacedItem, PlacedQuestion } from './findings.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import { emptyReading, type FormReading, type QuestionMark } from '../proposals/form/form-reading.ts'

interface Read {
  readonly blocks: readonly FormBlock[]
  readonly findings: Findings
  /** Saved questions in the order in which they were found. */
  readonly questions: readonly Question[]
  readonly isWithoutModel: boolean
}

/** The first reading of an application's form, or a new one that replaces it. */
export function newReading(
  { id, accountId, form }: Pick<Proposal, 'id' | 'accountId' | 'form'>,
  { blocks, findings, questions, isWithoutModel }: Read,
  { before, ids }: { before: FormReading | null; ids: IdSource },
): FormReading {
  return {
    ...(before ?? emptyReading({ id, accountId })),
    contentHash: form?.contentHash ?? null,
    doubt: doubtAbout(linesOf(blocks), { ...findings, isWithoutModel }),
    items: [...ownItems(before), ...findings.items.map((item) => newItem(item, ids))],
    marks: questions.map((question, at) => newMark(question, findings.questions[at]!)),
    corrections: isSameFile(before, form?.contentHash) ? before.corrections : [],
    blocks,
  }
}

/** Whether earlier corrections are about this file. */
export function isSameFile(before: FormReading | null, contentHash: string | undefined): before is FormReading {
  return before !== null && contentHash !== undefined && before.contentHash === contentHash
}

/** Items that people added before there was a form. */
function ownItems(before: FormReading | null): readonly FormItem[] {
  return before !== null && before.blocks.length === 0 ? before.items.filter(({ found }) => found === null) : []
}

function newItem({ kind, text, section, options, place, page, found }: PlacedItem, ids: IdSource): FormItem {
  return { id: ids.next<'item'>(), kind, text, section, options, place, page, found, done: false }
}

function newMark({ id }: Question, { place, found, isUnsure = false }: PlacedQuestion): QuestionMark {
  return { questionId: id, place, found, ...(isUnsure && { isUnsure }) }
}
