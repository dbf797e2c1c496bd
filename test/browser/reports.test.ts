import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { sampleDocuments } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const PROMPT = 'Report on 2025: people reached, finances, and our pension scheme'

describe('reports', () => {
  const world = useBrowserWorld()

  async function openReports(visitor: Visitor): Promise<string> {
    const person = await world().person()
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await visitor.logInAs(person)
    await visitor.open(`/projects/${project.id}#reports`)
    await visitor.sees(visitor.button(/Create new report$/))
    return project.id
  }

  async function upload(visitor: Visitor): Promise<void> {
    const [document] = sampleDocuments
    await visitor.button(/Upload documents$/).click()
    const modal = visitor.dialog('Upload documents for reports')
    await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), [document!.path])
    await modal.getByRole('button', { name: 'Upload', exact: true }).click()
    await visitor.seesNoMore(modal)
    await world().workIsDone()
    await visitor.sees(visitor.text("You're ready to create your first report!"))
  }

  async function create(visitor: Visitor, name: string): Promise<void> {
    await visitor.button(/Create new report$/).click()
    const modal = visitor.dialog('New Project')
    await modal.getByLabel('Report name').fill(name)
    await modal.getByLabel('Report prompt').fill(PROMPT)
    await modal.getByRole('button', { name: 'Create' }).click()
  }

  it('are created from uploaded documents, read, and renamed', () =>
    world().visit(async (visitor) => {
      const projectId = await openReports(visitor)
      await upload(visitor)
      await world().holdWork()
      await create(visitor, 'Report to our funder')
      await visitor.sees(visitor.text('processing'))
      await visitor.link('Report to our funder').click()

      await visitor.arrivesAt(/^\/reports\/[0-9a-f]{24}$/)
      await becomes(() => visitor.field('Report prompt').inputValue(), PROMPT)
      await visitor.sees(visitor.text('Generating your report'))
      world().letWork()
      const report = visitor.page.getByRole('article', { name: 'Report' })
      await visitor.sees(
        report.getByText('£412,600'),
        report.getByRole('heading', { name: 'What the documents do not say' }),
      )
      await visitor
        .button(/^Show the passage in/)
        .first()
        .click()
      await visitor.sees(visitor.dialog('Sources of this report').locator('mark'))
      await visitor.page.keyboard.press('Escape')

      await visitor.button('Edit: Report name').click()
      await visitor.page.getByLabel('Report name').fill('Our year')
      await visitor.button('Save').click()
      await visitor.sees(visitor.heading('Our year'))
      await visitor.button(/Show project$/).click()
      await visitor.arrivesAt(`/projects/${projectId}`)
      await visitor.sees(visitor.link('Our year'), visitor.text('completed'))
    }))

  it('can’t be created without documents, nor without a name and a prompt', () =>
    world().visit(async (visitor) => {
      await openReports(visitor)
      const button = visitor.button(/Create new report$/)
      await becomes(() => button.isDisabled(), true)
      await button.locator('..').hover()
      await visitor.sees(
        visitor.text('You need to upload documents before creating a report.'),
        visitor.text('You need to upload documents before you can create reports.'),
      )
      await upload(visitor)
      await button.click()
      const modal = visitor.dialog('New Project')
      const submit = modal.getByRole('button', { name: 'Create' })

      for (const [name, prompt, isDisabled] of [
        ['', '', true],
        ['A', ' \n ', true],
        ['  ', 'B', true],
        ['A', 'B', false],
      ] as const) {
        await modal.getByLabel('Report name').fill(name)
        await modal.getByLabel('Report prompt').fill(prompt)
        await becomes(() => submit.isDisabled(), isDisabled, `“${name}” and “${prompt}”`)
      }
    }))

  it('that could not be created say why, and can be tried again with what was typed', () =>
    world().visit(async (visitor) => {
      visitor.expects(/status of 503 .*\/createReport$/)
      await openReports(visitor)
      await upload(visitor)
      const failure = { success: false, error: 'Come back later.', code: 'x.y', requestId: '1' }
      await visitor.page.route('**/createReport', (route) => route.fulfill({ status: 503, json: failure }), {
        times: 1,
      })
      await create(visitor, 'Our year')
      const modal = visitor.dialog('New Project')

      await visitor.sees(visitor.alert('The report was not created').getByText('Come back later.'))
      await modal.getByRole('button', { name: 'Create' }).click()
      await visitor.seesNoMore(modal)
      await visitor.sees(visitor.link('Our year'))
    }))
})
