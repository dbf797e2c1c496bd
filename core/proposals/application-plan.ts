import type { UserId } from '../shared/ids.ts'
import type { FormTerms } from './form-terms.ts'
import type { ProposalStage } from './proposal-stage.ts'

/** What is to be done next about an application. */
export interface NextStep {
  readonly text: string
  /** By which day, as `YYYY-MM-DD`; null where nobody has said. */
  readonly due: string | null
}

/** A stage that an application was at, and since when. */
export interface StageEntry {
  readonly stage: ProposalStage
  readonly since: string
}

/** The mail that was sent last about a deadline: a moved deadline is told anew. */
export interface SentReminder {
  readonly deadline: string
  /** How many days before the deadline it is meant for. */
  readonly daysBefore: number
}

/** What an account plans and knows of an application, beside what it says. */
export interface ApplicationPlan {
  /** In `currency`; null where nobody has said. */
  readonly amountAsked: number | null
  readonly amountGiven: number | null
  /** Of both amounts, an ISO 4217 code. */
  readonly currency: string
  /** In which the deadline was given, an IANA name; null where nobody has said. */
  readonly deadlineZone: string | null
  /** The member of the account who looks after it. */
  readonly ownerId: UserId | null
  readonly nextStep: NextStep | null
  /** The stages before the present one, oldest first. */
  readonly stageHistory: readonly StageEntry[]
  readonly reminder: SentReminder | null
  /** Null without a form that was read, and where an earlier release read it. */
  readonly formTerms: FormTerms | null
}

/** Of an application of which nothing is planned yet. */
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

/** The stages at which a deadline is still to be met. */
export const OPEN_STAGES = ['looking', 'drafting', 'review'] as const satisfies readonly ProposalStage[]

/** What is archived, or lies in an archived project, is quiet: no list of what is under way shows it, no mail tells of it. */
export function isArchivedWith(
  { isArchived }: { readonly isArchived?: boolean },
  project: { readonly isArchived: boolean } | null | undefined,
): boolean {
  return isArchived === true || project?.isArchived === true
}

export function isOpen(stage: ProposalStage): boolean {
  return OPEN_STAGES.some((open) => open === stage)
}
