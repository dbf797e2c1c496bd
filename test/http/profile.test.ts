import { expect } from 'chai'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { factResponse, profileResponse } from '../../adapters/http-contract/profile.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { eventually } from '../support/waiting.ts'
import { openWorld, type World } from '../support/world.ts'

const REPORT = `# Tidewell Trust Annual Report 2024

Tidewell Trust is a registered charity (number 1101607). Tidewell Trust was founded in 1998.`

describe('the profile of an organisation over HTTP', () => {
  let world: World

  before(async () => {
    world = await openWorld()
  })

  after(() => world.close())

  async function factOf(client: HttpClient, key: string) {
    const { facts } = await client.get('/account/profile', profileResponse)
    return facts.find((fact) => fact.key === key)!
  }

  it('proposes what an uploaded document says, and keeps what a person makes of it', async () => {
    const { client } = await world.registered()
    const file = formWith({ name: 'report.md', content: REPORT })
    const { document } = await client.upload('/documentLibrary/uploadSharedDocument', file, documentResponse)
    await eventually(async () => {
      await world.workOff()
      expect((await factOf(client, 'charityNumber')).state).to.equal('proposed')
    })

    const proposed = await factOf(client, 'charityNumber')
    expect(proposed).to.include({ value: '1101607', label: 'Charity number', group: 'identity' })
    const [source] = proposed.candidates[0]!.sources
    expect(source).to.include({ documentId: document.id, fileName: 'report.md' })
    expect(source?.passage).to.include('registered charity (number 1101607)')

    const sent = { value: '1101607', state: 'confirmed', validUntil: '2030-03-31' }
    const { fact } = await client.post('/account/profile/charityNumber', sent, factResponse)
    expect(fact).to.include({ state: 'confirmed', validUntil: '2030-03-31T23:59:59.999Z' })
    expect(fact.confirmedBy?.name).to.equal('Ada Brook')
  })

  it('names the field of a value that is not of the kind of its fact', async () => {
    const { client } = await world.registered()

    const { status, failure } = await client.refused('POST', '/account/profile/contactEmail', {
      json: { value: 'nobody' },
    })

    expect(status).to.equal(422)
    expect(failure.fields).to.deep.equal({ value: 'Please give an email address.' })
  })

  it('shows of bank details their end alone', async () => {
    const { client } = await world.registered()

    await client.post('/account/profile/iban', { value: 'GB82 WEST 1234 5698 7654 32' }, factResponse)

    expect((await factOf(client, 'iban')).value).to.equal('•••• 5432')
  })
})
