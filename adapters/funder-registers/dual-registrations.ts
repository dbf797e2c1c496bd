import { organisationIdentifier } from '../../core/funders/organisation-identifier.ts'
import { problem, textIn, type RegisterTable } from './register-format.ts'

const SCOTTISH = 'Scottish Charity Number'
const ENGLISH = 'E&W Charity Number'

/** Charities that are registered in Scotland as well as in England and Wales: both numbers are the same body's. */
export const dualRegistrations: RegisterTable = {
  format: 'dual-registrations',
  source: {
    title: 'Charities registered in Scotland and in England and Wales',
    url: null,
    licence: null,
    publishedOn: null,
  },
  fits: (row) => SCOTTISH in row && ENGLISH in row,
  reading: () => (row) => {
    const english = organisationIdentifier(`GB-CHC-${textIn(row[ENGLISH]) ?? ''}`)
    const scottish = organisationIdentifier(`GB-SC-${textIn(row[SCOTTISH]) ?? ''}`)
    if (english === null || scottish === null) return problem('It has no two charity numbers.')
    return { entry: { identifiers: [english, scottish], name: null, otherNames: [], makesFunder: false, award: null } }
  },
}
