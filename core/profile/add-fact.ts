import type { Actor } from '../identity/user.ts'
import { AppError, invalid, isAppError, type WrongFields } from '../shared/app-error.ts'
import type { Clock, IdSource, UnitOfWork } from '../shared/ports.ts'
import { authorOf } from '../identity/text-author.ts'
import type { FactStores } from './change-fact.ts'
import { missingFact } from './assemble-profile.ts'
import { factValue } from './fact-value.ts'
import type { ProfileFact, StoredFact } from './profile-fact.ts'
import { definitionOf, isOwnKey } from './profile-facts.ts'
import { profilesIn } from './profiles.ts'
import { emptyFact } from './stored-fact.ts'
import { normaliseText } from '../shared/normalise-text.ts'

const LONGEST = 50

/** A key for the account's own fact: "Lead partner" becomes `ownLeadPartner`, with a number added if that is taken. */
function ownKeyFor(label: string, taken: readonly string[]): string {
  const words = normaliseText(label, { withoutAccents: true })
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  const base = `own${name || 'Fact'}`.slice(0, LONGEST)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}N${number}`
    if (!taken.includes(key)) return key
  }
}

const MAX_LABEL_LENGTH = 200
const MAX_FACTS = 500

export interface FactToAdd {
  readonly actor: Actor
  /** In camel case; null to derive it from the label. */
  readonly key: string | null
  readonly label: string
  readonly value: string
}

/** Adds a fact that is not in the catalogue. */
export class AddFact {
  constructor(
    private readonly work: UnitOfWork<FactStores>,
    private readonly sources: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  /** Throws `invalid`, and `conflict` if the account has a fact with this key. */
  async execute(input: FactToAdd): Promise<ProfileFact> {
    assertFactToAdd(input)
    const key = await this.work.run((stores) => this.add(stores, input))
    const facts = await profilesIn(this.work).read(input.actor.accountId, this.sources.clock.now())
    return facts.find((fact) => fact.key === key) ?? missingFact(key)
  }

  private async add(stores: FactStores, { actor, ...typed }: FactToAdd): Promise<string> {
    const { accountId } = actor
    const known = await stores.profileFacts.ofAccount(accountId)
    if (known.length >= MAX_FACTS)
      throw new AppError('conflict', 'profile.too-many-facts', { values: { most: MAX_FACTS } })
    const label = typed.label.trim()
    const key =
      typed.key ??
      ownKeyFor(
        label,
        known.map((fact) => fact.key),
      )
    if (known.some((fact) => fact.key === key)) throw new AppError('conflict', 'profile.key-in-use')
    await stores.profileFacts.save(await this.fact(stores, actor, { key, label, value: typed.value }))
    return key
  }

  private async fact(
    { users }: FactStores,
    actor: Actor,
    { key, label, value }: Pick<StoredFact, 'key'> & { label: string; value: string },
  ): Promise<StoredFact> {
    const empty = emptyFact({ id: this.sources.ids.next(), accountId: actor.accountId, key, label })
    const [confirmedBy, confirmedAt] = [await authorOf(users, actor), this.sources.clock.now()]
    return { ...empty, value: factValue(definitionOf(key), value), confirmedBy, confirmedAt }
  }
}

function assertFactToAdd(input: Omit<FactToAdd, 'actor'>): void {
  const wrong = factToAddErrors(input)
  if (Object.keys(wrong).length > 0) throw invalid('profile.key-invalid', wrong)
}

/** Errors of every field of a new fact. */
export function factToAddErrors({ key, label, value }: Omit<FactToAdd, 'actor'>): WrongFields {
  return {
    ...(key !== null && !isOwnKey(key) && { key: { code: 'profile.key-invalid' } }),
    ...labelErrors(label.trim()),
    ...valueErrors(value),
  }
}

function labelErrors(label: string): WrongFields {
  if (label === '') return { label: { code: 'profile.label-required' } }
  if (label.length <= MAX_LABEL_LENGTH) return {}
  return { label: { code: 'profile.label-too-long', values: { most: MAX_LABEL_LENGTH } } }
}

function valueErrors(value: string): WrongFields {
  try {
    factValue(definitionOf('own'), value)
    return {}
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error
    return error.details.fields ?? {}
  }
}
