import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'

/** The letter may be written once the funder overview is completed, and not while it is being written (SPEC.md §4). */
export function canGenerateLetter({
  coverLetterStatus,
  funderOverviewStatus,
}: Pick<Proposal, 'coverLetterStatus' | 'funderOverviewStatus'>): boolean {
  return funderOverviewStatus === 'completed' && coverLetterStatus !== 'processing'
}

/** The letter as plain text for a mail: without the marks of Markdown. */
export function plainLetter(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/ {2}\n/g, '\n')
    .replace(/\\([\\`*_{}[\]<>#|~])/g, '$1')
}
