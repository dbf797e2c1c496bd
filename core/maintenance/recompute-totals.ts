import type { ProposalId } from '../shared/ids.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Proposals, ProposalWalk, Questions, WalkedProposal } from '../proposals/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DataMigrationWork } from './data-migration.ts'

const AT_ONCE = 50

/** Tolerance for rounding when adding in another order. */
const NOTHING = 1e-9

/**
 * Recomputes the total cost of each application. The costs of reading its form and of its funder's overview are
 * recorded only in the total, so a total is raised to the known sum but never lowered.
 */
export class RecomputeTotals implements DataMigrationWork {
  readonly id = 'recompute-totals'
  readonly name = 'Recompute total costs'
  readonly description =
    'Adds up the costs of the answers and the letter of each application, and raises totals that are too low.'

  constructor(
    private readonly work: UnitOfWork<{ proposals: Proposals; questions: Questions }>,
    private readonly walk: ProposalWalk,
  ) {}

  count(): Promise<number> {
    return this.walk.count()
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    const proposals = await this.walk.next(after as ProposalId | null, AT_ONCE)
    const last = proposals.at(-1)
    if (!last) return null
    for (const proposal of proposals) await this.recompute(proposal)
    return { last: last.id, done: proposals.length }
  }

  private recompute({ accountId, id }: WalkedProposal): Promise<void> {
    return this.work.run(async ({ proposals, questions }) => {
      const proposal = await proposals.find(accountId, id)
      if (!proposal) return
      const totalCost = costOf(proposal, await questions.ofProposal(accountId, id))
      if (totalCost > proposal.totalCost + NOTHING) await proposals.save({ ...proposal, totalCost })
    })
  }
}

function costOf(
  { coverLetterUsage }: Proposal,
  questions: readonly { readonly usage: { readonly cost: number } | null }[],
): number {
  return questions.reduce((sum, { usage }) => sum + (usage?.cost ?? 0), coverLetterUsage?.cost ?? 0)
}
