import type { PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

/** What is due, and the table of all applications. */
export function pipelineStates(asOwner: PageState['logIn']): readonly PageState[] {
  const state = (name: string, path: string, sign: (visitor: Visitor) => ReturnType<Visitor['text']>): PageState => ({
    name,
    logIn: asOwner,
    open: async (visitor) => {
      await visitor.open(path)
      await visitor.sees(sign(visitor))
    },
  })
  return [
    state('home', '/home', (visitor) => visitor.heading('In progress')),
    state('applications', '/applications', (visitor) => visitor.link('Warm Kitchens Fund')),
  ]
}
