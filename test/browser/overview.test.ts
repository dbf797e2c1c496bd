import { expect } from 'chai'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { personWithLibrary } from './furnished-account.ts'
import type { Person } from './person.ts'
import { projectWithBrokenDocument, projectWithDocuments, writeOverview } from './project-with-documents.ts'

describe('the overview of a project', () => {
  const world = useBrowserWorld()
  let person: Person

  beforeEach(async () => {
    person = await world().person()
  })

  it('asks for documents first', async () => {
    const { actor } = person
    const { id } = await world().useCases.createProject.execute({ actor, name: 'Garden' })

    await world().visitAs(person, async (visitor) => {
      await visitor.open(`/projects/${id}`)
      await visitor.tab('Overview').click()

      await visitor.sees(visitor.text('Upload project documents on the Grants tab to get an overview of this project.'))
      await becomes(() => visitor.button('Generate Project Overview').count(), 0)
    })
  })

  it('is generated while one waits, and copied without the marks of Markdown', async () => {
    const project = await projectWithDocuments(world(), person)
    await world().holdWork()

    await world().visitAs(person, async (visitor) => {
      await visitor.open(project.path)
      await visitor.button('Generate Project Overview').click()
      await visitor.sees(
        visitor.text('Generating your project overview'),
        visitor.page.getByRole('progressbar', { name: 'Generating your project overview' }),
      )
      world().letWork()

      await visitor.sees(visitor.heading('What the project is'), visitor.text(/^From: .*Annual report 2025\.pdf/))
      await becomes(() => visitor.button('Regenerate').count(), 0)
      await visitor.glimpses(() => visitor.button('Copy the overview').click(), visitor.button('Copied!'))
      await eventually(async () =>
        expect(await visitor.clipboard())
          .to.contain('What the project is')
          .and.not.match(/^#|\*\*/m),
      )
    })
  })

  it('is still waited for after a return to the page', async () => {
    const project = await projectWithDocuments(world(), person)
    await world().holdWork()
    await world().useCases.requestOverview.execute({ actor: person.actor, projectId: project.id })

    await world().visitAs(person, async (visitor) => {
      await visitor.open(project.path)
      await visitor.sees(visitor.text('Generating your project overview'))
      world().letWork()

      await visitor.sees(visitor.heading('What the project is'))
    })
  })

  it('says why there is none, and is tried again', async () => {
    const project = await projectWithBrokenDocument(world(), person)
    await writeOverview(world(), person, project.id)

    await world().visitAs(person, async (visitor) => {
      await visitor.open(project.path)
      await visitor.sees(visitor.alert(/Nothing could be read in the documents of this project/))
      await world().holdWork()
      await visitor.button('Try Again').click()

      await visitor.sees(visitor.text('Generating your project overview'))
    })
  })

  it('is generated again by admins', async () => {
    const { admin } = world()
    const project = await projectWithDocuments(world(), admin)
    await writeOverview(world(), admin, project.id)

    await world().visitAs(admin, async (visitor) => {
      await visitor.open(project.path)
      await visitor.sees(visitor.heading('What the project is'))
      await world().holdWork()
      await visitor.button('Regenerate').click()
      await visitor.sees(visitor.text('Generating your project overview'))
      world().letWork()

      await visitor.sees(visitor.button('Regenerate'))
    })
  })
})

describe('the facts file of an account', () => {
  const world = useBrowserWorld()

  it('stands folded in the settings once it was generated', async () => {
    const person = await personWithLibrary(world())
    const { accountId } = person.actor
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/settings')
      await visitor.sees(visitor.field('Tone of voice'))
      const facts = visitor.text('Facts about your organisation')
      await becomes(() => facts.count(), 0, 'before')
      await world().useCases.requestFactsFile.execute({ actor: world().admin.actor, accountId })
      await world().workIsDone()
      await visitor.page.reload()
      await visitor.sees(facts)
      const income = visitor.heading('Income and expenditure')
      await becomes(() => income.isVisible(), false, 'folded')
      await facts.click()

      await visitor.sees(income)
    })
  })
})
