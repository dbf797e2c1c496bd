/** Whose it is, where an admin reads what is another account's; null for one's own. */
export function foreignOwner(
  { accountId }: { readonly accountId?: string | undefined },
  user: { readonly accountId: string },
): string | null {
  return accountId === undefined || accountId === user.accountId ? null : accountId
}
