import type { AccountId } from '../../core/shared/ids.ts'
import type { OnExisting } from '../../core/transfer/import-accounts.ts'
import type { PreviewedAccount } from '../../core/transfer/preview-import.ts'

/** Summary of an import for the user who starts it. */
export function previewLines(accounts: readonly PreviewedAccount[]): string[] {
  return accounts.flatMap(({ id, users, administrators, withoutRights, replaces }) => [
    `Account ${id}`,
    `  users: ${listed(users)}`,
    `  administrators: ${listed(administrators)}`,
    ...(withoutRights.length > 0
      ? [`  come without rights, passwords and confirmed addresses: ${listed(withoutRights)}`]
      : []),
    `  takes the place of: ${replaces === null ? 'none' : `the account here of ${listed(replaces)}`}`,
  ])
}

const listed = (addresses: readonly string[]) => (addresses.length === 0 ? 'none' : addresses.join(', '))

/**
 * Asks for the identifier of each account that would be replaced and was not named. Only the identifier counts as yes.
 * Without a terminal, the import itself refuses.
 */
export async function accountsToReplace(
  accounts: readonly PreviewedAccount[],
  onExisting: OnExisting,
  ask: ((question: string) => Promise<string>) | null,
): Promise<OnExisting> {
  if (onExisting === 'skip' || ask === null) return onExisting
  const named = onExisting === 'refuse' ? [] : onExisting.replace
  const confirmed: AccountId[] = [...named]
  for (const { id, replaces } of accounts) {
    if (replaces === null || named.includes(id)) continue
    const typed = await ask(`Type the identifier of the account of ${listed(replaces)} to replace it: `)
    if (typed.trim() !== id) return onExisting
    confirmed.push(id)
  }
  return confirmed.length === 0 ? onExisting : { replace: confirmed }
}
