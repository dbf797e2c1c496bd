import { expect } from 'chai'
import { eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import type { ChosenFile } from './visitor.ts'

const GRANTS = [
  { id: '360G-quayside-1', title: 'Kitchen', amountAwarded: 4000, currency: 'GBP', awardDate: '2025-03-01' },
  { id: '360G-quayside-2', title: 'Boat shed', amountAwarded: 6000, currency: 'GBP', awardDate: '2025-05-01' },
].map((grant) => ({
  ...grant,
  fundingOrganization: [{ id: 'GB-CHC-1098799', name: 'The Quayside Beacon Fund' }],
  recipientOrganization: [{ id: 'GB-CHC-1011121', name: 'Quayside Youth Club' }],
}))

const REGISTER: ChosenFile = {
  name: 'quayside-beacon.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ grants: GRANTS })),
}

describe('the import of registers', () => {
  const world = useBrowserWorld()

  it('is reached from the funders, keeps what was chosen over a reload, takes the grants of a funder, and shows what came of them', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/funders')
      await visitor.link('Import registers').click()
      await visitor.arrivesAt('/admin/funderImports')
      await visitor.text('Where the file comes from').click()
      await visitor.field('Licence').fill('CC BY 4.0')
      await visitor.choose(visitor.button('Choose a file'), REGISTER)
      await visitor.sees(visitor.text('The file to be imported: quayside-beacon.json'))
      await visitor.page.reload()
      await visitor.sees(visitor.text('The file to be imported: quayside-beacon.json'))
      await visitor.text('Where the file comes from').click()
      await eventuallyEquals(() => visitor.field('Licence').inputValue(), 'CC BY 4.0')
      await visitor.button('Start import').click()

      await visitor.sees(visitor.text('“quayside-beacon.json” is being imported.'))
      const row = visitor.page.getByRole('row').filter({ hasText: REGISTER.name })
      await visitor.sees(
        row.getByText('Completed'),
        row.getByText('Grants published in the 360Giving Data Standard'),
        row.getByText('CC BY 4.0'),
      )
      const cells = await row.getByRole('cell').allTextContents()
      expect(cells.slice(2, 6)).to.deep.equal(['2', '1', '0', '0'])
      await visitor.link('Back to the funders').click()
      await visitor.page.getByRole('searchbox').fill('quayside beacon')
      await visitor.sees(visitor.button('View The Quayside Beacon Fund'))
    })
  })
})
