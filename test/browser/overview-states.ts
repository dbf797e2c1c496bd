import type { Project } from '../../adapters/http-contract/projects.ts'
import type { BrowserWorld } from './browser-world.ts'
import { changeAnswers } from './page-calls.ts'
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
  let owned: Promise<ProjectOfSomebody> | undefined
  const withOverview = async () => {
    const project = await projectWithDocuments(world(), world().admin)
    await writeOverview(world(), world().admin, project.id)
    return project
  }
  const asAdmin = async (visitor: Visitor) => {
    owned ??= withOverview()
    await owned
    await visitor.logInAs(world().admin)
  }
  const opened = async (visitor: Visitor, { path }: ProjectOfSomebody, sign: ReturnType<Visitor['text']>) => {
    await visitor.open(path)
    await visitor.sees(sign)
  }
  /** As the project's page shows its overview where the server found this of it. */
  const found = (
    name: string,
    overview: Partial<Project['overview']>,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn: asAdmin,
    open: async (visitor) => {
      const project = await owned!
      await changeAnswers<{ project: Project }>(visitor, `/projects/${project.id}`, (answer) => ({
        ...answer,
        project: { ...answer.project, overview: { ...answer.project.overview, ...overview } },
      }))
      await opened(visitor, project, sign(visitor))
    },
  })
  const none = { text: null, state: null }

  return [
    found('overview not started', { ...none, status: 'notStarted' }, (visitor) =>
      visitor.button('Generate Project Overview'),
    ),
    found('overview being written', { ...none, status: 'processing' }, (visitor) =>
      visitor.text('Generating your project overview'),
    ),
    found('overview completed', {}, (visitor) => visitor.button('Regenerate')),
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
        await visitor.sees(visitor.heading('Known'))
      },
    },
  ]
}
