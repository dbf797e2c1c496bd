import type { UserId } from '../shared/ids.ts'
import type { FormTerms } from './form/form-terms.ts'
import type { ProposalStage } from './proposal-stage.ts'

/** The next step for an application. */
export interface NextStep {
  readonly text: string
  /** Due day as `YYYY-MM-DD`; null if unknown. */
  readonly due: string | null
}

/** An earlier stage of an application and when it began. */
export interface StageEntry {
  readonly stage: ProposalStage
  readonly since: string
}

/** The last mail sent about a deadline. If the deadline moves, mails are sent again. */
export interface SentReminder {
  readonly deadline: string
  /** Days before the deadline for which it was meant. */
  readonly daysBefore: number
}

/** An account's plans for an application, beside its content. */
export interface ApplicationPlan {
  /** In `currency`; null if unknown. */
  readonly amountAsked: number | null
  readonly amountGiven: number | null
  /** ISO 4217 code of both amounts. */
  readonly currency: string
  /** IANA time zone of the deadline; null if unknown. */
  readonly deadlineZone: string | null
  /** The member of the account who is responsible. */
  readonly ownerId: UserId | null
  readonly nextStep: NextStep | null
  /** Earlier stages, oldest first. */
  readonly stageHistory: readonly StageEntry[]
  readonly reminder: SentReminder | null
  /** Null if no form was read, and if an earlier release read it. */
  readonly formTerms: FormTerms | null
}

/** The plan of a new application. */
export const NO_PLAN = {
  amountAsked: null,
  amountGiven: null,
  currency: 'GBP',
  deadlineZone: null,
  ownerId: null,
  nextStep: null,
  stageHistory: [],
  reminder: null,
  formTerms: null,
} as const satisfies ApplicationPlan

/** Stages before the deadline is met. */
export const OPEN_STAGES = ['looking', 'drafting', 'review'] as const satisfies readonly ProposalStage[]

/**
 * Whether an application, or its project, is archived: lists of open work leave it out, and no mails are sent about it.
 */
export function isArchivedWith(
  { isArchived }: { readonly isArchived?: boolean },
  project: { readonly isArchived: boolean } | null | undefined,
): boolean {
  return isArchived === true || project?.isArchived === true
}

export function isOpen(stage: ProposalStage): boolean {
  return OPEN_STAGES.some((open) => open === stage)
}
