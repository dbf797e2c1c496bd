import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import type { PrintedItem, PrintedLine } from './printed-items.ts'
import type { Told } from './told-lines.ts'

/** Minimum likelihoods of questions. */
export interface Thresholds {
  readonly question: number
  readonly heading: number
  readonly guidance: number
}

/** A form with the likelihoods of its lines' roles. */
export interface ReadForm {
  readonly items: readonly PrintedItem[]
  readonly candidates: readonly Candidate[]
  readonly roles: FormRoles
  readonly thresholds: Thresholds
  readonly told: Told
  readonly title: PrintedLine | null
}
