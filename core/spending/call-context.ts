import type { AccountId } from '../shared/ids.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from '../shared/model-usage.ts'
import { NEVER_CANCELLED, type Cancellation } from '../shared/cancellation.ts'
import type { SpendingFeature } from './spending-feature.ts'

/** Account and feature for which a writer works, its cancellation, and its usage so far. */
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

/** Adds up the calls to a language model, including those of failed work. */
export class UsageMeter {
  private sum: ModelUsage | null = null

  add(usage: ModelUsage): void {
    this.sum = sumOfUsage(this.sum ?? NO_USAGE, usage)
  }

  /** Null where no model was called. */
  total(): ModelUsage | null {
    return this.sum
  }

  /** Returns the total and resets it, for callers that have stored it. */
  drain(): ModelUsage | null {
    const { sum } = this
    this.sum = null
    return sum
  }
}
