import type {
  CoordinatorMessage,
  GrantInfoEntry,
  Proposal,
  Question,
} from '../../../../../adapters/http-contract/proposals.ts'

/** What the rules below look at. */
type Work = Pick<Proposal, 'processingStatus' | 'funderOverviewStatus' | 'coverLetterStatus'> & {
  readonly questions: readonly Pick<Question, 'status'>[]
}

/** `completed` and `error` are the end, any other non-empty value is work in progress. */
export function isInProgress(processingStatus: string | null): boolean {
  return ![null, '', 'completed', 'error'].includes(processingStatus)
}

/** Whether the form is still to be read. */
export function isUnread(processingStatus: string | null): boolean {
  return processingStatus === 'queued' || processingStatus === 'reading'
}

/** A form can be given where there is none yet, and another one where the first could not be read. */
export function canTakeForm({ formFileName, processingStatus }: Pick<Proposal, 'formFileName' | 'processingStatus'>) {
  return processingStatus === 'error' || (formFileName === null && !isInProgress(processingStatus))
}

/** Whether the page has to ask again. */
export function isBusy({ processingStatus, funderOverviewStatus, coverLetterStatus, questions }: Work): boolean {
  return (
    isInProgress(processingStatus) ||
    questions.some(({ status }) => status === 'processing') ||
    funderOverviewStatus === 'processing' ||
    coverLetterStatus === 'processing'
  )
}

/** Whether there are answers, and no more are being drafted. */
export function isDrafted({ processingStatus, questions }: Pick<Proposal, 'processingStatus' | 'questions'>): boolean {
  return !isInProgress(processingStatus) && questions.some((question) => stateOf(question) === 'completed')
}

/** What the page waits for, by names that tell the pieces apart. */
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

/** Whether nothing was written or drafted for it, or is about to be. */
export function isUndrafted({ status, answer }: Drafted): boolean {
  return status === 'completed' && answer === null
}

export function stateOf({ status, requires_custom_answer, answer }: Drafted): QuestionState {
  if (isUndrafted({ status, requires_custom_answer, answer })) return 'undrafted'
  return status === 'completed' && requires_custom_answer ? 'missing' : status
}

/** Questions with a draft; what only asks for something that the documents lack is no answer yet. */
export function answeredCount(questions: readonly Drafted[]): number {
  return questions.filter((question) => stateOf(question) === 'completed').length
}

/** What the user entered for one of the modal's fixed questions; null where they left it empty. */
export function grantInfoAnswer(grantInfo: readonly GrantInfoEntry[], question: string): string | null {
  const answer = grantInfo.find((entry) => entry.question === question)?.answer.trim() ?? ''
  return answer === '' ? null : answer
}

/** The number that the form gives the question, else its place in the list. */
export function numberOf(question: Pick<Question, 'number'>, index: number): string {
  return question.number ?? String(index + 1)
}

/** The words of a message; other parts, such as calls of tools, are left out. */
export function wordsOf({ content }: Pick<CoordinatorMessage, 'content'>): string {
  if (typeof content === 'string') return content
  return content
    .map((part) => (part.type === 'text' && typeof part['text'] === 'string' ? part['text'] : ''))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Answers that are being written, or could not be. */
export function openAnswers(questions: readonly Pick<Question, 'status'>[]): number {
  return questions.filter(({ status }) => status !== 'completed').length
}
