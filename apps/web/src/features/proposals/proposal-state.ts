import type {
  CoordinatorMessage,
  GrantInfoEntry,
  Proposal,
  Question,
} from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'

/** Fields that the rules below use. */
type Work = Pick<Proposal, 'processingStatus' | 'funderOverviewStatus' | 'coverLetterStatus'> & {
  readonly questions: readonly Pick<Question, 'status'>[]
}

/** `completed` and `error` are final; other non-empty values mean work in progress. */
export function isInProgress(processingStatus: string | null): boolean {
  return ![null, '', 'completed', 'error'].includes(processingStatus)
}

/** Whether the form has not been read yet. */
export function isUnread(processingStatus: string | null): boolean {
  return processingStatus === 'queued' || processingStatus === 'reading'
}

/** Whether a form can be added, or replaced if the first could not be read. */
export function canTakeForm({ formFileName, processingStatus }: Pick<Proposal, 'formFileName' | 'processingStatus'>) {
  return processingStatus === 'error' || (formFileName === null && !isInProgress(processingStatus))
}

/** Whether the page must poll. */
export function isBusy({ processingStatus, funderOverviewStatus, coverLetterStatus, questions }: Work): boolean {
  return (
    isInProgress(processingStatus) ||
    questions.some(({ status }) => status === 'processing') ||
    funderOverviewStatus === 'processing' ||
    coverLetterStatus === 'processing'
  )
}

/** Whether there are answers and none is being drafted. */
export function isDrafted({ processingStatus, questions }: Pick<Proposal, 'processingStatus' | 'questions'>): boolean {
  return !isInProgress(processingStatus) && questions.some((question) => stateOf(question) === 'completed')
}

/** Work in progress, by unique names. */
export function workUnderWay(proposal: Omit<Work, 'questions'> & Pick<Proposal, 'questions'>): string[] {
  const answers = proposal.questions.filter(({ status }) => status === 'processing').map(({ id }) => id)
  return [
    ...answers,
    ...(isInProgress(proposal.processingStatus) ? ['application'] : []),
    ...(proposal.funderOverviewStatus === 'processing' ? ['funder overview'] : []),
    ...(proposal.coverLetterStatus === 'processing' ? ['cover letter'] : []),
  ]
}

export type QuestionState = 'processing' | 'completed' | 'undrafted' | 'missing' | 'error'

type Drafted = Pick<Question, 'status' | 'requires_custom_answer'> & Partial<Pick<Question, 'answer'>>

/** Whether there is no text or draft for it, and none in progress. */
export function isUndrafted({ status, answer }: Drafted): boolean {
  return status === 'completed' && answer === null
}

export function stateOf({ status, requires_custom_answer, answer }: Drafted): QuestionState {
  if (isUndrafted({ status, requires_custom_answer, answer })) return 'undrafted'
  return status === 'completed' && requires_custom_answer ? 'missing' : status
}

/** Number of questions with a draft; text that only asks for missing points does not count. */
export function answeredCount(questions: readonly Drafted[]): number {
  return questions.filter((question) => stateOf(question) === 'completed').length
}

/** The user's answer to a fixed question of the modal; null if empty. */
export function grantInfoAnswer(grantInfo: readonly GrantInfoEntry[], question: string): string | null {
  const answer = grantInfo.find((entry) => entry.question === question)?.answer.trim() ?? ''
  return answer === '' ? null : answer
}

/** The question's number in the form, or else its position in the list. */
export function numberOf(question: Pick<Question, 'number'>, index: number): string {
  return question.number ?? String(index + 1)
}

/** Text of a message, without other parts such as tool calls. */
export function wordsOf({ content }: Pick<CoordinatorMessage, 'content'>): string {
  if (typeof content === 'string') return content
  return content
    .map((part) => (part.type === 'text' && typeof part['text'] === 'string' ? part['text'] : ''))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Number of answers in progress or failed. */
export function openAnswers(questions: readonly Pick<Question, 'status'>[]): number {
  return questions.filter(({ status }) => status !== 'completed').length
}

/** Label such as "Question 3"; null for a removed question. */
export function labelOf({ questions }: Proposal, questionId: string): string | null {
  const at = questions.findIndex(({ id }) => id === questionId)
  const question = questions[at]
  return question === undefined ? null : texts.proposal.questionNumber(numberOf(question, at))
}
