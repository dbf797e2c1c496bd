import type { AccountId } from '../accounts/account.ts'
import { assembleProfile } from './assemble-profile.ts'
import type { DocumentFactsStore } from './ports/document-facts-store.ts'
import type { ProfileFacts } from './ports/profile-facts.ts'
import type { ProfileFact } from './profile-fact.ts'

export interface ProfileStores {
  readonly profileFacts: ProfileFacts
  readonly documentFacts: DocumentFactsStore
}

/** All facts of an account's profile as they stand at `now`, for whoever writes or asks with them. Secrets are masked. */
export async function readProfile(
  { profileFacts, documentFacts }: ProfileStores,
  accountId: AccountId,
  now: string,
): Promise<ProfileFact[]> {
  const stored = await profileFacts.ofAccount(accountId)
  return assembleProfile({ stored, documents: await documentFacts.ofAccount(accountId), now })
}
