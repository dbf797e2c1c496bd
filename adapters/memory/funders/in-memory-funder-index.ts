import type { FunderId } from '../../../core/shared/ids.ts'
import { nameWords } from '../../../core/funders/name-words.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import { funderKeysOf, type FunderKey, type FunderKeyKind } from '../../../core/funders/funder-keys.ts'
import type { FoundKey, FunderIndex, FunderListItem, FundersOf } from '../../../core/funders/ports.ts'
import { spellingKeysOf } from '../../../core/languages/spelling.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import { identifiersIn, otherNamesIn, type RegisterRows } from './register-rows.ts'
import { isVisibleTo } from './visible.ts'

export interface FunderRows extends RegisterRows {
  readonly funders: RowView<Funder>
}

export class InMemoryFunderIndex implements FunderIndex {
  constructor(private readonly rows: FunderRows) {}

  async beginningWith(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]> {
    return this.keys(of, limit, (key) => key.kind === kind && key.key.startsWith(text))
  }

  async equalTo(of: FundersOf, kind: FunderKeyKind, text: string, limit: number): Promise<FoundKey[]> {
    return this.keys(of, limit, (key) => key.kind === kind && key.key === text)
  }

  async withSimilarSpelling(keys: readonly string[], limit: number): Promise<string[]> {
    const everybodys = this.rows.funders.all().filter(({ accountId }) => accountId === null)
    const words = new Set(everybodys.flatMap((funder) => this.namesOf(funder)).flatMap(nameWords))
    return [...words].filter((word) => spellingKeysOf(word).some((key) => keys.includes(key))).slice(0, limit)
  }

  async listed(ids: readonly FunderId[]): Promise<FunderListItem[]> {
    return ids.flatMap((wanted) => {
      const funder = this.rows.funders.get(wanted)
      return funder ? [{ id: wanted, funderName: funder.funderName, charityNumber: funder.charityNumber }] : []
    })
  }

  private keys(of: FundersOf, limit: number, isWanted: (key: FunderKey) => boolean): FoundKey[] {
    const found = this.rows.funders
      .all()
      .filter((funder) => of === 'any' || isVisibleTo(of, funder))
      .flatMap((funder) => this.keysOf(funder).map((key) => ({ ...key, funderId: funder.id })))
    return sortRows(
      found.filter(isWanted),
      ascending(({ key }) => key),
      ascending(({ name }) => name),
      ascending(({ funderId }) => funderId),
    )
      .slice(0, limit)
      .map(({ key, name, funderId }) => ({ key, name, funderId }))
  }

  private keysOf(funder: Funder): readonly FunderKey[] {
    const identifiers = identifiersIn(this.rows, funder.id)
    return funderKeysOf({ names: this.namesOf(funder), charityNumber: funder.charityNumber, identifiers })
  }

  private namesOf({ id, funderName }: Funder): string[] {
    return [funderName, ...otherNamesIn(this.rows, id).map(({ name }) => name)]
  }
}
