import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { reviewOf } from '../review-state.ts'

/** Maximum characters of a value in a row. */
const LONGEST = 200

/** The text of an answer; empty if it only names missing points. */
export const factOf = ({
  answer,
  requires_custom_answer,
}: Pick<Question, 'answer' | 'requires_custom_answer'>): string =>
  requires_custom_answer ? '' : (answer?.answer ?? '').trim()

/** Whether a question is shown as a row: it asks for a fact, and its answer is one line. */
export function isRow(question: Question): boolean {
  const { isFact, status, answer } = question
  if (isFact !== true || status === 'error') return false
  const { lacking = [], warnings = [] } = answer?.metadata ?? {}
  const fact = factOf(question)
  return lacking.length === 0 && warnings.length === 0 && fact.length <= LONGEST && !fact.includes('\n')
}

/** Whether an answer is a draft to check. */
export const isCheckable = (question: Question): boolean =>
  reviewOf(question) === 'draft' && question.status === 'completed' && question.reviewStatus !== 'needs-you'

/** A card, or consecutive facts of one section. */
export type Block =
  | { readonly kind: 'card'; readonly question: Question; readonly at: number }
  | {
      readonly kind: 'facts'
      readonly section: string | null
      readonly rows: readonly { readonly question: Question; readonly at: number }[]
    }

/** Cards and fact tables in question order. `at` is the index in the given list. */
export function blocksOf(questions: readonly Question[]): Block[] {
  const blocks: Block[] = []
  for (const [at, question] of questions.entries()) {
    const last = blocks.at(-1)
    if (!isRow(question)) blocks.push({ kind: 'card', question, at })
    else if (last?.kind === 'facts' && last.section === question.section)
      blocks[blocks.length - 1] = { ...last, rows: [...last.rows, { question, at }] }
    else blocks.push({ kind: 'facts', section: question.section, rows: [{ question, at }] })
  }
  return blocks
}
