import type { AccountId } from '../shared/ids.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../shared/model-usage.ts'
import { NEVER_CANCELLED, type Cancellation } from '../shared/cancellation.ts'
import type { SpendingFeature } from './spending-feature.ts'

/** For whom and what a writer works, whether anybody still waits for it, and what it has used so far. */
export interface CallContext {
  readonly accountId: AccountId
  readonly feature: SpendingFeature
  readonly cancellation: Cancellation
  readonly meter: UsageMeter
}

export function callContext(
  accountId: AccountId,
  feature: SpendingFeature,
  cancellation: Cancellation = NEVER_CANCELLED,
): CallContext {
  return { accountId, feature, cancellation, meter: new UsageMeter() }
}

/** Adds up the calls to a language model, those of work that failed in the end included. */
export class UsageMeter {
  private sum: ModelUsage | null = null

  add(usage: ModelUsage): void {
    this.sum = sumOfUsage(this.sum ?? NO_USAGE, usage)
  }

  /** Null where no model was called. */
  total(): ModelUsage | null {
    return this.sum
  }

  /** The same, and starts again: what was taken out is kept elsewhere. */
  drain(): ModelUsage | null {
    const { sum } = this
    this.sum = null
    return sum
  }
}
