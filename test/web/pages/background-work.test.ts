import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { uploadForm } from './applications.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

/** Milliseconds between two looks at work of other pages. */
const POLL = 5000
const READY = '“Community Grants” is ready for you to check'
const BROKEN = { fileName: 'form.pdf', text: '%PDF-1.7\nbroken' }

describe('background work that ends while one is elsewhere', () => {
  const world = usePageWorld()

  /** An application whose form waits to be read; its page is open. */
  async function openUploaded(person: Person, form?: typeof BROKEN) {
    const path = await uploadForm(world(), person, form)
    const page = await world().open(path, person)
    await screen.findByText('Processing your grant application...')
    return { path, page }
  }

  async function leaveFor(page: ShownPage) {
    await page.user.click(screen.getByText('Document Library', { selector: 'a' }))
    await screen.findByText('Upload some documents to get started.')
    await page.settles()
  }

  it('is told of with a way to it, also after a reload', async () => {
    const { page, path } = await openUploaded(await world().person())
    await leaveFor(page)
    await page.reload()
    await screen.findByText('Upload some documents to get started.')
    await page.passes(POLL)
    expect(screen.queryByText(READY)).to.equal(null)

    await world().workOff()
    await page.passes(POLL)
    const told = await screen.findByText(READY)
    expect(told.closest('[role=status]')?.textContent).to.contain(
      '0/4 questions answered. 4 questions need something from you.',
    )
    await page.user.click(screen.getByText('Open the application'))
    await page.arrivesAt(path)
    await waitFor(() => expect(screen.queryByText(READY)).to.equal(null))
  })

  it('that failed is told of as such, and the message stays where others go', async () => {
    const person = await world().person()
    await openUploaded(person)
    const { page } = await openUploaded(person, BROKEN)
    await leaveFor(page)
    await world().workOff()
    await page.passes(POLL)
    await screen.findByText(READY)
    const failed = screen.getByText('“Community Grants” could not be processed').closest('[role=status]')
    expect(failed?.textContent).to.contain('The page says why and what to do.')

    page.timers.moveDate(60_000)
    await waitFor(() => expect(screen.queryByText(READY)).to.equal(null))
    expect(failed?.isConnected).to.equal(true)
    await page.user.click(screen.getByRole('button', { name: 'Close this message' }))
    await waitFor(() => expect(failed?.isConnected).to.equal(false))
  })

  it('is not told of on the page that shows it', async () => {
    const { page } = await openUploaded(await world().person())
    await world().workOff()
    await page.passes(POLL)
    await screen.findAllByText('0/4 questions answered')
    expect(screen.queryByText('Processing your grant application...')).to.equal(null)
    await leaveFor(page)

    expect(page.timers.all).to.deep.equal([])
    expect(screen.queryByText(/Community Grants/)).to.equal(null)
  })

  it('is asked after every 5 s, and no more once it has ended', async () => {
    const { page, path } = await openUploaded(await world().person())
    await leaveFor(page)
    page.calls.forget()
    await page.passes(POLL)
    await page.passes(POLL)
    expect(page.calls.all).to.deep.equal([`GET ${path}`, `GET ${path}`])

    await world().workOff()
    await page.passes(POLL)
    await screen.findByText(READY)
    expect(page.calls.count('*')).to.equal(3)
    expect(page.timers.all).to.deep.equal([])
  })
})
