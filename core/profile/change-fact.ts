import { DEFAULT_SETTINGS } from '../identity/account.ts'
import type { Accounts, Users } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import { queueFilling } from '../jobs/queue-filling.ts'
import type { Jobs } from '../jobs/ports.ts'
import { notFound } from '../shared/app-error.ts'
import type { Clock, IdSource, SecretBox, UnitOfWork } from '../shared/ports.ts'
import { authorOf } from '../identity/text-author.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { missingFact } from './assemble-profile.ts'
import { factValue } from './fact-value.ts'
import type { ProfileFact, StoredFact } from './profile-fact.ts'
import { definitionOf, knownKey } from './profile-facts.ts'
import { isNameKey } from './own-values.ts'
import { queueFactSearch } from '../jobs/queue-fact-search.ts'
import { profilesIn, type ProfileStores } from './profiles.ts'
import { maskedSecret, sealedSecret } from './secret-value.ts'
import { emptyFact, withConfirmedValue, withoutValue } from './stored-fact.ts'

export interface FactToChange {
  readonly actor: Actor
  readonly key: string
  readonly value: string
  /** `confirmed`: the value is right. `missing`: the value is wrong or, if empty, nothing is known. */
  readonly state: 'confirmed' | 'missing'
  /** ISO time; null for no expiry. */
  readonly validUntil: string | null
}

interface FactToConfirm extends FactToChange {
  /** Values in documents. */
  readonly others: readonly string[]
}

export type FactStores = ProfileStores & {
  readonly accounts: Accounts
  readonly users: Users
  readonly jobs: Jobs
}

/**
 * Confirms, corrects, rejects or clears one fact. All other values in documents so far are rejected with it, so that
 * only a value found later makes a conflict.
 */
export class ChangeFact {
  constructor(
    private readonly work: UnitOfWork<FactStores>,
    private readonly secrets: SecretBox,
    private readonly sources: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  /** Throws `not-found` for a key that is neither in the catalogue nor the account's own, and `invalid`. */
  async execute(input: FactToChange): Promise<ProfileFact> {
    await retryStale(async () => {
      const known = await this.factOf(input)
      await this.work.run((stores) => this.change(stores, input, known))
    })
    return this.factOf(input)
  }

  private async change(stores: FactStores, input: FactToChange, known: ProfileFact): Promise<void> {
    const { key, actor } = input
    const { accountId } = actor
    const stored = await stores.profileFacts.find(accountId, key)
    if (!stored && !knownKey(key)) throw notFound('profile.fact-not-found')
    const before = stored ?? emptyFact({ id: this.sources.ids.next(), accountId, key, label: null })
    if (input.state === 'confirmed') {
      await this.confirm(stores, before, { ...input, others: known.candidates.map(({ value }) => value) })
      await queueFilling(stores.jobs, accountId, this.sources)
    } else await this.refuse(stores, before, input)
  }

  private async confirm(stores: FactStores, before: StoredFact, input: FactToConfirm): Promise<void> {
    const { actor, key, validUntil, others } = input
    const definition = definitionOf(key)
    const account = await stores.accounts.find(actor.accountId)
    const value = factValue(definition, input.value, (account?.settings ?? DEFAULT_SETTINGS).language)
    const by = await authorOf(stores.users, actor)
    const confirmed = withConfirmedValue(before, definition.kind, {
      value,
      others,
      by,
      at: this.sources.clock.now(),
      validUntil,
    })
    const sealed = definition.secret ? sealedSecret(this.secrets, actor.accountId, key, value) : value
    await stores.profileFacts.save({ ...confirmed, value: sealed })
    if (isNameKey(key) && value !== before.value) await this.lookAgain(stores, actor)
  }

  /** With a new name, other sentences of the documents are about the organisation. */
  private async lookAgain({ documentFacts, jobs }: FactStores, { accountId }: Actor): Promise<void> {
    await documentFacts.lookAgain(accountId)
    await queueFactSearch(jobs, accountId, this.sources)
  }

  private async refuse({ profileFacts }: FactStores, before: StoredFact, input: FactToChange): Promise<void> {
    const { accountId } = input.actor
    const refused = definitionOf(input.key).secret ? '' : input.value.trim()
    const without = withoutValue(before, refused)
    const isKept = knownKey(input.key) !== null && without.rejected.length > 0
    if (isKept) await profileFacts.save(without)
    else await profileFacts.remove(accountId, input.key)
  }

  private async factOf({ actor: { accountId }, key }: FactToChange): Promise<ProfileFact> {
    const facts = await profilesIn(this.work).read(accountId, this.sources.clock.now())
    const fact = facts.find((one) => one.key === key) ?? missingFact(key)
    if (!fact.definition.secret) return fact
    const stored = await this.work.run(({ profileFacts }) => profileFacts.find(accountId, key))
    return stored ? { ...fact, value: maskedSecret(this.secrets, accountId, stored) } : fact
  }
}
