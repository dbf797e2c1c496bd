import { expect } from 'chai'
import type { Report } from '../../adapters/http-contract/reports.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers, countCalls, refuseCalls } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import type { Person } from './person.ts'

/** Milliseconds between two questions after a report (SPEC.md §9). */
const POLL = 3000

describe('reports', function () {
  this.timeout(60_000)
  const world = useBrowserWorld()

  async function projectOf({ actor }: Person) {
    const project = await world().useCases.createProject.execute({ actor, name: 'Youth club' })
    await world().useCases.uploadDocument.execute({
      actor,
      scope: { kind: 'project', projectId: project.id, section: 'reports' },
      lastModified: null,
      fileName: 'Annual report.txt',
      content: (async function* () {
        yield new TextEncoder().encode('Eighteen volunteers gave 2,400 hours to the youth club in 2025.')
      })(),
    })
    await world().workIsDone()
    return project.id
  }

  it('need a document, a name and a prompt, and are cards that lead to their page', async () => {
    const person = await world().person()
    const empty = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const furnished = await projectOf(person)
    await world().holdWork()
    await world().visitAs(person, async (visitor) => {
      await visitor.open(`/projects/${empty.id}#reports`)
      await visitor.sees(visitor.text('You need to upload documents before you can create reports.'))
      const button = visitor.button(/Create new report$/)
      expect(await button.isDisabled()).to.equal(true)
      await button.locator('..').hover()
      await visitor.sees(visitor.text('You need to upload documents before creating a report.'))

      await visitor.open(`/projects/${furnished}#reports`)
      await visitor.sees(visitor.text("You're ready to create your first report!"))
      await button.click()
      const modal = visitor.dialog('New Project')
      const create = modal.getByRole('button', { name: 'Create' })
      for (const [name, prompt, isDisabled] of [
        ['Report 2025', '  ', true],
        ['  ', 'What we did', true],
        [' Report 2025 ', ' What our volunteers did ', false],
      ] as const) {
        await modal.getByLabel('Report name').fill(name)
        await modal.getByLabel('Report prompt').fill(prompt)
        expect(await create.isDisabled(), `${name}/${prompt}`).to.equal(isDisabled)
      }
      await create.click()
      await visitor.seesNoMore(modal)
      const card = visitor.page.getByRole('article').filter({ has: visitor.link('Report 2025') })
      await visitor.sees(card.getByText('processing'), card.getByText(/Created .* Modified /))

      await visitor.link('Report 2025').click()
      await visitor.arrivesAt(/^\/reports\/[0-9a-f]{24}$/)
      await visitor.sees(visitor.heading('Report 2025'), visitor.text('This may take a few minutes.'))
      const prompt = visitor.field('Report prompt')
      expect(await prompt.inputValue()).to.equal('What our volunteers did')
      expect(await prompt.getAttribute('rows')).to.equal('10')
      await visitor.button('Edit: Report name').click()
      await visitor.field('Report name').fill('Report on 2025')
      await visitor.button('Save').click()
      await visitor.sees(visitor.heading('Report on 2025'))
      world().letWork()
      await visitor.sees(visitor.page.getByRole('article', { name: 'Report' }).getByText('2,400 hours'))
    })
  })

  it('are asked after every 3 s while they are written, until an answer fails', async () => {
    const person = await world().person()
    const { actor } = person
    const projectId = await projectOf(person)
    await world().holdWork()
    const asked = { name: 'Report 2025', reportPrompt: 'What our volunteers did' }
    const { id } = await world().useCases.createReport.execute({ actor, projectId, ...asked })
    const call = `/projects/reports/${id}`
    await world().visitAs(person, async (visitor) => {
      const clock = await PageClock.install(visitor)
      await visitor.open(`/projects/reports/${id}`)
      await visitor.sees(visitor.text('Generating your report'))
      await visitor.page.waitForLoadState('networkidle')
      await clock.stop()
      await clock.passes(POLL)
      await visitor.page.waitForLoadState('networkidle')
      const calls = countCalls(visitor, call)
      for (let polls = 1; polls <= 3; polls++) {
        await clock.passes(POLL)
        await visitor.page.waitForLoadState('networkidle')
        expect(calls()).to.equal(polls)
      }
      const refused = await refuseCalls(visitor, call)
      await clock.passes(POLL)
      await clock.until(visitor.text('The state of this report could not be loaded and may be out of date.'))
      await clock.passes(20 * POLL)
      expect(refused()).to.equal(1)
    })
  })

  it('that failed or ended are not asked after', async () => {
    const person = await world().person()
    const { actor } = person
    const projectId = await projectOf(person)
    await world().holdWork()
    const asked = { name: 'Report 2025', reportPrompt: 'What our volunteers did' }
    const { id } = await world().useCases.createReport.execute({ actor, projectId, ...asked })
    const call = `/projects/reports/${id}`
    await world().visitAs(person, async (visitor) => {
      await visitor.page.clock.install()
      for (const [changes, sign] of [
        [
          { status: 'error', error: 'Nothing could be read.' },
          visitor.alert(/An error occurred.*Nothing could be read/),
        ],
        [{ status: 'completed', text: 'All is **well**.' }, visitor.text('All is well.')],
      ] as const) {
        await changeAnswers<{ report: Report }>(visitor, call, ({ report }) => ({ report: { ...report, ...changes } }))
        await visitor.open(`/reports/${id}`)
        await visitor.sees(sign, visitor.heading('Report 2025'))
        const calls = countCalls(visitor, call)
        await visitor.page.clock.runFor(20 * POLL)
        expect(calls()).to.equal(0)
        await visitor.page.unroute(`**/api${call}`)
      }
    })
  })
})
