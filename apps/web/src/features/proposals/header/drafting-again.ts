import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'

/** What the rules below look at. */
type Drafted = Pick<Question, 'status' | 'reviewStatus'> & {
  readonly answer: Pick<NonNullable<Question['answer']>, 'origin' | 'author'> | null
}

const DRAFTS: ReadonlySet<string> = new Set(['documents', 'model', 'told'])

/** Whether a person wrote, changed, inserted or checked it: then it is replaced only where they say so. */
export function isOfPerson({ reviewStatus, answer }: Drafted): boolean {
  const isReviewed = reviewStatus === 'checked' || reviewStatus === 'final'
  return isReviewed || (answer !== null && (!DRAFTS.has(answer.origin) || answer.author !== null))
}

/** Questions without an answer that nobody is writing one for. */
export const unanswered = (questions: readonly Drafted[]): number =>
  questions.filter(({ status, reviewStatus }) => reviewStatus === 'needs-you' && status !== 'processing').length

export interface Replaced {
  /** Drafts of the product. */
  readonly drafts: number
  /** Answers of people. */
  readonly ofPeople: number
}

/** What drafting everything again replaces. */
export function toReplace(questions: readonly Drafted[]): Replaced {
  const answered = questions.filter(({ reviewStatus }) => reviewStatus !== 'needs-you')
  const ofPeople = answered.filter(isOfPerson).length
  return { drafts: answered.length - ofPeople, ofPeople }
}
