import type { FunderId, ProposalId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import { amountStated, assertOwner, planned, type PlanChanges } from '../proposals/change-plan.ts'
import type { AnswerMemory, ApplicationStores } from '../answer-library/answer-memory.ts'
import { entityName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { chosenFunder, typedGrantInfo, type GrantMaking, type GrantStores } from '../proposals/form/grant-to-create.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { TypedGrantInfo } from '../proposals/grant-info.ts'
import type { Counting } from '../shared/counting.ts'
import type { ProposalStage } from '../proposals/proposal-stage.ts'
import type { Proposals } from '../proposals/ports.ts'
import { changeFunder, enterStage, type Proposal } from '../proposals/proposal.ts'
import { funderOverviewJobs } from '../funder-overviews/write-funder-overview.ts'

/** Absent fields stay unchanged; null clears a field. */
export interface ProposalChanges extends PlanChanges {
  readonly name?: string | undefined
  readonly grantInfo?: readonly TypedGrantInfo[] | undefined
  readonly funderId?: FunderId | null | undefined
  /** Name of a funder as typed; ignored if `funderId` is given. */
  readonly funderName?: string | null | undefined
  /** ISO 8601 */
  readonly deadline?: string | null | undefined
  readonly stage?: ProposalStage | undefined
  readonly counting?: Counting | null | undefined
}

interface ChangeProposalInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly changes: ProposalChanges
}

type Stores = Omit<GrantStores, 'projects'> & ApplicationStores & { readonly users: Users; readonly jobs: Jobs }

/** Changes the details of an application. A new funder gets an overview, as for a new application. */
export class ChangeProposal {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly making: GrantMaking,
    private readonly memory: Pick<AnswerMemory, 'followApplication'>,
  ) {}

  /** Throws `not-found` for an unknown funder, `invalid` for an owner of another account, `conflict` at a quota. */
  async execute({ actor, proposalId, changes }: ChangeProposalInput): Promise<Proposal> {
    const name = changes.name === undefined ? undefined : entityName(changes.name)
    return this.work.run(async (stores) => {
      const proposal = await findProposal(stores.proposals, actor, proposalId)
      if (changes.ownerId) await assertOwner(stores.users, proposal, changes.ownerId)
      const described = this.described(proposal, { ...changes, name })
      const funderId = await this.funderOf(proposal, changes, stores, actor)
      const isMoved = funderId !== proposal.funderId
      const changed = await stores.proposals.save(isMoved ? changeFunder(described, funderId) : described)
      if (isMoved || changed.stage !== proposal.stage) await this.memory.followApplication(stores, changed)
      if (!isMoved) return changed
      await stores.jobs.add(...funderOverviewJobs(changed, this.making))
      return changed
    })
  }

  private described(proposal: Proposal, changes: ProposalChanges): Proposal {
    const { name = proposal.name, stage = proposal.stage, deadline, counting } = changes
    const grantInfo = changes.grantInfo?.map(typedGrantInfo)
    const plan =
      grantInfo === undefined ? changes : { ...amountStated(proposal.grantInfo, grantInfo), ...given(changes) }
    return {
      ...planned(enterStage(proposal, stage, this.making.clock.now()), plan),
      name,
      grantInfo: grantInfo ?? proposal.grantInfo,
      deadline: deadline === undefined ? proposal.deadline : instantOf(deadline),
      counting: counting === undefined ? proposal.counting : counting,
    }
  }

  private async funderOf(
    { funderId: before }: Proposal,
    { funderId, funderName }: ProposalChanges,
    stores: Stores,
    actor: Actor,
  ): Promise<FunderId | null> {
    if (funderId === undefined && funderName === undefined) return before
    const chosen = { accountId: actor.accountId, funderId: funderId ?? null, funderName: funderName ?? null }
    return chosenFunder(chosen, stores, this.making)
  }
}

function given(changes: ProposalChanges): ProposalChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function instantOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}

export class ToggleProposalArchived {
  constructor(private readonly work: UnitOfWork<{ proposals: Proposals }>) {}

  async execute(input: { actor: Actor; proposalId: ProposalId }): Promise<Proposal> {
    return this.work.run(async ({ proposals }) => {
      const proposal = await findProposal(proposals, input.actor, input.proposalId)
      return proposals.save({ ...proposal, isArchived: !proposal.isArchived })
    })
  }
}
