import { employerIdentifier, filed, RETURNS } from './irs.ts'
import { amountIn, dateIn, problem, textIn, type RegisterTable } from './register-format.ts'

const CASH = 'SI_02_GRANT_US_ORG_AMT_CASH'
const RECIPIENT = 'SI_02_GRANT_US_ORG_EIN'

/** Form 990, Schedule I, part II: grants of an organisation to others, which are identified by their numbers only. */
export const irsGrants: RegisterTable = {
  format: 'irs-grants',
  source: RETURNS,
  fits: (row) => 'EIN' in row && CASH in row,
  reading: () => (row) => {
    const amount = amountIn(row[CASH])
    if (amount === null) return problem('The amount in cash is no number.')
    const recipient = employerIdentifier(row[RECIPIENT])
    const programme = textIn(row['SI_02_GRANT_US_ORG_PURPOSE'])
    return filed(row['EIN'], row['NAME'], {
      id: null,
      amount,
      currency: 'USD',
      awardedOn: dateIn(row['TAXYR']),
      programme,
      recipient: recipient === null ? null : { identifier: recipient, name: null },
      place: null,
    })
  },
}
