import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'

/** The letter may be written once the funder overview is completed, and not while it is being written. */
export function canGenerateLetter({
  coverLetterStatus,
  funderOverviewStatus,
}: Pick<Proposal, 'coverLetterStatus' | 'funderOverviewStatus'>): boolean {
  return funderOverviewStatus === 'completed' && coverLetterStatus !== 'processing'
}
