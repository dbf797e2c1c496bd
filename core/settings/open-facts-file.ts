import type { AccountId } from '../shared/ids.ts'
import { keptTextOf } from '../texts/drafts.ts'
import type { OpenText } from '../texts/open-text.ts'
import type { TextState } from '../shared/text-state.ts'
import type { Account } from '../identity/account.ts'
import { accountNotFound } from '../accounts/find-account.ts'
import type { Accounts } from '../identity/ports.ts'

/** The facts file of an account. Throws `not-found`. */
export async function openFactsFile(
  { accounts }: { readonly accounts: Accounts },
  accountId: AccountId,
): Promise<OpenText> {
  const account = await accounts.find(accountId)
  if (!account) throw accountNotFound()
  return {
    ...factsTextOf(account),
    save: async (next) => {
      await accounts.save(next === null ? account : withFactsFile(account, next.text, next.state))
    },
  }
}

/** The facts file as the text history uses it. */
export function factsTextOf({
  id,
  settings,
  factsFileState,
  createdAt: writtenAt,
}: Account): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  const current = keptTextOf(settings.factsFile, factsFileState, { usage: null, writtenAt })
  return { accountId: id, owner: { kind: 'facts-file', id }, current }
}

export function withFactsFile(account: Account, factsFile: string, factsFileState: TextState): Account {
  return { ...account, settings: { ...account.settings, factsFile }, factsFileState }
}
