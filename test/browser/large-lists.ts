import type { AccountId } from '../../core/accounts/account.ts'
import type { Visitor } from './visitor.ts'

/** What can be done with a page of the operator area, and what is seen of it then. */
export interface LargeList {
  readonly name: string
  readonly path: string
  /** What can be read once the page is there. */
  readonly sign: string | RegExp
  /** What the second page says of itself. */
  readonly nextPage?: string | RegExp
  readonly sort?: { readonly head: string; readonly first: string | RegExp }
  readonly search?: { readonly text: string; readonly found: string }
  /** Opens a row, or does what is done with one; begins where a search has found it. */
  readonly openRow?: (visitor: Visitor) => Promise<void>
}

export const largeLists: readonly LargeList[] = [
  {
    name: 'users',
    path: '/admin/users',
    sign: '1 to 50 of 10,001',
    nextPage: '51 to 100 of 10,001',
    // Where "@" comes after the digits, as bytes do, and where signs come before them, as people have it.
    sort: { head: 'Email', first: /^person1(000@charity100|@charity1)\.example$/ },
    search: { text: 'person1999@', found: 'person1999@charity199.example' },
    openRow: async (visitor) => {
      await visitor.link('Manage Account of person1999@charity199.example').click()
      await visitor.sees(visitor.heading('Account Settings'), visitor.text('No projects found'))
    },
  },
  {
    name: 'applications',
    path: '/admin/proposals',
    sign: '1 to 50 of 10,000',
    nextPage: '51 to 100 of 10,000',
    sort: { head: 'Name', first: 'Neighbourhood fund, round 1' },
    search: { text: 'round 7 of 199', found: 'Neighbourhood fund, round 7 of 199' },
    openRow: async (visitor) => {
      await visitor.link('Open Neighbourhood fund, round 7 of 199').click()
      await visitor.sees(visitor.heading('Neighbourhood fund, round 7 of 199'))
    },
  },
  {
    name: 'grant documents',
    path: '/admin/proposalsDocuments',
    sign: '1 to 50 of 10,000',
    nextPage: '51 to 100 of 10,000',
    sort: { head: 'Name', first: 'Application form 0.docx' },
    search: { text: 'form 49.docx', found: '1 to 50 of 200' },
    openRow: async (visitor) => {
      const change = visitor.button('Change type of Application form 49.docx').first()
      await change.click()
      await visitor.sees(visitor.page.getByRole('cell', { name: 'Past application' }))
    },
  },
  {
    name: 'funders',
    path: '/admin/funders?shown=all',
    sign: '1 to 50 of 100,000',
    nextPage: '51 to 100 of 100,000',
    sort: { head: 'Charity number', first: '1000000' },
    search: { text: 'trust harbour 19950', found: 'Harbour Trust 19950' },
    openRow: async (visitor) => {
      await visitor.button('View Harbour Trust 19950').click()
      const modal = visitor.dialog('Harbour Trust 19950')
      await visitor.sees(modal.getByText('People who live near'), modal.getByText('Register of charities'))
    },
  },
  {
    name: 'imports of funders',
    path: '/admin/funderImports',
    sign: '1 to 50 of 60',
    nextPage: '51 to 60 of 60',
  },
  {
    name: 'jobs',
    path: '/admin/jobs?state=failed&name=read-document',
    sign: '1 to 50 of 2,000',
    nextPage: '51 to 100 of 2,000',
    sort: { head: 'Run count', first: '5' },
    openRow: async (visitor) => {
      await visitor
        .button(/^Details of .*\.pdf$/)
        .first()
        .click()
      await visitor.sees(visitor.text('Why it failed'))
    },
  },
  { name: 'single jobs', path: '/admin/singleJobs', sign: 'Retry stuck work' },
  { name: 'migrations', path: '/admin/migrations', sign: 'Index all passages again' },
  {
    name: 'audit log',
    path: '/admin/auditLog',
    sign: /^1 to 50 of 10,0/,
    nextPage: /^51 to 100 of 10,0/,
    sort: { head: 'When', first: 'Changed the settings' },
  },
  { name: 'task board', path: '/admin/trello', sign: /task board/i },
]

/** The account that holds a good deal of everything. */
export const largeAccount = (id: AccountId): LargeList => ({
  name: 'account',
  path: `/admin/accounts/${id}`,
  sign: 'Project 50',
  openRow: async (visitor) => {
    await visitor.link('Open Project 50').click()
    await visitor.sees(visitor.heading('Project 50'), visitor.text('This belongs to another account.'))
  },
})
