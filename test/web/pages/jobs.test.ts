import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { uploadText } from './page-fixtures.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

/** Milliseconds between two looks at a list. */
const POLL = 5000
const MOST_POLLS = 3
/** The same while a migration runs. */
const POLL_OF_MIGRATION = 2000

describe('what runs by itself', () => {
  const world = usePageWorld()

  /** Of the document's upload, which nobody has read yet. */
  const aReadingOf = async (fileName: string) => uploadText(world(), await world().person(), fileName)

  const rowOf = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)
  const isDisabled = (label: string) => screen.getByLabelText<HTMLButtonElement>(label).disabled

  async function choose(page: ShownPage, field: string, option: string | RegExp): Promise<void> {
    await page.user.click(await screen.findByLabelText(field))
    await page.user.click(await screen.findByTitle(option))
  }

  /** What the menu of a row offers. */
  async function inMenuOf(page: ShownPage, row: string, action: string): Promise<HTMLElement> {
    const opener = await screen.findByLabelText(`More: ${row}`)
    if (opener.getAttribute('aria-expanded') !== 'true') await page.user.click(opener)
    return screen.findByRole('menuitem', { name: action })
  }

  it('finds a job by its state and name, looks at its history, and has it run again', async () => {
    await aReadingOf('Ledger of the harbour.txt')
    await world().workOff()
    const page = await world().open('/admin/jobs', world().admin)
    await choose(page, 'State', /^Completed \(\d+\)$/)
    await choose(page, 'Name', 'read-document')
    await page.user.click(await screen.findByLabelText('Details of Ledger of the harbour.txt'))
    const drawer = within(await screen.findByRole('dialog', { name: 'Ledger of the harbour.txt' }))
    await drawer.findByText('Run 1')
    drawer.getByText('s3Key')
    await page.arrivesAt(/\?state=completed&name=read-document&job=[0-9a-f]{24}$/)
    await page.user.click(drawer.getByLabelText('Close'))
    await page.arrivesAt('/admin/jobs?state=completed&name=read-document')

    await page.user.click(screen.getByLabelText('Reload Ledger of the harbour.txt'))

    await screen.findByText('“Ledger of the harbour.txt” runs again.')
    await screen.findByText('No job fits.')
    await page.user.click(screen.getByText('Show all'))
    await screen.findByLabelText('Details of Ledger of the harbour.txt')
    await world().workOff()
    const [, runCount, failCount] = await pollForCells(page, 'Ledger of the harbour.txt', 1, '2')
    expect([runCount, failCount]).to.deep.equal(['2', '0'])
  })

  /** What the cells of a row say, once one of them says this: a list that was just opened may be looked at twice. */
  async function pollForCells(page: ShownPage, rowText: string, at: number, said: string): Promise<(string | null)[]> {
    let cells: (string | null)[] = []
    for (let polls = 0; polls < MOST_POLLS && cells[at] !== said; polls++) {
      await page.passes(POLL)
      cells = rowOf(rowText)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    }
    return cells
  }

  it('is looked at every 5 s, and says what waits, what runs and why something failed', async () => {
    const failReason = 'The file is protected by a password, so its text could not be read.'
    const page = await world().open('/admin/jobs', world().admin)
    await screen.findByLabelText('State')
    await page.settles()
    const call = 'GET /admin/jobs'
    const before = page.calls.count(call)
    await page.passes(POLL)
    await page.passes(POLL)
    expect(page.calls.count(call)).to.equal(before + 2)

    const states = [
      { state: 'queued', lastRunAt: null, lastFinishedAt: null },
      { state: 'running', lastRunAt: '2026-03-02T10:00:00.000Z', lastFinishedAt: '2026-03-02T09:59:00.000Z' },
      {
        state: 'failed',
        failReason,
        lastRunAt: '2026-03-02T10:00:00.000Z',
        lastFinishedAt: '2026-03-02T10:01:00.000Z',
      },
    ]
    await aReadingOf('Minutes.txt')
    page.calls.change<{ jobs: object[] }>(call, (body) => ({
      ...body,
      jobs: states.map((state, index) => ({
        ...body.jobs[0],
        id: `${index}`.repeat(24),
        fileName: state.state,
        ...state,
      })),
    }))
    await page.passes(POLL)

    await screen.findByText('queued')
    const firstCells = states.map(({ state }) => rowOf(state).getAllByRole('cell')[0]?.textContent)
    expect(firstCells.slice(0, 2)).to.deep.equal(['Waiting', 'Running'])
    expect(firstCells[2]).to.match(/ago$/)
    rowOf('failed').getByText(failReason)
  })

  /** What acts on all accounts asks first, in these words. */
  async function confirm(page: ShownPage, question: string, act: string): Promise<void> {
    const asked = within((await screen.findByText(question)).closest<HTMLElement>('[role=tooltip]')!)
    await page.user.click(asked.getByRole('button', { name: act }))
  }

  it('is deleted once that is confirmed', async () => {
    await aReadingOf('Budget.txt')
    await aReadingOf('Accounts.txt')
    const page = await world().open('/admin/jobs', world().admin)
    await page.user.click(await screen.findByLabelText('Delete Budget.txt'))
    const confirm = within(await screen.findByRole('tooltip'))
    expect(page.calls.count('POST /admin/jobs/delete')).to.equal(0)
    await page.user.click(confirm.getByRole('button', { name: 'Delete' }))

    await screen.findByText('“Budget.txt” was deleted.')
    await waitFor(() => expect(screen.queryByLabelText('Details of Budget.txt')).to.equal(null))
    screen.getByLabelText('Details of Accounts.txt')
  })

  it('says what could not be done with a job, and offers it again', async () => {
    await aReadingOf('Rota.txt')
    const page = await world().open('/admin/jobs', world().admin, ({ calls }) => calls.refuse('POST /admin/jobs/*'))
    await page.user.click(await screen.findByLabelText('Reload Rota.txt'))

    await screen.findByText('The server is not running at the moment, as while it restarts. Try again in a minute.')
    expect(isDisabled('Reload Rota.txt')).to.equal(false)
  })

  it('has the document library reloaded, which stands among the migrations', async () => {
    await aReadingOf('Constitution.txt')
    await world().workOff()
    const page = await world().open('/admin/jobs', world().admin)
    const reload = await screen.findByText('Reload document library')
    page.calls.refuse('POST /admin/jobs/reloadDocumentLibrary')
    await page.user.click(reload)
    await screen.findByText('Reload the documents of all accounts?')
    expect(page.calls.count('POST /admin/jobs/*')).to.equal(0)
    await confirm(page, 'Reload the documents of all accounts?', 'Reload')
    await screen.findByText('The document library is not reloaded. Please try again.')
    page.calls.restore()
    await page.user.click(reload)
    await confirm(page, 'Reload the documents of all accounts?', 'Reload')
    await screen.findByText('All documents are read again, one after the other.')
    await world().workOff()

    await page.goTo('/admin/migrations')

    const row = within((await screen.findByText('Read all documents again')).closest('tr')!)
    row.getByText('Completed')
    row.getByText(/^All \d+ done\.$/)
  })

  it('runs a single job, which can not be started twice, and shows what came of it', async () => {
    await world().workOff()
    const page = await world().open('/admin/singleJobs', world().admin)
    const name = 'Purge old finished jobs'
    await page.user.click(await inMenuOf(page, name, 'Run now'))
    await rowOf(name).findByText('Waiting')
    expect((await inMenuOf(page, name, 'Run now')).getAttribute('aria-disabled')).to.equal('true')
    await world().workOff()
    await page.passes(POLL)

    await screen.findByText(/^Removed \d+ completed jobs? and \d+ failed jobs?\.$/)
    page.calls.refuse('POST /admin/singleJobs/*')
    await page.user.click(await inMenuOf(page, name, 'Run now'))
    await screen.findByText('It could not be started. Please try again.')
  })

  it('tries what the installation needs, says what to do, and tries it again', async () => {
    const page = await world().open('/admin/health', world().admin)
    const row = (name: string) => within(screen.getByText(name).closest('tr')!)
    await screen.findByText('Mail server')

    row('Mail server').getByText('Look at it')
    row('Mail server').getByText(/^No mail server is set up, .* Set SMTP_URL and MAIL_FROM\.$/)
    row('Database takes changes').getByText('Works')
    const before = page.calls.count('GET /admin/health')
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(page.calls.count('GET /admin/health')).to.equal(before + 1)
  })

  it('runs a migration, and looks at it every 2 s until it is done', async () => {
    const page = await world().open('/admin/migrations', world().admin)
    const label = 'Run: Index all passages again'
    await page.user.click(await screen.findByLabelText(label))
    await screen.findByText('Run “Index all passages again”?')
    expect(page.calls.count('POST /admin/migrations/*')).to.equal(0)
    await confirm(page, 'Run “Index all passages again”?', 'Run')
    await waitFor(() => expect(isDisabled(label)).to.equal(true))
    expect([page.timers.waiting(POLL_OF_MIGRATION), page.timers.waiting(POLL)]).to.deep.equal([1, 0])
    await world().workOff()
    await page.passes(POLL_OF_MIGRATION)

    await rowOf('Index all passages again').findByText('Completed')
    expect(isDisabled(label)).to.equal(false)
    expect([page.timers.waiting(POLL_OF_MIGRATION), page.timers.waiting(POLL)]).to.deep.equal([0, 1])
  })

  it('opens a job of an address, also one that is gone', async () => {
    const page = await world().open(`/admin/jobs?job=${'0'.repeat(24)}`, world().admin)

    await screen.findByText('Job not found')
    await page.user.click(screen.getByLabelText('Close'))
    await page.arrivesAt('/admin/jobs')
  })
})
