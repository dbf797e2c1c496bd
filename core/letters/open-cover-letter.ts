import type { AccountId, ProposalId } from '../shared/ids.ts'
import { keptTextOf } from '../texts/drafts.ts'
import type { OpenText } from '../texts/open-text.ts'
import type { KeptText } from '../texts/text-version.ts'
import { proposalNotFound } from '../proposals/find-proposal.ts'
import type { Proposals } from '../proposals/ports.ts'
import { completeLetter, type Proposal } from '../proposals/proposal.ts'

/** The cover letter of an application. Throws `not-found` for an absent application or one of another account. */
export async function openCoverLetter(
  { proposals }: { readonly proposals: Proposals },
  accountId: AccountId,
  id: ProposalId,
): Promise<OpenText> {
  const proposal = await proposals.find(accountId, id)
  if (!proposal) throw proposalNotFound()
  return {
    ...letterTextOf(proposal),
    save: async (next) => {
      await proposals.save(next === null ? proposal : withKeptLetter(proposal, next))
    },
  }
}

/** The letter as the text history uses it. */
export function letterTextOf({
  id,
  accountId,
  coverLetter,
  coverLetterState,
  coverLetterUsage: usage,
  createdAt: writtenAt,
}: Proposal): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  const current = keptTextOf(coverLetter, coverLetterState, { usage, writtenAt })
  return { accountId, owner: { kind: 'cover-letter', id }, current }
}

/** An empty letter resets the status, so that a new one can be requested. */
function withKeptLetter(proposal: Proposal, { text, state, detail }: KeptText): Proposal {
  const changed = completeLetter(proposal, text, state)
  return detail.missing ? { ...changed, coverLetterStatus: 'not_started' } : changed
}
