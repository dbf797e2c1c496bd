import type { AccountId, FunderId } from '../../../core/shared/ids.ts'
import { normaliseFunderName, type Funder } from '../../../core/funders/funder.ts'
import { identifierOfCharityNumber } from '../../../core/funders/organisation-identifier.ts'
import type { Funders } from '../../../core/funders/ports.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'
import { identifiersIn, type IdentifierRow, type RegisterRows } from './register-rows.ts'
import { isVisibleTo } from './visible.ts'

interface Tables extends RegisterRows {
  readonly funders: StagedTable<Funder>
  readonly funderIdentifiers: StagedTable<IdentifierRow>
}

export class InMemoryFunders implements Funders {
  private readonly funders: StagedTable<Funder>

  constructor(private readonly tables: Tables) {
    this.funders = tables.funders
  }

  async find(accountId: AccountId, id: FunderId): Promise<Funder | null> {
    const funder = this.funders.get(id)
    return funder && isVisibleTo(accountId, funder) ? structuredClone(funder) : null
  }

  async ofName(accountId: AccountId, normalisedName: string): Promise<Funder | null> {
    const named = this.funders
      .all()
      .filter((funder) => isVisibleTo(accountId, funder) && normaliseFunderName(funder.funderName) === normalisedName)
    const [best] = sortRows(
      named,
      ascending((funder) => (funder.accountId === null ? 0 : 1)),
      ascending((funder) => funder.id),
    )
    return structuredClone(best ?? null)
  }

  async findAny(id: FunderId): Promise<Funder | null> {
    return structuredClone(this.funders.get(id) ?? null)
  }

  async namesake({ id, funderName }: Pick<Funder, 'id' | 'funderName'>): Promise<Funder | null> {
    const name = normaliseFunderName(funderName)
    return this.otherThan(id, (funder) => normaliseFunderName(funder.funderName) === name)
  }

  async ofSameNumber({ id, charityNumber }: { id: FunderId; charityNumber: string }): Promise<Funder | null> {
    const number = normaliseFunderName(charityNumber)
    return this.otherThan(id, (funder) => normaliseFunderName(funder.charityNumber ?? '') === number)
  }

  async save(funder: Funder): Promise<Funder> {
    this.keepCharityNumber(funder)
    return saveVersioned(this.funders, funder)
  }

  /** A typed charity number becomes an identifier, replacing another one of the same register. */
  private keepCharityNumber({ id, accountId, charityNumber }: Funder): void {
    const identifier = accountId === null ? identifierOfCharityNumber(charityNumber ?? '') : null
    if (identifier === null) return
    const { funderIdentifiers } = this.tables
    const register = identifier.split('-').slice(0, 2).join('-')
    for (const known of identifiersIn(this.tables, id))
      if (known !== identifier && known.startsWith(`${register}-`)) funderIdentifiers.delete(known)
    if (!funderIdentifiers.get(identifier)) funderIdentifiers.set(identifier, { identifier, funderId: id })
  }

  /** The oldest other funder that all accounts see. */
  private otherThan(id: FunderId, isAlike: (funder: Funder) => boolean): Funder | null {
    const alike = this.funders
      .all()
      .filter((funder) => funder.id !== id && funder.accountId === null && isAlike(funder))
    const [oldest] = sortRows(
      alike,
      ascending((funder) => funder.id),
    )
    return structuredClone(oldest ?? null)
  }
}
