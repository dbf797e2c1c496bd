import { expect } from 'chai'
import { settingsSavedResponse } from '../../adapters/http-contract/accounts.ts'
import {
  accountResponse,
  auditResponse,
  grantDocumentsResponse,
  usersResponse,
} from '../../adapters/http-contract/admin.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import { proposalResponse, sourcesResponse } from '../../adapters/http-contract/proposals.ts'
import { removedAccountResponse } from '../../adapters/http-contract/accounts.ts'
import { formWith } from '../support/http-client.ts'
import { openWorld, type RegisteredClient, type World } from '../support/world.ts'
import { addressOf, CALLS, somethingOwned } from './calls.ts'

describe('operators over HTTP', () => {
  let world: World
  let admin: RegisteredClient
  let user: RegisteredClient

  before(async () => {
    world = await openWorld()
    admin = await world.registered({ email: 'operator@example.org' })
  })

  beforeEach(async () => {
    user = await world.confirmed()
  })

  after(() => world.close())

  it('page through all users, sorted and searched by the server, with how many there are', async () => {
    for (const name of ['search-b', 'search-a', 'search-c']) await world.registered({ email: `${name}@example.org` })

    const path = '/admin/users?search=search-&sort=-email&pageSize=2&page='
    const first = await admin.client.get(`${path}1`, usersResponse)
    const second = await admin.client.get(`${path}2`, usersResponse)

    const emails = [...first.users, ...second.users].map(({ email }) => email)
    expect(emails).to.deep.equal(['search-c@example.org', 'search-b@example.org', 'search-a@example.org'])
    expect([first.total, first.users.length]).to.deep.equal([3, 2])
  })

  it('are told what is wrong with a page that they ask for', async () => {
    const { status, failure } = await admin.client.refused('GET', '/admin/users?page=0&pageSize=9999&sort=passwordHash')

    expect(status).to.equal(422)
    expect(failure.fields).to.have.all.keys(['page', 'pageSize', 'sort'])
  })

  it('read the applications, sources and projects of any account, and are told whose they are', async () => {
    const { proposal, project, question, account } = await somethingOwned(user.client)

    const read = await admin.client.get(`/proposals/${proposal}`, proposalResponse)
    await admin.client.get(`/proposals/${proposal}/questions/${question}/sources`, sourcesResponse)
    const of = await admin.client.get(`/projects/${project}`, projectResponse)
    const own = await user.client.get(`/proposals/${proposal}`, proposalResponse)

    expect([read.proposal.accountId, of.project.accountId]).to.deep.equal([account, account])
    expect(own.proposal).not.to.have.property('accountId')
  })

  it('change nothing of another account by the calls of its users', async () => {
    const owned = await somethingOwned(user.client)
    const writes = CALLS.filter(({ call, access, names }) => {
      return !call.startsWith('GET') && access === 'user' && names !== undefined
    })

    const refusals: [string, number][] = []
    for (const call of writes) {
      const { method, path } = addressOf(call, owned)
      refusals.push([call.call, (await admin.client.refused(method, path, call.sends?.())).status])
    }

    expect(refusals.length).to.be.greaterThan(10)
    expect(refusals.filter(([, status]) => status !== 404)).to.deep.equal([])
  })

  it('reload answers of another account, which is noted in the audit log', async () => {
    const { proposal: proposalId, account } = await somethingOwned(user.client, 'proposal')
    await world.workOff()

    const sent = { json: { proposalId } }
    const reloaded = await admin.client.call('POST', '/admin/proposals/reloadAllAnswers', proposalResponse, sent)
    await world.workOff()
    const after = await user.client.get(`/proposals/${proposalId}`, proposalResponse)
    const { entries } = await admin.client.get(`/admin/auditLog?search=${account}`, auditResponse)

    expect(reloaded.proposal.questions.map(({ status }) => status)).to.deep.equal(['processing'])
    expect(after.proposal.questions.map(({ status }) => status)).to.deep.equal(['completed'])
    expect(after.proposal.processingStatus).to.equal('completed')
    expect(entries.map(({ action }) => action)).to.deep.equal(['read-application', 'reload-answers'])
    expect(entries[1]).to.include({
      action: 'reload-answers',
      adminEmail: 'operator@example.org',
      subjectId: proposalId,
    })
  })

  it('list the uploaded form of an application under what its name says it is', async () => {
    const form = formWith({ name: 'Guidance notes.txt', content: '1. Why?' }, { name: 'Warm kitchens' })
    const { id } = await user.client.upload('/proposals/createUploadGrant', form, createdResponse)

    const { proposalsDocuments } = await admin.client.get(
      `/admin/proposalsDocuments?search=${id}`,
      grantDocumentsResponse,
    )

    expect(proposalsDocuments).to.deep.equal([
      { id, _id: id, accountId: user.user.accountId, originalName: 'Guidance notes.txt', classification: 'guidance' },
    ])
  })

  it('remove an account with its users, who are logged out, and change settings before', async () => {
    const { accountId } = user.user
    const settings = { json: { language: 'de', toneOfVoice: 'warm' } }
    await admin.client.call('POST', `/admin/accounts/${accountId}/settings`, settingsSavedResponse, settings)
    const { account } = await admin.client.get(`/admin/accounts/${accountId}`, accountResponse)

    await admin.client.call('POST', `/admin/accounts/${accountId}/remove`, removedAccountResponse)

    const me = await user.client.refused('GET', '/account/me')
    const absent = await admin.client.refused('GET', `/admin/accounts/${accountId}`)
    const { entries } = await admin.client.get(`/admin/auditLog?search=${accountId}`, auditResponse)
    expect(account.emails).to.deep.equal([user.user.email])
    expect([me.status, absent.status]).to.deep.equal([401, 404])
    expect(entries.map(({ action }) => action)).to.deep.equal(['remove-account', 'change-settings'])
    expect(JSON.stringify(entries)).not.to.include(user.user.email)
  })
})
