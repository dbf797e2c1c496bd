import type { BrowserWorld } from './browser-world.ts'
import type { FurnishedAccount } from './furnished-account.ts'
import type { PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

/** The pages of operators on users and their accounts, and what they see of users' work. */
export function operatorStates(world: () => BrowserWorld, account: () => FurnishedAccount): readonly PageState[] {
  const logIn = (visitor: Visitor) => visitor.logInAs(world().admin)
  const page = (
    name: string,
    path: () => string,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn,
    open: async (visitor) => {
      await visitor.open(path())
      await visitor.sees(sign(visitor))
    },
  })
  const accountPath = () => `/admin/accounts/${account().actor.accountId}`

  return [
    page(
      'all users',
      () => '/admin/users',
      (visitor) => visitor.page.getByRole('cell', { name: account().email }),
    ),
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
    page(
      'all funders',
      () => '/admin/funders?shown=all',
      (visitor) => visitor.button(/^View /),
    ),
    page(
      'funders on a page that is not there',
      () => '/admin/funders?shown=all&page=9',
      (visitor) => visitor.button('Go to the first page'),
    ),
    {
      name: 'a funder',
      logIn,
      open: async (visitor) => {
        await visitor.open('/admin/funders?shown=all')
        await visitor
          .button(/^View /)
          .first()
          .click()
        await visitor.sees(visitor.page.getByLabel('Charity number'))
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
  ]
}
