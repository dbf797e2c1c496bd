import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import type { EntityManager } from 'typeorm'

import type { Proposals } from '../../../core/proposals/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { saveVersioned } from '../save-versioned.ts'
import { proposalOf, proposalRow } from './proposal-mapper.ts'
import { proposalSchema } from './proposal.schema.ts'

export class TypeOrmProposals implements Proposals {
  constructor(
    private readonly manager: EntityManager,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: ProposalId): Promise<Proposal | null> {
    const row = await this.manager.findOneBy(proposalSchema, { id, account_id: accountId })
    return row && proposalOf(row)
  }

  async save(proposal: Proposal): Promise<Proposal> {
    await saveVersioned({
      manager: this.manager,
      schema: proposalSchema,
      row: proposalRow(proposal, this.sentenceOf),
      owner: { account_id: proposal.accountId },
      also: { revision: () => 'revision + 1' },
    })
    return { ...structuredClone(proposal), version: proposal.version + 1 }
  }

  async remove(accountId: AccountId, id: ProposalId): Promise<void> {
    await this.manager.delete(proposalSchema, { id, account_id: accountId })
  }
}
