import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { uploadForm } from './applications.ts'
import { usePageWorld } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

/** Milliseconds between two refreshes of a busy application. */
const POLL = 5000

describe('pages that refresh themselves', () => {
  const world = usePageWorld()

  it('ask for an application every 5 s while it is busy, and no more after', async () => {
    const person = await world().person()
    const path = await uploadForm(world(), person)
    const page = await world().open(path, person)
    await screen.findByText('Processing your grant application...')
    for (const calls of [2, 3, 4]) {
      await page.passes(POLL)
      expect(page.calls.count(path)).to.equal(calls)
    }

    await world().workOff()
    await page.passes(POLL)
    await screen.findAllByText('0/4 questions answered')
    expect(page.calls.count(path)).to.equal(5)
    expect(page.timers.all).to.deep.equal([])
  })

  it('ask for nothing while nothing is busy', async () => {
    const person = await world().person()
    const { actor } = person
    await uploadText(world(), person, 'Annual report.txt', 'We run a garden.')
    const application = await uploadForm(world(), person)
    const [project] = await world().useCases.listProjects.execute({ actor })
    await world().workOff()
    for (const [path, sign] of [
      [application, '1/4 questions answered'],
      [`/projects/${project?.id}`, 'Community Grants'],
      ['/documentLibrary', 'Annual report.txt'],
      ['/projects', 'Garden'],
    ] as const) {
      const page = await world().open(path, person)
      await screen.findAllByText(sign)
      await page.settles()
      expect(page.timers.all, path).to.deep.equal([])
    }
  })

  it('say so where the connection is lost, and go on once it is back', async () => {
    const person = await world().person()
    const page = await world().open(await uploadForm(world(), person), person)
    await screen.findByText('Processing your grant application...')
    page.calls.disconnect()
    await page.passes(POLL)
    const notice = 'This page could not be refreshed and may be out of date. We keep trying.'
    screen.getByText(notice)
    screen.getByText('Community Grants', { selector: 'h1' })
    await page.passes(POLL)
    screen.getByText(notice)

    page.calls.restore()
    await world().workOff()
    await page.passes(POLL)
    expect(screen.queryByText(notice)).to.equal(null)
    screen.getByText('Needs you (4)')
    screen.getAllByText('0/4 questions answered')
  })

  it('say what is safe where they cannot be loaded, and load at the next try', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Annual report.txt', 'We run a garden.')
    const page = await world().open('/projects', person, ({ calls }) =>
      calls.disconnect('/documentLibrary/sharedDocuments'),
    )
    await screen.findByText('Start with your first project')
    await page.user.click(screen.getByText('Document Library', { selector: 'a' }))
    const alert = within(await screen.findByRole('alert'))
    alert.getByText('An error occurred during data loading')
    alert.getByText('Nothing was lost. Check your connection, then try again.')
    page.calls.restore()
    await page.user.click(alert.getByText('Try Again'))

    await screen.findByText('Annual report.txt')
  })

  it('are loaded again by looking at the window, but not within 5 s', async () => {
    const page = await world().open('/projects', await world().person())
    await screen.findByText('Start with your first project')
    page.timers.stopDate()
    page.calls.forget()
    const callsAfter = async (milliseconds: number) => {
      page.timers.moveDate(milliseconds)
      page.focusWindow()
      await page.settles()
      return page.calls.count('/projects/list')
    }

    expect(await callsAfter(0), 'the first time').to.equal(1)
    expect(await callsAfter(0), 'at once').to.equal(1)
    expect(await callsAfter(4999), 'within 5 s').to.equal(1)
    expect(await callsAfter(1), 'after 5 s').to.equal(2)
  })

  it('ask for what was loaded less than 2 s ago not once more', async () => {
    const page = await world().open('/projects', await world().person())
    const firstProject = () => screen.findByText('Start with your first project')
    await firstProject()
    page.timers.stopDate()
    const callsAfter = async (milliseconds: number) => {
      await page.user.click(screen.getByText('Document Library', { selector: 'a' }))
      await screen.findByText('Upload some documents to get started.')
      page.timers.moveDate(milliseconds)
      await page.user.click(screen.getByText('Projects', { selector: 'a' }))
      await firstProject()
      await page.settles()
      return page.calls.count('/projects/list')
    }

    expect(await callsAfter(2000), 'after 2 s').to.equal(2)
    expect(await callsAfter(0), 'at once').to.equal(2)
    expect(await callsAfter(1999), 'within 2 s').to.equal(2)
    expect(await callsAfter(1), 'after 2 s').to.equal(3)
  })
})
