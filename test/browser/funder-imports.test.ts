import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import type { ChosenFile, Visitor } from './visitor.ts'

const GRANTS = [
  { id: '360G-harbour-1', title: 'Kitchen', amountAwarded: 4000, currency: 'GBP', awardDate: '2025-03-01' },
  { id: '360G-harbour-2', title: 'Boat shed', amountAwarded: 6000, currency: 'GBP', awardDate: '2025-05-01' },
].map((grant) => ({
  ...grant,
  fundingOrganization: [{ id: 'GB-CHC-1098765', name: 'The Harbour Lamp Trust' }],
  recipientOrganization: [{ id: 'GB-CHC-1011121', name: 'Quayside Youth Club' }],
}))

const json = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

describe('the import of registers', function () {
  this.timeout(60_000)
  const world = useBrowserWorld()

  async function importFile(visitor: Visitor, file: ChosenFile): Promise<void> {
    await visitor.choose(visitor.button('Choose a file'), file)
    await visitor.sees(visitor.text(`The file to be imported: ${file.name}`))
    await visitor.button('Start import').click()
  }

  const rowOf = (visitor: Visitor, fileName: string) => visitor.page.getByRole('row').filter({ hasText: fileName })

  it('is reached from the funders, takes the grants of a funder, and shows what came of them', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/funders')
      await visitor.link('Import registers').click()
      await visitor.arrivesAt('/admin/funderImports')
      await becomes(() => visitor.button('Start import').isDisabled(), true)
      await visitor.text('Where the file comes from').click()
      await visitor.field('Licence').fill('CC BY 4.0')
      await importFile(visitor, json('harbour-lamp.json', JSON.stringify({ grants: GRANTS })))

      await visitor.sees(visitor.text('“harbour-lamp.json” is being imported.'))
      const row = rowOf(visitor, 'harbour-lamp.json')
      await visitor.sees(
        row.getByText('Completed'),
        row.getByText('Grants published in the 360Giving Data Standard'),
        row.getByText('CC BY 4.0'),
      )
      const cells = await row.getByRole('cell').allTextContents()
      expect(cells.slice(2, 6)).to.deep.equal(['2', '1', '0', '0'])
      await visitor.link('Back to the funders').click()
      await visitor.page.getByRole('searchbox').fill('harbour lamp')
      await visitor.sees(visitor.button('View The Harbour Lamp Trust'))
    })
  })

  it('refuses at once what is no register, and says why one that breaks off was not read to its end', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      visitor.expects(/status of 415 /)
      await visitor.open('/admin/funderImports')
      await importFile(visitor, json('letter.json', 'Dear all'))
      await visitor.sees(visitor.alert('The file was not imported.'))
      await visitor.sees(visitor.alert(/^The file was not imported\.\s*This is no register that can be imported\./))
      await becomes(() => rowOf(visitor, 'letter.json').count(), 0)

      await importFile(visitor, json('half.json', `${JSON.stringify({ grants: GRANTS }).slice(0, -40)}`))
      const row = rowOf(visitor, 'half.json')
      await visitor.sees(row.getByText('Failed'), row.getByText(/^The file is no valid JSON after record 1\./))
    })
  })
})
