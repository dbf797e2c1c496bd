import type { AccountId } from '../shared/ids.ts'
import { AppError } from '../shared/app-error.ts'
import { type Holding, HOLDINGS, type Holdings } from './ports.ts'

/** Limits for one account, by kind. */
export type QuotaLimits = Readonly<Record<Holding, number>>

const MEGABYTE = 1024 * 1024
const MEGABYTES_OF_GIGABYTE = 1024
const TASKS_RETRY_SECONDS = 60

/** Far more than any charity that writes applications needs. */
export const DEFAULT_QUOTAS: QuotaLimits = {
  projects: 1_000,
  applications: 5_000,
  documents: 10_000,
  bytes: 20 * MEGABYTES_OF_GIGABYTE * MEGABYTE,
  reports: 5_000,
  funders: 2_000,
  users: 200,
  tasks: 3_000,
}

/** Limits the size of accounts. Holdings above a quota stay; only further ones are refused. */
export class AccountQuotas {
  constructor(private readonly limits: QuotaLimits) {}

  /** Throws `conflict` with a sentence where adding would exceed a quota, and `too-many` while too many jobs wait. */
  async assertQuota(
    holdings: Holdings,
    accountId: AccountId,
    adding: Readonly<Partial<Record<Holding, number>>>,
  ): Promise<void> {
    const kinds = HOLDINGS.filter((kind) => (adding[kind] ?? 0) > 0)
    if (kinds.length === 0) return
    const held = await holdings.count(accountId, kinds)
    const full = kinds.find((kind) => held[kind] + (adding[kind] ?? 0) > this.limits[kind])
    if (full !== undefined) throw quotaReached(full, this.limits[full])
  }
}

function quotaReached(kind: Holding, limit: number): AppError {
  const values = { limit }
  if (kind === 'tasks') return new AppError('too-many', 'quotas.tasks', { values, retryAfter: TASKS_RETRY_SECONDS })
  return new AppError('conflict', `quotas.${kind}`, { values })
}
