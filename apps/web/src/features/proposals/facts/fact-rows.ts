import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { reviewOf } from '../review-state.ts'

/** Characters of what is read at a glance in a row. */
const LONGEST = 200

/** The text of an answer; empty if it only names what is missing. */
export const factOf = ({
  answer,
  requires_custom_answer,
}: Pick<Question, 'answer' | 'requires_custom_answer'>): string =>
  requires_custom_answer ? '' : (answer?.answer ?? '').trim()

/** Whether a question is a row among facts: it asks for one, and there is no more to its answer than a line. */
export function isRow(question: Question): boolean {
  const { isFact, status, answer } = question
  if (isFact !== true || status === 'error') return false
  const { lacking = [], warnings = [] } = answer?.metadata ?? {}
  const fact = factOf(question)
  return lacking.length === 0 && warnings.length === 0 && fact.length <= LONGEST && !fact.includes('\n')
}

/** Whether an answer is a draft that can be checked. */
export const isCheckable = (question: Question): boolean =>
  reviewOf(question) === 'draft' && question.status === 'completed' && question.reviewStatus !== 'needs-you'

/** A card of its own, or facts of one section that follow one another. */
export type Block =
  | { readonly kind: 'card'; readonly question: Question; readonly at: number }
  | {
      readonly kind: 'facts'
      readonly section: string | null
      readonly rows: readonly { readonly question: Question; readonly at: number }[]
    }

/** Cards and tables of facts in the order of the questions. `at` is the place among those given. */
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
