/** The owner, if an admin views another account's data; null for the own account. */
export function foreignOwner(
  { accountId }: { readonly accountId?: string | undefined },
  user: { readonly accountId: string },
): string | null {
  return accountId === undefined || accountId === user.accountId ? null : accountId
}
