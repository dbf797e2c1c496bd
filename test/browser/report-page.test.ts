import type { Report } from '../../adapters/http-contract/reports.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers, countCalls, refuseCalls } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import type { Person } from './person.ts'

/** Milliseconds between two questions after a report (SPEC.md §9). */
const POLL = 3000

describe('the page of a report', () => {
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

  it('asks after it every 3 s while it is written, until a poll fails, and goes on when that is asked for', async () => {
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
      await clock.stop()
      const calls = countCalls(visitor, call)
      for (let polls = 1; polls <= 3; polls++) {
        await clock.passesWithCall(POLL, call)
        await becomes(calls, polls)
      }
      const refused = await refuseCalls(visitor, call)
      await clock.passes(POLL)
      const notice = visitor.text('The state of this report could not be loaded and may be out of date.')
      await clock.until(notice)
      await clock.passes(10 * POLL)
      await visitor.restsFromCalls()
      await becomes(() => refused(), 1, 'after a poll that failed')

      await visitor.page.unroute(`**/api${call}`)
      await clock.goOn()
      await visitor.button('Try Again').click()
      await visitor.seesNoMore(notice)
      world().letWork()
      await world().workIsDone()
      await clock.passes(POLL)
      await visitor.sees(visitor.page.getByRole('article', { name: 'Report' }))
    })
  })

  it('shows what was asked for and what came of it, and asks no more once it ended', async () => {
    const person = await world().person()
    const { actor } = person
    const projectId = await projectOf(person)
    await world().holdWork()
    const asked = { name: 'Report 2025', reportPrompt: 'What our volunteers did' }
    const { id } = await world().useCases.createReport.execute({ actor, projectId, ...asked })
    const call = `/projects/reports/${id}`
    await world().visitAs(person, async (visitor) => {
      await visitor.takesClock()
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
        const prompt = visitor.field('Report prompt')
        await becomes(
          async () => [await prompt.inputValue(), await prompt.getAttribute('rows')],
          ['What our volunteers did', '10'],
        )
        const calls = countCalls(visitor, call)
        await visitor.page.clock.runFor(20 * POLL)
        await becomes(() => calls(), 0)
        await visitor.page.unroute(`**/api${call}`)
      }
    })
  })

  it('says that there is none at an address', () =>
    world().visitAs(world().admin, async (visitor) => {
      visitor.expects(/status of 404 /)
      await visitor.open(`/projects/reports/${'f'.repeat(24)}`)

      await visitor.sees(visitor.heading('Report not found'), visitor.link('Go to your projects'))
    }))
})
