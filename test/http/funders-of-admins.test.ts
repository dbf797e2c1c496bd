import { expect } from 'chai'
import {
  allFundersResponse,
  funderResponse,
  fundersPageResponse,
  fundersResponse,
  overviewRenewalResponse,
  savedFunderResponse,
} from '../../adapters/http-contract/funders.ts'
import { jobResponse } from '../../adapters/http-contract/maintenance.ts'
import { createdResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import type { HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

describe('the funders of an installation over HTTP', () => {
  let world: World
  let admin: HttpClient
  let user: HttpClient

  before(async () => {
    world = await openWorld()
    admin = (await world.registered()).client
    user = (await world.registered()).client
  })

  after(() => world.close())

  /** A funder that only its account sees. */
  async function typed(funderName: string): Promise<string> {
    const { id } = await user.post('/proposals/createManualGrant', { name: 'Kitchen', funderName }, createdResponse)
    return (await user.get(`/proposals/${id}`, proposalResponse)).proposal.funder?.id ?? ''
  }

  it('are found by admins whoever typed them, and by others once an admin saved them', async () => {
    const id = await typed('The Lighthouse Trust')
    const stranger = (await world.registered()).client
    const before = await stranger.get('/funders/search/lighthouse', fundersResponse)
    const all = await admin.get('/funders/search/lighthouse?ofAllAccounts=true', fundersPageResponse)

    const naming = { funderName: 'The Lighthouse Trust', charityNumber: 'SC777' }
    const { funder } = await admin.post(`/admin/funders/${id}`, naming, savedFunderResponse)
    const after = await stranger.get('/funders/search/sc777', fundersResponse)

    expect(before.funders).to.deep.equal([])
    expect(all.funders.map(({ id, hasOverview }) => [id, hasOverview])).to.deep.equal([[id, false]])
    expect(all.funders[0]?.accountId).to.be.a('string')
    expect(funder).to.include({ id, ...naming })
    expect(after.funders).to.deep.equal([{ id, _id: id, ...naming }])
  })

  it('are not searched across accounts for who is no admin', async () => {
    const { status, failure } = await user.refused('GET', '/funders/search/trust?ofAllAccounts=true')

    expect(status).to.equal(403)
    expect(failure.success).to.equal(false)
  })

  it('are counted, also those with an overview, once it was refreshed', async () => {
    const id = await typed('The Ferry Fund')
    await world.workOff()
    await admin.post(`/admin/funders/${id}`, { funderName: 'The Ferry Fund', charityNumber: '31' }, savedFunderResponse)
    const before = await admin.get('/admin/funders?pageSize=1&sort=-id', allFundersResponse)

    const { jobId } = await admin.post(`/admin/funders/${id}/renewOverview`, {}, overviewRenewalResponse)
    await world.workOff()

    const { job } = await admin.get(`/admin/jobs/${jobId}`, jobResponse)
    const after = await admin.get('/admin/funders?search=ferry', allFundersResponse)
    const listed = await admin.get('/admin/funders/withOverview', fundersPageResponse)
    const { funder } = await user.get(`/funders/${id}`, funderResponse)
    expect(before.funders).to.have.length(1)
    expect([before.total, after.totalCount]).to.deep.equal([before.totalCount, before.totalCount])
    expect(after.withOverviewCount).to.equal(before.withOverviewCount + 1)
    expect([after.total, after.isCutOff]).to.deep.equal([1, false])
    expect(listed.funders.map((each) => each.id)).to.include(id)
    expect(job.result).to.equal('The overview was written anew.')
    expect(funder.markdownOverview).to.include('31')
  })

  it('say which field is wrong and which other funder has the number', async () => {
    const [first, second] = [await typed('The Pier Trust'), await typed('The Buoy Trust')]
    await admin.post(
      `/admin/funders/${first}`,
      { funderName: 'The Pier Trust', charityNumber: '41' },
      savedFunderResponse,
    )

    const path = `/admin/funders/${second}`
    const taken = await admin.refused('POST', path, { json: { funderName: 'The Buoy Trust', charityNumber: '41' } })
    const blank = await admin.refused('POST', path, { json: { funderName: ' ', charityNumber: '' } })
    const absent = await admin.refused('GET', '/admin/funders?page=0&shown=some&sort=name')

    expect([taken.status, taken.failure.error]).to.deep.equal([
      409,
      'The charity number 41 belongs to another funder: “The Pier Trust”.',
    ])
    expect(blank.status).to.equal(422)
    expect(blank.failure.fields).to.have.all.keys(['funderName', 'charityNumber'])
    expect(absent.failure.fields).to.have.all.keys(['page', 'shown', 'sort'])
  })
})
