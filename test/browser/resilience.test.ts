import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { furnishedAccount, type FurnishedAccount } from './furnished-account.ts'
import { countCalls } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import { PASSWORD, type Person } from './person.ts'
import { numberedForm, sampleDocuments, sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds between two refreshes of a busy application (SPEC.md §9). */
const POLL = 5_000

/** Lets the page's clock jump; what it set for then happens now. */
async function timePasses(visitor: Visitor, milliseconds: number): Promise<void> {
  await visitor.page.clock.runFor(milliseconds)
}

/** The path of an application that waits for its form to be read. */
async function openApplication(visitor: Visitor, project: string): Promise<string> {
  await visitor.open(project)
  await visitor.button(/Create New Grant$/).click()
  const modal = visitor.dialog('New Grant Application')
  await modal.getByLabel('Name', { exact: true }).fill('Community Grants 2027')
  await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), await numberedForm())
  await modal.getByRole('button', { name: 'Create' }).click()
  await visitor.arrivesAt(/^\/proposals\//)
  await visitor.sees(visitor.text('Processing your grant application...'))
  return visitor.path
}

describe('when something goes otherwise', () => {
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async () => {
    account = await furnishedAccount(world())
  })

  async function projectOf(person: Person): Promise<string> {
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    return `/projects/${project.id}`
  }

  it('asks for news of an application every 5 s while it is busy, and no more after', async () => {
    const person = await world().person()
    await world().holdWork()
    await world().visitAs(person, async (visitor) => {
      const clock = await PageClock.install(visitor)
      const application = await openApplication(visitor, await projectOf(person))
      await clock.stop()
      const calls = countCalls(visitor, application)
      for (let polls = 1; polls <= 3; polls++) {
        await clock.passesWithCall(POLL, application)
        await becomes(calls, polls, 'while it is busy')
      }
      world().letWork()
      await world().workIsDone()
      await clock.passes(POLL)
      await clock.until(visitor.text('0/4 questions answered'))
      await visitor.restsFromCalls()
      const afterwards = countCalls(visitor, application)
      await clock.passes(20 * POLL)
      await visitor.restsFromCalls()

      expect(afterwards(), 'once it is done').to.equal(0)
    })
  })

  it('asks for nothing while nothing is busy', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.takesClock()
      let calls = 0
      for (const [path, sign] of [
        [account.applicationPath, visitor.heading('Warm Kitchens Fund')],
        [account.projectPath, visitor.link('Warm Kitchens Fund')],
        ['/documentLibrary', visitor.heading(sampleDocuments[0]!.name)],
        ['/projects', visitor.link('A kitchen fit for the climate')],
      ] as const) {
        await visitor.open(path)
        await visitor.sees(sign)
        await visitor.restsFromCalls()
        const count = () => calls++
        visitor.page.on('request', count)
        await timePasses(visitor, 60_000)
        await visitor.restsFromCalls()
        visitor.page.off('request', count)
        expect(calls, path).to.equal(0)
      }
    }))

  it('keeps calm where the connection is lost, and goes on once it is back', async () => {
    const person = await world().person()
    await world().holdWork()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/ERR_INTERNET_DISCONNECTED/)
      await visitor.takesClock()
      await openApplication(visitor, await projectOf(person))
      await visitor.context.setOffline(true)
      await timePasses(visitor, POLL)
      const notice = visitor.text('This page could not be refreshed and may be out of date. We keep trying.')
      await visitor.sees(notice, visitor.heading('Community Grants 2027'))
      await visitor.context.setOffline(false)
      world().letWork()
      await world().workIsDone()
      await timePasses(visitor, POLL)

      await visitor.seesNoMore(notice)
      await visitor.sees(visitor.text('4 questions need something from you'), visitor.text('0/4 questions answered'))
    })
  })

  it('says what is safe where a page cannot be loaded, and loads it at the next try', () =>
    world().visitAs(account, async (visitor) => {
      visitor.expects(/ERR_INTERNET_DISCONNECTED/)
      await visitor.open('/documentLibrary')
      await visitor.sees(visitor.heading(sampleDocuments[0]!.name))
      await visitor.open('/projects')
      await visitor.sees(visitor.link('A kitchen fit for the climate'))
      await visitor.page.route('**/api/documentLibrary/sharedDocuments', (route) => route.abort('internetdisconnected'))
      await visitor.link('Document Library').click()
      const alert = visitor.alert('An error occurred during data loading')
      await visitor.sees(alert.getByText('Nothing was lost. Check your connection, then try again.'))
      await visitor.page.unroute('**/api/documentLibrary/sharedDocuments')
      await alert.getByRole('button', { name: 'Try Again' }).click()

      await visitor.sees(visitor.heading(sampleDocuments[0]!.name))
    }))

  it('keeps what was typed where an application could not be created', async () => {
    const person = await world().person()
    const project = await projectOf(person)
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/ERR_INTERNET_DISCONNECTED/)
      await visitor.open(project)
      await visitor.button(/Create New Grant$/).click()
      const modal = visitor.dialog('New Grant Application')
      await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
      await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
      await visitor.context.setOffline(true)
      await modal.getByRole('button', { name: 'Create' }).click()
      await visitor.sees(modal.getByRole('alert').getByText('The application was not created.'))
      await visitor.context.setOffline(false)
      await modal.getByRole('button', { name: 'Create' }).click()

      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.sees(visitor.heading('Community Fund'))
    })
  })

  it('makes one project and one application of a double click', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/projects')
      await visitor.button('Create a new project').click()
      await visitor.field('Project name').fill('Only once')
      await visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).dblclick()
      await visitor.arrivesAt(/^\/projects\/.+/)
      await visitor.button(/Create New Grant$/).click()
      const modal = visitor.dialog('New Grant Application')
      await modal.getByLabel('Name', { exact: true }).fill('Only once, too')
      await modal.getByRole('button', { name: 'Create' }).dblclick()
      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.button(/Show project$/).click()
      await visitor.sees(visitor.link('Only once, too'))
      const applications = await visitor.link('Only once, too').count()
      await visitor.page.getByRole('main').getByRole('link', { name: 'Projects' }).click()
      await visitor.sees(visitor.link('Only once'))

      expect(applications).to.equal(1)
      await becomes(() => visitor.link('Only once').count(), 1)
    })
  })

  it('loses nothing by a reload in the middle of the work', async () => {
    const person = await world().person()
    await world().holdWork()
    await world().visitAs(person, async (visitor) => {
      await openApplication(visitor, await projectOf(person))
      await visitor.page.reload()
      await visitor.sees(visitor.text('Processing your grant application...'))
      world().letWork()
      await visitor.page.reload()

      await visitor.sees(visitor.text('4 questions need something from you'), visitor.text('0/4 questions answered'))
      await becomes(() => visitor.page.getByRole('article').count(), 4)
    })
  })

  it('asks to log in again where the session has ended, and leads back', () =>
    world().visitAs(account, async (visitor) => {
      visitor.expects(/status of 401 /)
      await visitor.open(account.applicationPath)
      await visitor.field('New question').fill('What is your legal status?')
      await visitor.context.clearCookies()
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/login')
      await visitor.field('Email').fill(account.email)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.button('Submit').click()

      await visitor.arrivesAt(account.applicationPath)
      await visitor.sees(visitor.heading('Warm Kitchens Fund'))
      await becomes(() => visitor.field('New question').inputValue(), 'What is your legal status?')
    }))
})
