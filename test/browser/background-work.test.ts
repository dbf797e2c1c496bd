import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import type { Person } from './person.ts'
import { PageClock } from './page-clock.ts'
import { numberedForm } from './sample-files.ts'
import type { ChosenFile, Visitor } from './visitor.ts'

/** Milliseconds between two looks at work of other pages. */
const POLL = 5_000

const message = (visitor: Visitor, text: string) => visitor.page.getByRole('status').filter({ hasText: text })

describe('background work that ends while one is elsewhere', () => {
  const world = useBrowserWorld()
  let person: Person
  let project: string
  let clock: PageClock

  beforeEach(async () => {
    person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    project = `/projects/${id}`
    await world().holdWork()
  })

  /** An application whose form waits to be read; its page is open. */
  async function begin(visitor: Visitor, form: ChosenFile): Promise<string> {
    clock = await PageClock.install(visitor)
    await visitor.open(project)
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Community Grants')
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), form)
    await modal.getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/proposals\//)
    await visitor.sees(visitor.text('Processing your grant application...'))
    return visitor.path
  }

  async function leave(visitor: Visitor) {
    await visitor.link('Document Library').click()
    await visitor.sees(visitor.text('Upload some documents to get started.'))
  }

  async function workEnds() {
    world().letWork()
    await world().workIsDone()
    await clock.passes(POLL)
  }

  it('is told of with a way to it, also after a reload', () =>
    world().visitAs(person, async (visitor) => {
      const application = await begin(visitor, await numberedForm())
      await leave(visitor)
      await visitor.page.reload()
      await visitor.sees(visitor.text('Upload some documents to get started.'))
      await clock.passes(POLL)
      const told = message(visitor, '“Community Grants” is ready for you to check')
      await becomes(() => told.count(), 0, 'before its end')
      await workEnds()
      await visitor.sees(told.getByText('0/4 questions answered. 4 questions need something from you.'))
      await visitor.picture('message of background work 1280')
      await visitor.page.setViewportSize({ width: 390, height: 844 })
      await visitor.picture('message of background work 390')
      await visitor.link('Open the application').click()

      await visitor.arrivesAt(application)
      await clock.passes(1_000)
      await visitor.seesNoMore(told)
    }))

  it('that failed is told of as such, and the message stays', () =>
    world().visitAs(person, async (visitor) => {
      await begin(visitor, { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbroken') })
      await leave(visitor)
      await workEnds()
      const told = message(visitor, '“Community Grants” could not be processed')
      await visitor.sees(told.getByText('The page says why and what to do.'))
      await clock.passes(60_000)

      await becomes(() => told.count(), 1)
    }))

  it('is not told of on the page that shows it', () =>
    world().visitAs(person, async (visitor) => {
      await begin(visitor, await numberedForm())
      await workEnds()
      await visitor.seesNoMore(visitor.text('Processing your grant application...'))
      await leave(visitor)
      await clock.passes(3 * POLL)

      await becomes(() => message(visitor, 'Community Grants').count(), 0)
    }))

  it('is asked after every 5 s, and no more once it has ended', () =>
    world().visitAs(person, async (visitor) => {
      const application = await begin(visitor, await numberedForm())
      await leave(visitor)
      await clock.stop()
      let calls = 0
      visitor.page.on('request', (request) => {
        if (request.url().includes('/api/')) calls++
      })
      await clock.passesWithCall(POLL, application)
      await becomes(() => calls, 1)
      await workEnds()
      await clock.until(message(visitor, '“Community Grants” is ready for you to check'))
      await visitor.restsFromCalls()
      calls = 0
      await clock.passes(10 * POLL)
      await visitor.restsFromCalls()

      expect(calls).to.equal(0)
    }))
})
