import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { usePageWorld, type ShownPage } from './page-world.ts'

/** Milliseconds between two looks at the imports, and while one is read. */
const POLL = 10_000
const POLL_WHILE_READING = 2000

const GRANTS = [
  { id: '360G-harbour-1', title: 'Kitchen', amountAwarded: 4000, currency: 'GBP', awardDate: '2025-03-01' },
  { id: '360G-harbour-2', title: 'Boat shed', amountAwarded: 6000, currency: 'GBP', awardDate: '2025-05-01' },
].map((grant) => ({
  ...grant,
  fundingOrganization: [{ id: 'GB-CHC-1098765', name: 'The Harbour Lamp Trust' }],
  recipientOrganization: [{ id: 'GB-CHC-1011121', name: 'Quayside Youth Club' }],
}))
const PUBLISHED = JSON.stringify({ grants: GRANTS })

describe('the import of registers', () => {
  const world = usePageWorld()

  async function choose(page: ShownPage, name: string, text: string): Promise<void> {
    const area = await screen.findByRole('region', { name: 'Import funders' })
    const input = area.querySelector<HTMLInputElement>('input[type=file]')
    await page.user.upload(input!, new File([text], name, { type: 'application/json' }))
    await screen.findByText(new RegExp(`^The file to be imported: ${name}`))
  }

  const startButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Start import' })

  async function importFile(page: ShownPage, name: string, text: string): Promise<void> {
    await choose(page, name, text)
    await page.user.click(await startButton())
  }

  const rowOf = (fileName: string) => within(screen.getByText(fileName, { selector: 'td bdi' }).closest('tr')!)

  it('takes the grants of a funder, and shows what came of them', async () => {
    const page = await world().open('/admin/funders', world().admin)
    await page.user.click(await screen.findByText('Import registers'))
    await page.arrivesAt('/admin/funderImports')
    expect((await startButton()).disabled, 'without a file').to.equal(true)
    await page.fill(screen.getByLabelText('Licence'), 'CC BY 4.0')
    await importFile(page, 'harbour-lamp.json', PUBLISHED)

    await screen.findByText('“harbour-lamp.json” is being imported. You may leave this page.')
    expect((await startButton()).disabled, 'once it was sent').to.equal(true)
    expect(screen.getByLabelText<HTMLInputElement>('Licence').value).to.equal('')
    await screen.findByText('harbour-lamp.json', { selector: 'td bdi' })
    rowOf('harbour-lamp.json').getByText('Waiting')
    await world().workOff()
    await page.passes(POLL_WHILE_READING)
    const row = rowOf('harbour-lamp.json')
    await row.findByText('Completed')
    row.getByText('Grants published in the 360Giving Data Standard')
    row.getByText('CC BY 4.0')
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(2, 6)).to.deep.equal(['2', '1', '0', '0'])
    expect([page.timers.waiting(POLL_WHILE_READING), page.timers.waiting(POLL)]).to.deep.equal([0, 1])
    await page.user.click(screen.getByText('Back to the funders'))
    await page.fill(await screen.findByRole('searchbox'), 'harbour lamp')
    await page.passes(300)
    await screen.findByLabelText('View The Harbour Lamp Trust')
  })

  it('refuses at once what is no register, and keeps the file for another attempt where it was not sent', async () => {
    const page = await world().open('/admin/funderImports', world().admin)
    await importFile(page, 'letter.json', 'Dear all')

    const failure = await screen.findByRole('alert')
    expect(failure.textContent).to.match(/^The file was not imported\.\s*This is no register that can be imported\./)
    await page.settles()
    expect(screen.queryByText('letter.json', { selector: 'td bdi' })).to.equal(null)

    page.calls.disconnect('POST /admin/funderImports')
    await importFile(page, 'weir.json', PUBLISHED.replaceAll('Harbour', 'Weir'))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).to.match(/^The file was not imported\.There is no connection/),
    )
    page.calls.restore()
    await page.user.click(await startButton())
    await screen.findByText('“weir.json” is being imported. You may leave this page.')
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('says how much of a file is sent, and takes no other one meanwhile', async () => {
    const page = await world().open('/admin/funderImports', world().admin)
    const letGo = page.calls.hold('POST /admin/funderImports')
    await importFile(page, 'mill.json', PUBLISHED.replaceAll('Harbour', 'Mill'))

    await screen.findByText('0% sent')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose a file' }).disabled).to.equal(true)
    letGo()
    await screen.findByText('“mill.json” is being imported. You may leave this page.')
    expect(screen.queryByText(/% sent$/)).to.equal(null)
  })

  it('says why a register that breaks off was not read to its end', async () => {
    const page = await world().open('/admin/funderImports', world().admin)
    await importFile(page, 'half.json', PUBLISHED.replaceAll('Harbour', 'Abbey').slice(0, -40))
    await screen.findByText('half.json', { selector: 'td bdi' })
    await world().workOff()
    await page.passes(POLL_WHILE_READING)

    const row = rowOf('half.json')
    await row.findByText('Failed')
    row.getByText(/^The file is no valid JSON after record 1\./)
  })
})
