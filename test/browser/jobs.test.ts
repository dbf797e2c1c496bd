import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { countCalls } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import { sampleDocuments } from './sample-files.ts'

/** Milliseconds between two looks at a list. */
const POLL = 5000

describe('an administrator', () => {
  const world = useBrowserWorld()

  async function aReadDocument(fileName: string): Promise<void> {
    const { actor } = await world().person()
    await world().useCases.uploadDocument.execute({
      actor,
      scope: { kind: 'shared' },
      lastModified: null,
      fileName,
      content: (async function* () {
        yield new TextEncoder().encode(`What stands in ${fileName}: ${sampleDocuments[0]!.name}.`)
      })(),
    })
    await world().workIsDone()
  }

  it('finds a job by its state and name, looks at its history, and has it run again', async () => {
    await aReadDocument('Ledger of the harbour.txt')
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/jobs')
      await visitor.page.getByLabel('State').selectOption('completed')
      await visitor.page.getByLabel('Name').selectOption('read-document')
      await visitor.button('Details of Ledger of the harbour.txt').click()
      const drawer = visitor.dialog('Ledger of the harbour.txt')
      await visitor.sees(drawer.getByText('Run 1', { exact: true }), drawer.getByText('s3Key'))
      expect(new URL(visitor.page.url()).search).to.match(/^\?state=completed&name=read-document&job=[0-9a-f]{24}$/)
      await visitor.page.keyboard.press('Escape')

      const reload = visitor.button('Reload Ledger of the harbour.txt')
      await visitor.glimpses(() => reload.click(), visitor.text('“Ledger of the harbour.txt” runs again.'))

      await world().workIsDone()
      await visitor.page.reload()
      const row = visitor.page.getByRole('row').filter({ hasText: 'Ledger of the harbour.txt' })
      await visitor.sees(row.getByRole('cell', { name: '2', exact: true }))
    })
  })

  it('deletes a job once that is confirmed', async () => {
    await aReadDocument('Budget.txt')
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/jobs')
      await visitor.button('Delete Budget.txt').click()
      const confirm = visitor.page.getByRole('tooltip').getByRole('button', { name: 'Delete' })
      await visitor.glimpses(() => confirm.click(), visitor.text('“Budget.txt” was deleted.'))

      await visitor.seesNoMore(visitor.button('Details of Budget.txt'))
    })
  })

  it('sees jobs as they are at the moment', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      const clock = await PageClock.install(visitor)
      await visitor.open('/admin/jobs')
      await visitor.sees(visitor.page.getByLabel('State'))
      await clock.stop()
      const calls = countCalls(visitor, '/admin/jobs')
      await clock.passesWithCall(POLL, '/admin/jobs')
      await clock.passesWithCall(POLL, '/admin/jobs')

      await becomes(() => calls(), 2)
    })
  })

  it('has the document library reloaded, which stands among the migrations', async () => {
    await aReadDocument('Constitution.txt')
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/jobs')
      const reload = visitor.button('Reload document library')
      await visitor.glimpses(() => reload.click(), visitor.text('All documents are read again, one after the other.'))
      await world().workIsDone()

      await visitor.open('/admin/migrations')

      const row = visitor.page.getByRole('row').filter({ hasText: 'Read all documents again' })
      await visitor.sees(row.getByText('Completed'), row.getByText(/^All \d+ done\.$/))
    })
  })

  it('runs a single job and a migration, and reads what came of it', async () => {
    await world().workIsDone()
    await world().holdWork()
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/singleJobs')
      const runNow = visitor.button('Run now: Purge old finished jobs')
      await runNow.click()
      await becomes(() => runNow.isDisabled(), true)
      world().letWork()
      await visitor.sees(visitor.text(/^Removed \d+ completed jobs? and \d+ failed jobs?\.$/))
      await becomes(() => runNow.isDisabled(), false)

      await visitor.open('/admin/migrations')
      await visitor.button('Run: Index all passages again').click()

      const row = visitor.page.getByRole('row').filter({ hasText: 'Index all passages again' })
      await visitor.sees(row.getByText('Completed'))
    })
  })
})
