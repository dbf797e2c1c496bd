import type { AccountId, FunderId, ProjectId } from '../../shared/ids.ts'
import type { Actor } from '../../identity/user.ts'
import { normaliseFunderName, type Funder } from '../../funders/funder.ts'
import type { Funders } from '../../funders/ports.ts'
import type { Projects } from '../../projects/ports.ts'
import { projectNotFound } from '../../projects/project.ts'
import type { AccountQuotas } from '../../quotas/account-quotas.ts'
import type { Holdings } from '../../quotas/ports.ts'
import { notFound } from '../../shared/app-error.ts'
import { amountStated, planned } from '../change-plan.ts'
import { entityName } from '../../shared/entity-name.ts'
import type { Clock, IdSource } from '../../shared/ports.ts'
import { grantInfoOf, type GrantInfo, type TypedGrantInfo } from '../grant-info.ts'
import { newProposal, type Proposal, type UploadedForm } from '../proposal.ts'

/** The data of the New Grant Application modal, with or without a form. */
export interface GrantToCreate {
  readonly actor: Actor
  readonly name: string
  readonly projectId: ProjectId | null
  readonly grantInfo: readonly TypedGrantInfo[]
  /** A funder chosen from the list. */
  readonly funderId: FunderId | null
  /** Name of a funder as typed; ignored if `funderId` is given. */
  readonly funderName: string | null
}

export type GrantStores = { projects: Projects; funders: Funders; holdings: Holdings }
export interface GrantSources {
  readonly ids: IdSource
  readonly clock: Clock
}

/** Sources of identifiers and times, and the quotas. */
export interface GrantMaking extends GrantSources {
  readonly quotas: AccountQuotas
}

/**
 * A new application, not yet saved, with its project checked and its funder found or created. Throws `conflict` at a
 * quota.
 */
export async function grantToCreate(
  grant: GrantToCreate,
  form: UploadedForm | null,
  { projects, funders, holdings }: GrantStores,
  { ids, clock, quotas }: GrantMaking,
): Promise<Proposal> {
  const { actor, projectId } = grant
  const bytes = form === null ? {} : { bytes: form.sizeBytes }
  await quotas.assertQuota(holdings, actor.accountId, { applications: 1, tasks: 1, ...bytes })
  if (projectId && !(await projects.find(actor.accountId, projectId))) throw projectNotFound()
  const grantInfo = grant.grantInfo.map(typedGrantInfo)
  const proposal = newProposal({
    id: ids.next<'proposal'>(),
    accountId: actor.accountId,
    projectId,
    name: entityName(grant.name),
    type: form ? 'upload' : 'manual',
    grantInfo,
    funderId: await chosenFunder(
      { ...grant, accountId: actor.accountId },
      { funders, holdings },
      { ids, clock, quotas },
    ),
    form,
    createdAt: clock.now(),
  })
  return planned(proposal, amountStated([], grantInfo))
}

export function typedGrantInfo({ question, answer }: TypedGrantInfo): GrantInfo {
  return grantInfoOf({ question: question.trim(), answer: answer.trim() })
}

/** Uses an existing funder with the typed name, or creates one that only this account sees. */
export async function chosenFunder(
  grant: Pick<GrantToCreate, 'funderId' | 'funderName'> & { readonly accountId: AccountId },
  { funders, holdings }: Pick<GrantStores, 'funders' | 'holdings'>,
  making: GrantMaking,
): Promise<FunderId | null> {
  const { accountId } = grant
  if (grant.funderId) {
    const chosen = await funders.find(accountId, grant.funderId)
    if (!chosen) throw notFound('funders.not-found')
    return chosen.id
  }
  const typed = grant.funderName?.trim() ?? ''
  if (typed === '') return null
  const known = await funders.ofName(accountId, normaliseFunderName(typed))
  if (known) return known.id
  await making.quotas.assertQuota(holdings, accountId, { funders: 1 })
  return (await funders.save(typedFunder(typed, accountId, making))).id
}

function typedFunder(name: string, accountId: Funder['accountId'], { ids, clock }: GrantSources): Funder {
  return {
    id: ids.next<'funder'>(),
    accountId,
    funderName: name.replace(/\s+/g, ' '),
    charityNumber: null,
    markdownOverview: null,
    citations: [],
    createdAt: clock.now(),
    version: 0,
  }
}
