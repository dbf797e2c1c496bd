import { ContainerModule } from 'inversify'
import { AccountQuotas } from '../../../core/quotas/account-quotas.ts'
import { AssertUploadQuota } from '../../../core/quotas/assert-upload-quota.ts'
import type { Config } from '../config/config.ts'
import { construct, provide } from '../tokens/token.ts'
import { coreTokens, databaseTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

export function quotasModule({ quotas }: Config): ContainerModule {
  return new ContainerModule((module) => {
    provide(module, coreTokens.quotas, () => new AccountQuotas(quotas), [])
    construct(module, useCaseTokens.assertUploadQuota, AssertUploadQuota, [databaseTokens.work, coreTokens.quotas])
  })
}
