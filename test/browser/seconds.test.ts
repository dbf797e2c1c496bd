import { expect } from 'chai'
import type { Project } from '../../adapters/http-contract/projects.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers, countCalls, refuseCalls } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import { sampleDocuments } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds by which what happens may be off what was set. */
const MARGIN = 200

describe('after so many seconds', () => {
  const world = useBrowserWorld()

  /** A page whose clock stands, for somebody new. */
  async function standing(path: string, visitor: Visitor): Promise<PageClock> {
    const clock = await PageClock.install(visitor)
    await visitor.logInAs(await world().person())
    await visitor.open(path)
    await visitor.sees(visitor.page.getByRole('main').getByRole('heading'))
    await visitor.page.waitForLoadState('networkidle')
    await clock.stop()
    return clock
  }

  it('the message goes that settings were saved, but not that they were not', () =>
    world().visit(async (visitor) => {
      const clock = await standing('/settings', visitor)
      const saved = visitor.text('Account settings saved successfully')
      await visitor.button('Save settings').click()
      await clock.until(saved)
      await clock.passes(3000 - MARGIN)
      await becomes(() => saved.isVisible(), true)
      await clock.passes(MARGIN)
      await visitor.seesNoMore(saved)

      await refuseCalls(visitor, '/account/settings')
      const failed = visitor.alert('Failed to save account settings. Please try again later.')
      await visitor.button('Save settings').click()
      await clock.until(failed)
      await clock.passes(60_000)
      await becomes(() => failed.isVisible(), true)
    }))

  it('a button says for 2 s that it has copied', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createManualGrant.execute({
      actor: person.actor,
      name: 'Warm Kitchens Fund',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    })
    const question = { actor: person.actor, proposalId: id, questionText: 'Who benefits?' }
    await world().useCases.addQuestion.execute(question)
    await world().workIsDone()
    await world().visit(async (visitor) => {
      const clock = await PageClock.install(visitor)
      await visitor.logInAs(person)
      await visitor.open(`/proposals/${id}#document`)
      const copy = visitor.button(/Copy Document$/)
      await visitor.sees(copy)
      await visitor.page.waitForLoadState('networkidle')
      await clock.stop()
      await copy.click()
      const copied = visitor.button('Copied!')
      await clock.until(copied)
      await clock.passes(2000 - MARGIN)
      await becomes(() => copied.isVisible(), true)
      await clock.passes(MARGIN)
      await visitor.sees(copy)
    })
  })

  it('a project is asked after every 5 s while its overview is written, and no more after', async () => {
    const person = await world().person()
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const call = `/projects/${project.id}`
    const writing = { status: 'processing', text: null, error: null } as const
    await world().visit(async (visitor) => {
      const clock = await PageClock.install(visitor)
      await visitor.logInAs(person)
      await changeAnswers<{ project: Project }>(visitor, call, (body) => ({
        ...body,
        project: { ...body.project, overview: writing },
      }))
      await clock.stop()
      await visitor.open(`${call}#overview`)
      await clock.until(visitor.text('Generating your project overview'))
      const calls = countCalls(visitor, call)
      for (let polls = 1; polls <= 3; polls++) {
        await clock.passesWithCall(5000, call)
        await becomes(() => calls(), polls)
      }
      await visitor.page.unroute(`**/api${call}`)
      await clock.passes(5000)
      await clock.until(visitor.text(/^Upload project documents on the Grants tab/))
      await clock.passes(60_000)
      await becomes(() => calls(), 4)
    })
  })

  it('the upload closes after 1 s, and the first documents are marked for 3 s', () =>
    world().visit(async (visitor) => {
      await world().holdWork()
      const clock = await standing('/documentLibrary', visitor)
      await visitor.button(/Upload documents$/).click()
      const modal = visitor.dialog('Upload documents to your library')
      await clock.until(modal)
      await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), [sampleDocuments[0]!.path])
      await modal.getByRole('button', { name: 'Upload', exact: true }).click()
      await clock.until(modal.getByText('Uploaded', { exact: true }))
      await clock.passes(1000 - MARGIN)
      await becomes(() => modal.isVisible(), true)

      const mark = visitor.text('Your first documents are in the library.')
      await clock.until(mark)
      await visitor.seesNoMore(modal)
      await clock.passes(3000 - MARGIN)
      await becomes(() => mark.isVisible(), true)
      await clock.passes(MARGIN)
      await visitor.seesNoMore(mark)
    }))

  it('a funder is searched for once typing rested for 400 ms, and the same one not twice', async () => {
    const person = await world().person()
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    await world().visit(async (visitor) => {
      const clock = await PageClock.install(visitor)
      await visitor.logInAs(person)
      await visitor.open(`/projects/${project.id}`)
      await visitor.button(/Create New Grant$/).click()
      const funder = visitor.dialog('New Grant Application').getByLabel('Funder', { exact: true })
      await visitor.sees(funder, visitor.text('Search funders...'))
      await clock.stop()
      const searches = ['River', 'River Tr'].map((text) =>
        countCalls(visitor, `/funders/search/${encodeURIComponent(text)}`),
      )
      const counts = () => searches.map((count) => count())

      await funder.fill('River')
      await clock.passes(400 - MARGIN)
      await funder.fill('River Tr')
      await clock.passes(400 - MARGIN)
      await becomes(() => counts(), [0, 0])
      await clock.until(visitor.text('Add “River Tr”'))
      await clock.passes(2 * MARGIN)
      await becomes(() => counts(), [0, 1])
      await funder.fill('')
      await clock.passes(1000)
      await visitor.seesNoMore(visitor.text('Add “').last())
      await funder.fill('River Tr')
      await clock.until(visitor.text('Add “River Tr”'))
      await clock.passes(1000)
      await becomes(() => counts(), [0, 1])
    })
  })

  it('what is shown is loaded again by looking at the window, but not within 5 s', () =>
    world().visit(async (visitor) => {
      const clock = await standing('/projects', visitor)
      const calls = countCalls(visitor, '/projects/list')
      const look = async () => {
        await visitor.page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await clock.passes(100)
        await visitor.restsFromCalls()
      }

      await look()
      await becomes(() => calls(), 1, 'the first time')
      await look()
      await clock.passes(4_500)
      await look()
      await becomes(() => calls(), 1, 'within 5 s')
      await clock.passes(1_000)
      await look()
      await becomes(() => calls(), 2, 'later')
    }))

  it('what was loaded is not asked for again within 2 s', () =>
    world().visit(async (visitor) => {
      const clock = await standing('/projects', visitor)
      const calls = countCalls(visitor, '/projects/list')
      const navigation = visitor.page.getByRole('navigation', { name: 'Main' })
      const goAndReturn = async () => {
        await navigation.getByRole('link', { name: 'Document Library' }).click()
        await clock.until(visitor.text('Upload some documents to get started.'))
        await navigation.getByRole('link', { name: 'Projects' }).click()
        await clock.until(visitor.heading('Start with your first project'))
        await visitor.restsFromCalls()
      }

      await goAndReturn()
      const afterAnHour = calls()
      await goAndReturn()
      expect([afterAnHour, calls()]).to.deep.equal([1, 1])
      await clock.passes(2_000)
      await goAndReturn()
      await becomes(() => calls(), 2)
    }))
})
