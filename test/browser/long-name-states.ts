import type { AccountUser } from '../../adapters/http-contract/accounts.ts'
import type { ListedUser } from '../../adapters/http-contract/admin.ts'
import type { BrowserWorld } from './browser-world.ts'
import type { SeededAccount } from './seeded-account.ts'
import { changeAnswers } from './page-calls.ts'
import type { PageState } from './page-state.ts'

export const LONG_EMAIL =
  'bartholomew.featherstonehaugh-cholmondeley@neighbourhood-kitchens.northern-harbour.example.org'
const LONG_NAME = 'Bartholomew-Maximilian'

/** Pages on which somebody has a long name and a long address. */
export function longNameStates(world: () => BrowserWorld, account: () => SeededAccount): readonly PageState[] {
  return [
    {
      name: 'account users with long names',
      logIn: (visitor) => visitor.logInAs(account()),
      open: async (visitor) => {
        await changeAnswers<{ users: AccountUser[] }>(visitor, '/account/users', ({ users, ...rest }) => ({
          ...rest,
          users: users.map((user) => ({ ...user, email: LONG_EMAIL, firstName: LONG_NAME, lastName: LONG_NAME })),
        }))
        await visitor.open('/accountUsers')
        await visitor.sees(visitor.text(LONG_EMAIL))
      },
    },
    {
      name: 'all users with long names',
      logIn: (visitor) => visitor.logInAs(world().admin),
      open: async (visitor) => {
        await changeAnswers<{ users: ListedUser[] }>(visitor, '/admin/users**', ({ users, ...rest }) => ({
          ...rest,
          users: users.map((user) => ({ ...user, email: LONG_EMAIL })),
        }))
        await visitor.open('/admin/users')
        await visitor.sees(visitor.text(LONG_EMAIL))
      },
    },
  ]
}
