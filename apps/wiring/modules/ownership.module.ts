import { ContainerModule } from 'inversify'
import { EndOffer, OfferAccount, TakeOverAccount } from '../../../core/accounts/members/hand-over-account.ts'
import { KeepAccount } from '../../../core/accounts/removal/keep-account.ts'
import { HoldClosedWork } from '../../../core/accounts/open-account.ts'
import { RemoveDueAccounts } from '../../../core/accounts/removal/remove-due-accounts.ts'
import { SendAccountNotice } from '../../../core/accounts/mails/send-account-notice.ts'
import { ViewOwnAccount, ViewOwnership } from '../../../core/accounts/members/view-ownership.ts'
import { construct } from '../tokens/token.ts'
import { coreTokens, databaseTokens, jobTokens, systemTokens } from '../tokens/tokens.ts'
import { useCaseTokens } from '../tokens/use-case-tokens.ts'

const { work, storageMaintenance } = databaseTokens
const { ids, clock, log, files, sentMails, mailer, webUrl } = systemTokens
const { grantSources, holdClosedWork } = coreTokens

/** Ownership of an account, and its removal, which can be cancelled for a week. */
export const ownershipModule = new ContainerModule((module) => {
  construct(module, useCaseTokens.viewOwnership, ViewOwnership, [work])
  construct(module, useCaseTokens.viewOwnAccount, ViewOwnAccount, [work])
  construct(module, useCaseTokens.offerAccount, OfferAccount, [work, useCaseTokens.proveUser, grantSources])
  construct(module, useCaseTokens.takeOverAccount, TakeOverAccount, [work, grantSources])
  construct(module, useCaseTokens.endOffer, EndOffer, [work])
  construct(module, useCaseTokens.keepAccount, KeepAccount, [work, grantSources])
  const erasing = [work, files, sentMails, storageMaintenance, ids, clock, log] as const
  construct(module, jobTokens.removeDueAccounts, RemoveDueAccounts, erasing)
  construct(module, jobTokens.sendAccountNotice, SendAccountNotice, [work, mailer, webUrl])
  construct(module, holdClosedWork, HoldClosedWork, [work])
})
