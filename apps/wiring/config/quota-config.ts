import { DEFAULT_QUOTAS, type QuotaLimits } from '../../../core/quotas/account-quotas.ts'
import { ConfigError } from './config-error.ts'
import { oneOf, wholeNumber } from './setting.ts'

const NAMES = ['projects', 'applications', 'documents', 'megabytes', 'reports', 'funders', 'users', 'tasks'] as const
const MOST = 1_000_000_000
const MEGABYTE = 1024 * 1024

/** Parses, for example, "documents=20000,megabytes=50000"; other quotas have their defaults. Throws `ConfigError`. */
export function quotaConfig(text: string): QuotaLimits {
  const limits: Partial<Record<keyof QuotaLimits, number>> = {}
  for (const entry of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', number = '', ...more] = entry.split('=').map((part) => part.trim())
    if (more.length > 0) throw new ConfigError(`ACCOUNT_QUOTAS must be such as documents=20000, not "${entry}".`)
    const kind = oneOf('ACCOUNT_QUOTAS', name, NAMES)
    const limit = wholeNumber(`ACCOUNT_QUOTAS ${kind}`, number, 1, MOST)
    if (kind === 'megabytes') limits.bytes = limit * MEGABYTE
    else limits[kind] = limit
  }
  return { ...DEFAULT_QUOTAS, ...limits }
}
