import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'

/** Fields that the rules below use. */
type Drafted = Pick<Question, 'status' | 'reviewStatus'> & {
  readonly answer: Pick<NonNullable<Question['answer']>, 'origin' | 'author'> | null
}

const DRAFTS: ReadonlySet<string> = new Set(['documents', 'model', 'told'])

/** Whether a person wrote, changed, inserted or checked it, so that replacing it needs confirmation. */
export function isOfPerson({ reviewStatus, answer }: Drafted): boolean {
  const isReviewed = reviewStatus === 'checked' || reviewStatus === 'final'
  return isReviewed || (answer !== null && (!DRAFTS.has(answer.origin) || answer.author !== null))
}

/** Number of unanswered questions that are not being drafted. */
export const unanswered = (questions: readonly Drafted[]): number =>
  questions.filter(({ status, reviewStatus }) => reviewStatus === 'needs-you' && status !== 'processing').length

export interface Replaced {
  /** Number of the product's drafts. */
  readonly drafts: number
  /** Number of people's answers. */
  readonly ofPeople: number
}

/** Number of answers that drafting everything again replaces. */
export function toReplace(questions: readonly Drafted[]): Replaced {
  const answered = questions.filter(({ reviewStatus }) => reviewStatus !== 'needs-you')
  const ofPeople = answered.filter(isOfPerson).length
  return { drafts: answered.length - ofPeople, ofPeople }
}
