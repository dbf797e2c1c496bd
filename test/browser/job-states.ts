import type { BrowserWorld } from './browser-world.ts'
import { inOneVisit, type PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

/** What runs by itself, as administrators find it. */
export function jobStates(world: () => BrowserWorld): PageState {
  const logIn = (visitor: Visitor) => visitor.logInAs(world().admin)
  const state = (name: string, path: string, sign: (visitor: Visitor) => ReturnType<Visitor['text']>): PageState => ({
    name,
    logIn,
    open: async (visitor) => {
      await visitor.open(path)
      await visitor.sees(sign(visitor))
    },
  })
  return inOneVisit([
    {
      ...state('jobs', '/admin/jobs', (visitor) => visitor.page.getByRole('cell')),
      then: [
        {
          name: 'job with its history',
          open: async (visitor) => {
            await visitor
              .button(/^Details of/)
              .first()
              .click()
            await visitor.sees(visitor.heading('History'))
          },
        },
      ],
    },
    state('single jobs', '/admin/singleJobs', (visitor) => visitor.text('Retry stuck work')),
    state('migrations', '/admin/migrations', (visitor) => visitor.text('Index all passages again')),
  ])
}
