import type { FunderId } from '../../../core/shared/ids.ts'
import type { RegisteredName } from '../../../core/funders/ports.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export interface IdentifierRow {
  readonly identifier: string
  readonly funderId: FunderId
}

/** Register data, in addition to the funders themselves. */
export interface RegisterRows {
  /** Keyed by identifier. */
  readonly funderIdentifiers: RowView<IdentifierRow>
  readonly funderNames: RowView<RegisteredName>
}

export function identifiersIn({ funderIdentifiers }: RegisterRows, id: FunderId): string[] {
  const own = funderIdentifiers.all().filter(({ funderId }) => funderId === id)
  return own.map(({ identifier }) => identifier).sort()
}

export function otherNamesIn(rows: RegisterRows, id: FunderId): RegisteredName[] {
  const identifiers = identifiersIn(rows, id)
  return sortRows(
    rows.funderNames.all().filter(({ identifier }) => identifiers.includes(identifier)),
    ascending(({ identifier }) => identifier),
    ascending(({ name }) => name),
  )
}
