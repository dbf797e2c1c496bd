import {
  allFundersResponse,
  fundersPageResponse,
  overviewRenewalResponse,
  savedFunderResponse,
} from '../../adapters/http-contract/admin-funders.ts'
import type { Call } from './call.ts'

let saved = 0

/** What no other funder is called and numbered. */
function ownNaming() {
  saved += 1
  return { json: { funderName: `Trust number ${saved}`, charityNumber: `SC${saved}` } }
}

/** What admins do with the funders of all accounts. */
export const adminFunderCalls: readonly Call[] = [
  { call: 'GET /admin/funders', access: 'admin', answers: allFundersResponse },
  { call: 'GET /admin/funders/withOverview', access: 'admin', answers: fundersPageResponse },
  {
    call: 'POST /admin/funders/:id',
    access: 'admin',
    answers: savedFunderResponse,
    names: 'funder',
    sends: ownNaming,
    wrong: { sends: () => ({ json: { funderName: 5 } }), fields: ['funderName', 'charityNumber'] },
  },
  {
    call: 'POST /admin/funders/:id/renewOverview',
    access: 'admin',
    answers: overviewRenewalResponse,
    names: 'funder',
  },
]
