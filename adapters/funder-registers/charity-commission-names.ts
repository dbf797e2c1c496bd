import type { FunderName } from '../../core/funders/register-facts.ts'
import { charityIdentifier, isLinked, REGISTER } from './charity-commission.ts'
import { problem, textIn, type RegisterTable } from './register-format.ts'

const KINDS: Readonly<Record<string, FunderName['kind']>> = { 'working name': 'working', 'previous name': 'former' }

/** The table of working and previous names of the Charity Commission's public extract. Those of linked charities are passed over. */
export const charityCommissionNames: RegisterTable = {
  format: 'charity-commission-names',
  source: REGISTER,
  fits: (row) => 'registered_charity_number' in row && 'charity_name_type' in row,
  reading: () => (row) => {
    if (isLinked(row)) return null
    const identifier = charityIdentifier(row)
    const name = textIn(row['charity_name'])
    if (identifier === null) return problem('It has no charity number.')
    if (name === null) return problem('It has no name.')
    const kind = KINDS[textIn(row['charity_name_type'])?.toLowerCase() ?? ''] ?? 'former'
    const otherNames = [{ name, kind }]
    return { entry: { identifiers: [identifier], name: null, otherNames, makesFunder: false, award: null } }
  },
}
