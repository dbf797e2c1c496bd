import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'

/** Whether there is anything to write a letter about: a question, or a funder to write to. */
export function hasLetterMatter({ questions, funder }: Pick<Proposal, 'questions' | 'funder'>): boolean {
  return questions.length > 0 || funder !== null
}

type LetterState = Pick<Proposal, 'coverLetterStatus' | 'funderOverviewStatus' | 'questions' | 'funder'>

/** The letter may be written once there is something to write about and the funder overview is completed; once at a time. */
export function canGenerateLetter(proposal: LetterState): boolean {
  const { coverLetterStatus, funderOverviewStatus } = proposal
  return hasLetterMatter(proposal) && funderOverviewStatus === 'completed' && coverLetterStatus !== 'processing'
}
