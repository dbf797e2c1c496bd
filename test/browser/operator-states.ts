import type { BrowserWorld } from './browser-world.ts'
import type { SeededAccount } from './seeded-account.ts'
import { inOneVisit, looks, type PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

const GRANTS = `Identifier,Amount Awarded,Currency,Funding Org:Identifier,Funding Org:Name
1,500,GBP,GB-CHC-1098765,The Harbour Lamp Trust
2,a lot,GBP,GB-CHC-1098765,The Harbour Lamp Trust
`
const BROKEN_OFF = '[{"registered_charity_number": 200051, "charity_name": "Weir Trust"}, {"reg'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

/** The pages of operators on users and their accounts, and what they see of users' work. */
export function operatorStates(world: () => BrowserWorld, account: () => SeededAccount): PageState {
  const logIn = (visitor: Visitor) => visitor.logInAs(world().admin)
  const page = (
    name: string,
    path: () => string,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    logIn,
    ...looks(name, path, sign),
  })
  const accountPath = () => `/admin/accounts/${account().actor.accountId}`

  return inOneVisit([
    page(
      'users not found',
      () => '/admin/users?search=nobody-is-called-so',
      (visitor) => visitor.text('Nothing found for “nobody-is-called-so”.'),
    ),
    {
      name: 'deletion of another account',
      logIn,
      open: async (visitor) => {
        await visitor.open(`/admin/users?search=${account().email}`)
        await visitor.button(`Delete ${account().email}`).click()
        await visitor.sees(visitor.dialog(`Delete the account of ${account().email}?`))
      },
    },
    page('another account', accountPath, (visitor) => visitor.heading('Account Library Documents')),
    page(
      'settings of another account',
      () => `${accountPath()}/settings`,
      (visitor) => visitor.field('Tone of voice'),
    ),
    page(
      'all applications',
      () => '/admin/proposals',
      (visitor) => visitor.link('Open Warm Kitchens Fund'),
    ),
    page(
      'grant documents',
      () => '/admin/proposalsDocuments',
      (visitor) => visitor.button(/^Change type of /),
    ),
    {
      ...page(
        'all funders',
        () => '/admin/funders?shown=all',
        (visitor) => visitor.button(/^View /),
      ),
      then: [
        {
          name: 'a funder',
          open: async (visitor) => {
            await visitor
              .button(/^View /)
              .first()
              .click()
            await visitor.sees(visitor.page.getByLabel('Charity number'))
          },
        },
      ],
    },
    {
      name: 'imports of funders',
      logIn,
      open: async (visitor) => {
        const { actor } = world().admin
        for (const [fileName, text] of [
          ['grants of the Harbour Lamp Trust.csv', GRANTS],
          ['grants that break off.json', BROKEN_OFF],
        ] as const)
          await world().useCases.startFunderImport.execute({ actor, fileName, content: bytesOf(text), source: {} })
        await visitor.open('/admin/funderImports')
        await visitor.sees(visitor.text(/^The file is no valid JSON/), visitor.text('Completed'))
        await visitor.text('Where the file comes from').click()
      },
    },
    page(
      'audit log',
      () => '/admin/auditLog',
      (visitor) => visitor.heading('Audit log'),
    ),
    page(
      'project of another account for an admin',
      () => account().projectPath,
      (visitor) => visitor.text('This belongs to another account.'),
    ),
  ])
}
