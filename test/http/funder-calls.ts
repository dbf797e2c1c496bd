import { formWith } from '../support/http-client.ts'
import type { Examples } from './call.ts'

let saved = 0

/** What no other funder is called and numbered. */
function ownNaming() {
  saved += 1
  return { json: { funderName: `Trust number ${saved}`, charityNumber: `SC${saved}` } }
}

let uploads = 0

/** A publication of one grant. */
function aRegister() {
  uploads += 1
  const content = `Identifier,Amount Awarded,Currency,Funding Org:Name\n360G-a-${uploads},500,GBP,Weir Trust\n`
  return { form: formWith({ name: 'grants.csv', content }, { licence: 'CC BY 4.0', publishedOn: '2026-09-10' }) }
}

/** What admins do with the funders of all accounts. */
export const adminFunderCalls = {
  'POST /admin/funderImports': {
    sends: aRegister,
    wrong: {
      sends: () => ({ form: formWith(null, { url: 'nowhere', publishedOn: 'yesterday', title: 'x'.repeat(501) }) }),
      fields: ['file', 'url', 'publishedOn', 'title'],
    },
  },
  'POST /admin/funders/:id': {
    sends: ownNaming,
    wrong: { sends: () => ({ json: { funderName: 5 } }), fields: ['funderName', 'charityNumber'] },
  },
} satisfies Partial<Examples>
