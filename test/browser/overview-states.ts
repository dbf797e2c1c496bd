import type { BrowserWorld } from './browser-world.ts'
import { personWithLibrary } from './seeded-account.ts'
import type { PageState } from './page-state.ts'
import type { Person } from './person.ts'
import {
  projectWithBrokenDocument,
  projectWithDocuments,
  projectWithPlan,
  writeOverview,
  type ProjectOfSomebody,
} from './project-with-documents.ts'
import type { Visitor } from './visitor.ts'

/** The states of a project's overview and brief, and the facts file in the settings. */
export function overviewStates(world: () => BrowserWorld): readonly PageState[] {
  let person: Person
  const asSomebody = async (visitor: Visitor) => {
    person = await world().person()
    await visitor.logInAs(person)
  }
  const asAdmin = async (visitor: Visitor) => {
    person = world().admin
    await visitor.logInAs(person)
  }
  const opened = async (visitor: Visitor, { path }: ProjectOfSomebody, sign: ReturnType<Visitor['text']>) => {
    await visitor.open(path)
    await visitor.sees(sign)
  }
  const written = async (visitor: Visitor, sign: ReturnType<Visitor['text']>) => {
    const project = await projectWithDocuments(world(), person)
    await writeOverview(world(), person, project.id)
    await opened(visitor, project, sign)
  }

  return [
    {
      name: 'overview not started',
      logIn: asSomebody,
      open: async (visitor) =>
        opened(visitor, await projectWithDocuments(world(), person), visitor.button('Generate Project Overview')),
    },
    {
      name: 'overview being written',
      logIn: asSomebody,
      open: async (visitor) => {
        const project = await projectWithDocuments(world(), person)
        world().holdJobs(person)
        await world().useCases.requestOverview.execute({ actor: person.actor, projectId: project.id })
        await opened(visitor, project, visitor.text('Generating your project overview'))
      },
    },
    {
      name: 'overview completed',
      logIn: asSomebody,
      open: (visitor) => written(visitor, visitor.heading('What the project is')),
    },
    {
      name: 'overview of an admin',
      logIn: asAdmin,
      open: (visitor) => written(visitor, visitor.button('Regenerate')),
    },
    {
      name: 'overview failed',
      logIn: asSomebody,
      open: async (visitor) => {
        const project = await projectWithBrokenDocument(world(), person)
        await writeOverview(world(), person, project.id)
        await opened(visitor, project, visitor.button('Try Again'))
      },
    },
    {
      name: 'brief with proposals',
      logIn: asSomebody,
      open: async (visitor) => {
        const { id } = await projectWithPlan(world(), person)
        await world().useCases.requestBrief.execute({ actor: person.actor, projectId: id })
        await world().jobsAreDone(person)
        await visitor.open(`/projects/${id}/brief`)
        await visitor.sees(visitor.button('Keep: Budget'))
      },
    },
    {
      name: 'settings with a facts file',
      logIn: async (visitor) => {
        person = await personWithLibrary(world())
        await visitor.logInAs(person)
      },
      open: async (visitor) => {
        const { accountId } = person.actor
        await world().useCases.requestFactsFile.execute({ actor: world().admin.actor, accountId })
        await world().jobsAreDone(person)
        await visitor.open('/settings')
        await visitor.page.locator('summary', { hasText: 'Facts about your organisation' }).click()
        await visitor.sees(visitor.heading('Income and expenditure'))
      },
    },
  ]
}
