import type { FunderId } from '../shared/ids.ts'
import type { Clock, IdSource } from '../shared/ports.ts'
import type { FunderImport } from './funder-import.ts'
import { normaliseFunderName } from './funder.ts'
import { nameWords } from './name-words.ts'
import { charityNumberOf } from './organisation-identifier.ts'
import type { FunderRegister, PublishedAward, RegisteredFunder, RegisteredName } from './ports.ts'
import type { RegisterEntry } from './register-entry.ts'
import type { FunderName } from './register-facts.ts'

export interface MergeSources {
  readonly ids: IdSource
  readonly clock: Clock
}

export interface Merged {
  readonly added: number
  readonly changed: number
}

/** An entry with the number of its record in the file. */
export interface NumberedEntry extends RegisterEntry {
  readonly number: number
}

type Origin = Pick<FunderImport, 'id' | 'contentHash'>

/**
 * Merges entries of a register into the funders that all accounts see: by identifier, or by normalised name if one of
 * the two has no identifier. Names of an identifier without a funder are kept until there is one.
 */
export async function mergeEntries(
  register: FunderRegister,
  entries: readonly NumberedEntry[],
  origin: Origin,
  sources: MergeSources,
): Promise<Merged> {
  const known = await KnownFunders.load(register, entries)
  const names: RegisteredName[] = []
  const awards: PublishedAward[] = []
  for (const entry of entries) {
    const funder = known.take(entry, sources)
    names.push(...namesToKeep(entry, funder, origin))
    if (funder && entry.award) awards.push(awardOf(entry, entry.award, funder.id, origin))
  }
  known.takeNames(names)
  await register.keepNames(names)
  const merged = await known.save(register)
  await register.keepAwards([...new Map(awards.map((award) => [award.id, award])).values()])
  return merged
}

/** An award published without an identifier is identified by its position in the file. */
function awardOf(
  { number }: NumberedEntry,
  award: NonNullable<RegisterEntry['award']>,
  funderId: FunderId,
  { id: importId, contentHash }: Origin,
): PublishedAward {
  return { ...award, id: award.id ?? `${contentHash.slice(0, 24)}:${number}`, funderId, importId }
}

function namesToKeep(
  { identifiers, name, otherNames }: RegisterEntry,
  funder: RegisteredFunder | null,
  { id: importId }: Origin,
): RegisteredName[] {
  const [identifier] = identifiers
  if (identifier === undefined) return []
  const isOther = name !== null && (funder === null || !isSameName(funder.funderName, name))
  const main: FunderName[] = isOther ? [{ name, kind: 'main' }] : []
  return [...main, ...otherNames].map((one) => ({ ...one, identifier, importId }))
}

/** The funders in a batch, before and after the merge. */
class KnownFunders {
  private readonly byIdentifier = new Map<string, RegisteredFunder>()
  private readonly byName = new Map<string, RegisteredFunder>()
  private readonly changed = new Map<FunderId, RegisteredFunder>()
  private readonly waiting = new Map<string, RegisteredName[]>()

  static async load(register: FunderRegister, entries: readonly RegisterEntry[]): Promise<KnownFunders> {
    const known = new KnownFunders()
    const identifiers = [...new Set(entries.flatMap((entry) => entry.identifiers))]
    for (const funder of await register.withIdentifiers(identifiers)) known.remember(funder)
    const unknown = entries.filter((entry) => entry.makesFunder && known.find(entry.identifiers) === null)
    const names = new Set(unknown.flatMap(({ name }) => (name === null ? [] : [normaliseFunderName(name)])))
    for (const funder of await register.named([...names])) known.remember(funder)
    const waiting = unknown.flatMap((entry) => entry.identifiers)
    for (const name of await register.namesOf([...new Set(waiting)])) known.wait(name)
    return known
  }

  /** The funder of the entry after the merge; null if the entry makes none. */
  take(entry: RegisterEntry, sources: MergeSources): RegisteredFunder | null {
    const found = this.find(entry.identifiers) ?? this.namesake(entry)
    if (found) return this.keep(found, joined(found, entry))
    if (!entry.makesFunder || entry.name === null) return null
    const { name: funderName, identifiers } = entry
    const made = { id: sources.ids.next<'funder'>(), funderName, createdAt: sources.clock.now(), version: 0 }
    const otherNames = identifiers.flatMap((one) => this.waiting.get(one) ?? []).map(({ name }) => name)
    return this.keep(null, { ...made, identifiers, otherNames, charityNumber: charityNumberOf(identifiers) })
  }

  /** Adds names from the batch to the funders with their identifiers. */
  takeNames(names: readonly RegisteredName[]): void {
    for (const { identifier, name } of names) {
      const funder = this.byIdentifier.get(identifier)
      if (!funder || [funder.funderName, ...funder.otherNames].some((known) => isSameName(known, name))) continue
      this.keep(funder, { ...funder, otherNames: [...funder.otherNames, name] })
    }
  }

  async save(register: FunderRegister): Promise<Merged> {
    const funders = [...this.changed.values()]
    await register.save(funders)
    const added = funders.filter(({ version }) => version === 0).length
    return { added, changed: funders.length - added }
  }

  private find(identifiers: readonly string[]): RegisteredFunder | null {
    for (const identifier of identifiers) {
      const funder = this.byIdentifier.get(identifier)
      if (funder) return funder
    }
    return null
  }

  /** An organisation with another number is a different one, even with the same name. */
  private namesake({ name, identifiers, makesFunder }: RegisterEntry): RegisteredFunder | null {
    const funder = name === null || !makesFunder ? undefined : this.byName.get(normaliseFunderName(name))
    if (!funder) return null
    return identifiers.length === 0 || funder.identifiers.length === 0 ? funder : null
  }

  private keep(before: RegisteredFunder | null, after: RegisteredFunder): RegisteredFunder {
    if (before === after) return after
    this.changed.set(after.id, after)
    this.remember(after)
    return after
  }

  private remember(funder: RegisteredFunder): void {
    for (const identifier of funder.identifiers) this.byIdentifier.set(identifier, funder)
    const name = normaliseFunderName(funder.funderName)
    const namesake = this.byName.get(name)
    if (!namesake || namesake.id >= funder.id) this.byName.set(name, funder)
  }

  private wait(name: RegisteredName): void {
    this.waiting.set(name.identifier, [...(this.waiting.get(name.identifier) ?? []), name])
  }
}

/** The same object if the entry adds no name or number. */
function joined(funder: RegisteredFunder, { identifiers, name }: RegisterEntry): RegisteredFunder {
  const added = identifiers.filter((one) => !funder.identifiers.includes(one))
  const funderName = name !== null && isBetterSpelt(name, funder.funderName) ? name : funder.funderName
  if (added.length === 0 && funderName === funder.funderName) return funder
  const all = [...funder.identifiers, ...added]
  return { ...funder, funderName, identifiers: all, charityNumber: funder.charityNumber ?? charityNumberOf(all) }
}

/** Registers print many names in capitals. */
function isBetterSpelt(name: string, known: string): boolean {
  return known === known.toUpperCase() && name !== name.toUpperCase() && isSameName(name, known)
}

function isSameName(one: string, other: string): boolean {
  return nameWords(one).join(' ') === nameWords(other).join(' ')
}
