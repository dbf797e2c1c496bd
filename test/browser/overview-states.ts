import type { BrowserWorld } from './browser-world.ts'
import { personWithLibrary } from './seeded-account.ts'
import { inOneVisit, type PageState } from './page-state.ts'
import type { Person } from './person.ts'
import {
  projectWithBrokenDocument,
  projectWithPlan,
  writeOverview,
  type ProjectOfSomebody,
} from './project-with-documents.ts'
import type { Visitor } from './visitor.ts'

/** A project's brief, its overview as it was written or could not be, and the facts file in the settings. */
export function overviewStates(world: () => BrowserWorld): PageState {
  let person: Person
  let planned: ProjectOfSomebody
  const logIn = async (visitor: Visitor) => {
    person = await personWithLibrary(world())
    await visitor.logInAs(person)
  }
  return inOneVisit([
    {
      name: 'brief with proposals',
      logIn,
      open: async (visitor) => {
        planned = await projectWithPlan(world(), person)
        await world().useCases.requestBrief.execute({ actor: person.actor, projectId: planned.id })
        await world().jobsAreDone(person)
        await visitor.open(`/projects/${planned.id}/brief`)
        await visitor.sees(visitor.button('Keep: Budget'))
      },
    },
    {
      name: 'overview completed',
      logIn,
      open: async (visitor) => {
        await writeOverview(world(), person, planned.id)
        await visitor.open(planned.path)
        await visitor.sees(visitor.text(/^Made without a language model: /))
      },
    },
    {
      name: 'overview failed',
      logIn,
      open: async (visitor) => {
        const project = await projectWithBrokenDocument(world(), person)
        await writeOverview(world(), person, project.id)
        await visitor.open(project.path)
        await visitor.sees(visitor.button('Try Again'))
      },
    },
    {
      name: 'settings with a facts file',
      logIn,
      open: async (visitor) => {
        const { accountId } = person.actor
        await world().useCases.requestFactsFile.execute({ actor: world().admin.actor, accountId })
        await world().jobsAreDone(person)
        await visitor.open('/settings')
        await visitor.page.locator('summary', { hasText: 'Facts about your organisation' }).click()
        await visitor.sees(visitor.heading('Known'))
      },
    },
  ])
}
