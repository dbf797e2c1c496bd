import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'

/** Whether a letter has a subject: a question, or a funder. */
export function hasLetterMatter({ questions, funder }: Pick<Proposal, 'questions' | 'funder'>): boolean {
  return questions.length > 0 || funder !== null
}

type LetterState = Pick<Proposal, 'coverLetterStatus' | 'funderOverviewStatus' | 'questions' | 'funder'>

/** Whether a letter can be written: it has a subject, the funder overview is completed, and none is being written. */
export function canGenerateLetter(proposal: LetterState): boolean {
  const { coverLetterStatus, funderOverviewStatus } = proposal
  return hasLetterMatter(proposal) && funderOverviewStatus === 'completed' && coverLetterStatus !== 'processing'
}
