import type { Funder } from '../../../core/funders/funder.ts'
import { identifierOfCharityNumber } from '../../../core/funders/organisation-identifier.ts'
import type { Sql } from '../sql.ts'

const KEPT = 'INSERT INTO funder_identifiers (identifier, funder_id) VALUES (?, ?) ON CONFLICT (identifier) DO NOTHING'
const CORRECTED = 'DELETE FROM funder_identifiers WHERE funder_id = ? AND identifier <> ? AND identifier LIKE ?'

/** A typed charity number becomes an identifier, replacing another one of the same register. */
export async function keepCharityNumber(
  sql: Sql,
  { id, accountId, charityNumber }: Pick<Funder, 'id' | 'accountId' | 'charityNumber'>,
): Promise<void> {
  const identifier = accountId === null ? identifierOfCharityNumber(charityNumber ?? '') : null
  if (identifier === null) return
  const register = identifier.split('-').slice(0, 2).join('-')
  await sql.change(CORRECTED, [id, identifier, `${register}-%`])
  await sql.change(KEPT, [identifier, id])
}
