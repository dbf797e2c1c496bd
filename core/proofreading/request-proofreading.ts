import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { isUnread } from '../proposals/proposal.ts'
import { givenAnswer } from '../proposals/question/question.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Proofreadings } from './ports.ts'
import { newProofreading } from './proofreading.ts'
import { queueProofreading } from './queue-proofreading.ts'
import { viewedProofreading, type ViewedProofreading } from './viewed-suggestion.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly proofreadings: Proofreadings
  readonly holdings: Holdings
  readonly jobs: Jobs
}

/** Requests the proofreading of all answers of an application. */
export class RequestProofreading {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: JobSources,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Throws `conflict` while it is being proofread or drafted, and where it has no answers. */
  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<ViewedProofreading> {
    return this.work.run(async (stores) => {
      const { proposals, questions, proofreadings, holdings } = stores
      const { id, accountId, ...proposal } = await findProposal(proposals, actor, proposalId)
      const before = (await proofreadings.find(accountId, id)) ?? newProofreading({ id, accountId })
      if (before.status === 'processing') throw new AppError('conflict', 'proofreading.under-way')
      const all = await questions.ofProposal(accountId, id)
      if (isUnread({ id, accountId, ...proposal }) || all.some(({ status }) => status === 'processing'))
        throw new AppError('conflict', 'proofreading.not-drafted')
      if (all.every((question) => givenAnswer(question) === null))
        throw new AppError('conflict', 'proofreading.nothing-to-read')
      await this.quotas.assertQuota(holdings, accountId, { tasks: 1 })
      return viewedProofreading(await queueProofreading(stores, before, this.sources), all)
    })
  }
}
