import { expect } from 'chai'
import { spendingResponse, usageResponse } from '../../adapters/http-contract/spending.ts'
import { writingServiceResponse } from '../../adapters/http-contract/writing-service.ts'
import { LIBRARY, writing } from '../support/messages-server/writing-script.ts'
import { openMessagesServer, type MessagesServer } from '../support/messages-server/messages-server.ts'
import { formWith } from '../support/http-client.ts'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { openWorld, type RegisteredClient, type World } from '../support/world.ts'

describe('spending over HTTP', () => {
  let claude: MessagesServer
  let world: World
  let admin: RegisteredClient
  let user: RegisteredClient

  before(async () => {
    claude = await openMessagesServer()
    claude.replyWith(writing())
    const languageModelSettings = { MONTHLY_SPENDING_LIMIT: '50', LOG_LEVEL: 'silent' }
    world = await openWorld({ languageModelUrl: claude.url, languageModelSettings })
    admin = await world.registered()
    user = await world.registered()
    const form = formWith({ name: 'report.txt', content: LIBRARY })
    await user.client.upload('/documentLibrary/uploadSharedDocument', form, documentResponse)
    await world.workOff()
  })
  after(() => world.close())
  after(() => claude.close())

  it('is amounts for admins, descriptions of documents included', async () => {
    const { accounts, features, limit, all } = await admin.client.get('/admin/spending', spendingResponse)

    expect(limit).to.equal(50)
    expect(accounts.map(({ id, ownerEmail }) => [id, ownerEmail])).to.deep.equal([
      [user.user.accountId, user.user.email],
    ])
    expect(features.map(({ feature, model }) => [feature, model])).to.deep.include([
      'descriptions',
      'claude-sonnet-5-5',
    ])
    expect(all.cost).to.be.greaterThan(0)
  })

  it('is a table for spreadsheets, for admins', async () => {
    const { month } = await admin.client.get('/admin/spending', spendingResponse)
    const { headers, text } = await admin.client.send('GET', `/admin/spending.csv?month=${month}`)

    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).to.include(`spending-${month}.csv`)
    const [heading = '', ...rows] = text.trim().split('\r\n')
    const columns = heading.split(',')
    const descriptions = rows
      .map((row) => row.split(','))
      .find((row) => row[columns.indexOf('feature')] === 'descriptions')
    expect(descriptions?.slice(0, columns.indexOf('texts'))).to.deep.equal([
      month,
      user.user.accountId,
      user.user.email,
      'descriptions',
      'claude-sonnet-5-5',
    ])
    expect(Number(descriptions?.[columns.indexOf('cost_usd')])).to.be.greaterThan(0)
  })

  it('is shares of the allowance for users', async () => {
    const usage = await user.client.get('/account/usage', usageResponse)
    const service = await user.client.get('/writingService', writingServiceResponse)

    expect(usage.features.map(({ feature }) => feature)).to.include('descriptions')
    expect(usage.allowance).to.deep.include({ isUsedUp: false })
    expect(service).to.deep.include({ outage: null, allowance: usage.allowance })
    expect(service).not.to.have.property('costs')
    const { costs } = await admin.client.get('/writingService', writingServiceResponse)
    expect(Object.values(costs ?? {}).every((cost) => cost > 0)).to.equal(true)
  })

  it('is asked for by months that there are', async () => {
    const { status, failure } = await admin.client.refused('GET', '/admin/spending?month=2026-13')

    expect([status, Object.keys(failure.fields ?? {})]).to.deep.equal([422, ['month']])
  })
})
