import { normaliseFunderName, type Funder } from '../../../core/funders/funder.ts'
import { nameWords } from '../../../core/funders/name-words.ts'
import type { FunderRegister, PublishedAward, RegisteredFunder, RegisteredName } from '../../../core/funders/ports.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'
import { identifiersIn, otherNamesIn, type IdentifierRow } from './register-rows.ts'

interface Tables {
  readonly funders: StagedTable<Funder>
  readonly funderIdentifiers: StagedTable<IdentifierRow>
  readonly funderNames: StagedTable<RegisteredName>
  readonly funderAwards: StagedTable<PublishedAward>
}

export class InMemoryFunderRegister implements FunderRegister {
  constructor(private readonly tables: Tables) {}

  async withIdentifiers(identifiers: readonly string[]): Promise<RegisteredFunder[]> {
    const ids = new Set(identifiers.flatMap((one) => this.tables.funderIdentifiers.get(one)?.funderId ?? []))
    return this.registered(({ id }) => ids.has(id))
  }

  async named(normalisedNames: readonly string[]): Promise<RegisteredFunder[]> {
    return this.registered(({ funderName }) => normalisedNames.includes(normaliseFunderName(funderName)))
  }

  async namesOf(identifiers: readonly string[]): Promise<RegisteredName[]> {
    return structuredClone(this.tables.funderNames.all().filter(({ identifier }) => identifiers.includes(identifier)))
  }

  async keepNames(names: readonly RegisteredName[]): Promise<void> {
    for (const name of names) {
      const key = `${name.identifier} ${nameWords(name.name).join(' ')}`
      if (!this.tables.funderNames.get(key)) this.tables.funderNames.set(key, structuredClone(name))
    }
  }

  async save(funders: readonly RegisteredFunder[]): Promise<void> {
    for (const { id, funderName, charityNumber, createdAt, version, identifiers } of funders) {
      const nothing = { accountId: null, markdownOverview: null, citations: [] }
      const known = this.tables.funders.get(id) ?? nothing
      saveVersioned(this.tables.funders, { ...known, id, funderName, charityNumber, createdAt, version })
      for (const identifier of identifiers)
        if (!this.tables.funderIdentifiers.get(identifier))
          this.tables.funderIdentifiers.set(identifier, { identifier, funderId: id })
    }
  }

  async keepAwards(awards: readonly PublishedAward[]): Promise<void> {
    for (const award of awards) this.tables.funderAwards.set(award.id, structuredClone(award))
  }

  private registered(isWanted: (funder: Funder) => boolean): RegisteredFunder[] {
    const found = this.tables.funders.all().filter((funder) => funder.accountId === null && isWanted(funder))
    return sortRows(
      found,
      ascending(({ id }) => id),
    ).map(({ id, funderName, charityNumber, createdAt, version }) => ({
      ...{ id, funderName, charityNumber, createdAt, version },
      identifiers: identifiersIn(this.tables, id),
      otherNames: otherNamesIn(this.tables, id).map(({ name }) => name),
    }))
  }
}
