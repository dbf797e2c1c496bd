import type { BrowserWorld } from './browser-world.ts'
import { pageState, type PageState } from './page-state.ts'
import type { SeededAccount } from './seeded-account.ts'

/** Pages on which an account and its users are told and set something, and pages for everybody. */
export function accountStates(
  world: () => BrowserWorld,
  account: () => SeededAccount,
  asOwner: PageState['logIn'],
): readonly [PageState, ...PageState[]] {
  return [
    {
      name: 'link of an invitation',
      logIn: asOwner,
      open: async (visitor) => {
        const email = 'somebody.with.a.long.address@community-trust.example.org'
        await world().confirm(account())
        await visitor.context.request.post('/api/account/invite', { data: { email } })
        await visitor.open('/accountUsers')
        await visitor.button(`Copy link of the invitation to ${email}`).click()
        await visitor.sees(visitor.field('Link of the invitation'))
      },
    },
    pageState(
      'organisation profile',
      asOwner,
      () => '/profile',
      (visitor) => visitor.heading('Who we are'),
    ),
    pageState(
      'settings',
      asOwner,
      () => '/settings',
      (visitor) => visitor.heading('Settings'),
      [
        {
          name: 'deletion of the account',
          open: async (visitor) => {
            await visitor.button('Delete account').click()
            await visitor.sees(visitor.page.getByRole('dialog'))
          },
        },
      ],
    ),
    pageState(
      'privacy',
      asOwner,
      () => '/privacy',
      (visitor) => visitor.page.getByRole('heading', { level: 1 }),
    ),
    pageState(
      'markdown',
      asOwner,
      () => '/markdownTestPage',
      (visitor) => visitor.heading('Preview'),
    ),
  ]
}
