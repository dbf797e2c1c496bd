import type { UserId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import { saidOn, type GrantInfo } from './grant-info.ts'
import type { Proposal } from './proposal.ts'
import { amountIn } from '../languages/figures.ts'
import { invalidField } from '../shared/app-error.ts'
import type { NextStep } from './application-plan.ts'

/** Absent fields stay unchanged; null clears a field. */
export interface PlanChanges {
  readonly amountAsked?: number | null | undefined
  readonly amountGiven?: number | null | undefined
  readonly currency?: string | undefined
  readonly deadlineZone?: string | null | undefined
  /** A user of the account. */
  readonly ownerId?: UserId | null | undefined
  /** A step without text clears it. */
  readonly nextStep?: NextStep | null | undefined
}

/** The application with a changed plan. */
export function planned(proposal: Proposal, changes: PlanChanges): Proposal {
  const { amountAsked, amountGiven, currency, deadlineZone, ownerId, nextStep } = changes
  return {
    ...proposal,
    ...(amountAsked !== undefined && { amountAsked }),
    ...(amountGiven !== undefined && { amountGiven }),
    ...(currency !== undefined && { currency }),
    ...(deadlineZone !== undefined && { deadlineZone }),
    ...(ownerId !== undefined && { ownerId }),
    ...(nextStep !== undefined && { nextStep: stepOf(nextStep) }),
  }
}

function stepOf(step: NextStep | null): NextStep | null {
  const text = step?.text.trim() ?? ''
  return step === null || text === '' ? null : { text, due: step.due }
}

/** Throws `invalid` for an owner who is no user of the account. */
export async function assertOwner(users: Users, { accountId }: Proposal, ownerId: UserId): Promise<void> {
  if ((await users.find(ownerId))?.accountId !== accountId)
    throw invalidField('ownerId', { code: 'proposals.unknown-assignee' })
}

/** The amount in the new details, if they state exactly one that the old ones did not; otherwise empty. */
export function amountStated(
  before: readonly GrantInfo[],
  after: readonly GrantInfo[],
): Pick<PlanChanges, 'amountAsked' | 'currency'> {
  const stated = saidOn('amount', after)
  const amount = stated === saidOn('amount', before) ? null : amountIn(stated)
  return amount === null ? {} : { amountAsked: amount.value, currency: amount.currency }
}
