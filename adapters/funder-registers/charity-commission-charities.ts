import { charityIdentifier, isLinked, REGISTER } from './charity-commission.ts'
import { problem, textIn, type RegisterTable } from './register-format.ts'

/** The main table of the Charity Commission's public extract, or some of its columns. Linked charities are passed over. */
export const charityCommissionCharities: RegisterTable = {
  format: 'charity-commission-charities',
  source: REGISTER,
  fits: (row) =>
    'registered_charity_number' in row &&
    'charity_name' in row &&
    !('charity_name_type' in row) &&
    !('report_name' in row) &&
    !('regulator_name' in row),
  reading: () => (row) => {
    if (isLinked(row)) return null
    const identifier = charityIdentifier(row)
    const name = textIn(row['charity_name'])
    if (identifier === null) return problem('It has no charity number.')
    if (name === null) return problem('It has no name.')
    return { entry: { identifiers: [identifier], name, otherNames: [], makesFunder: true, award: null } }
  },
}
