import { expect } from 'chai'
import { documentResponse } from '../../adapters/http-contract/documents.ts'
import { fundersResponse } from '../../adapters/http-contract/funders.ts'
import { createdResponse, projectResponse } from '../../adapters/http-contract/projects.ts'
import {
  coordinatorMessagesResponse,
  proposalResponse,
  sourcesResponse,
} from '../../adapters/http-contract/proposals.ts'
import type { ViewedProposal } from '../../core/applications/view-proposal.ts'
import { aCoordinatorMessage, anAnswer, aProposal, aQuestion } from '../support/builders.ts'
import { formWith, type HttpClient } from '../support/http-client.ts'
import { openWorld, type World } from '../support/world.ts'

const FORM = `Warm Homes Fund application form

Section 1: About you
1. How many young people does your youth club reach? (max 100 words)
2. Who will benefit from your work?
`

describe('applications over HTTP', () => {
  let world: World
  let admin: HttpClient
  let client: HttpClient

  before(async () => {
    world = await openWorld()
    admin = (await world.registered()).client
  })

  beforeEach(async () => {
    client = (await world.registered()).client
  })

  after(() => world.close())

  const uploadForm = (caller: HttpClient, fields: Record<string, string> = {}) =>
    caller.upload(
      '/proposals/createUploadGrant',
      formWith({ name: 'form.txt', content: FORM }, { name: 'Warm homes', ...fields }),
      createdResponse,
    )

  it('hands out an application as a Word document or as Markdown', async () => {
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Łódź: warm homes' }, createdResponse)
    await client.post(`/proposals/${id}/newQuestion`, { questionText: 'Who will benefit?' }, proposalResponse)
    await world.workOff()
    const path = `/proposals/${id}/download`

    const markdown = await client.send('GET', `${path}?format=md`)
    const word = await client.send('GET', path)
    const { status, failure } = await client.refused('GET', `${path}?format=exe`)

    expect(markdown.text).to.equal('# Łódź: warm homes\n\n### Who will benefit?\n\n(not answered)\n')
    expect(markdown.headers.get('content-disposition')).to.contain(
      "filename*=UTF-8''%C5%81%C3%B3d%C5%BA%20warm%20homes.md",
    )
    expect(markdown.headers.get('content-type')).to.match(/^text\/markdown/)
    expect(word.headers.get('content-type')).to.contain('wordprocessingml.document')
    expect(word.text.slice(0, 2), 'a zip').to.equal('PK')
    expect(status).to.equal(422)
    expect(failure.fields).to.have.all.keys(['format'])
  })

  it('drafts the answers of an uploaded form from the library, with their sources', async () => {
    const report = 'Elmsey Youth Trust\n\nWe run a youth club for 120 young people.\n'
    const file = formWith({ name: 'Annual report 2025.txt', content: report })
    await client.upload('/documentLibrary/uploadSharedDocument', file, documentResponse)
    const { id } = await uploadForm(client)
    const waiting = await client.get(`/proposals/${id}`, proposalResponse)

    await world.workOff()

    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)
    expect(waiting.proposal).to.include({ processingStatus: 'queued', type: 'upload', formFileName: 'form.txt' })
    expect(proposal.processingStatus).to.equal('completed')
    expect(proposal.questions).to.have.length(2)
    const [question] = proposal.questions
    expect(question).to.include({ word_limit: 100, status: 'completed', error: null })
    expect(question?.answer?.metadata.sourceFiles[0]?.fileName).to.equal('Annual report 2025.txt')
    const { sources } = await client.get(`/proposals/${id}/questions/${question?.id}/sources`, sourcesResponse)
    expect(sources[0]?.passage).to.contain('120 young people')
  })

  it('shows what the documents say that comes near a question whose answer is missing', async () => {
    const report = 'Elmsey Youth Trust\n\nWe run a youth club for 120 young people. Our volunteers cook with them.\n'
    const file = formWith({ name: 'Annual report 2025.txt', content: report })
    await client.upload('/documentLibrary/uploadSharedDocument', file, documentResponse)
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)
    const questionText = 'Which bats nest in the roof of your youth club?'
    await client.post(`/proposals/${id}/newQuestion`, { questionText }, proposalResponse)

    await world.workOff()

    const { proposal } = await client.get(`/proposals/${id}`, proposalResponse)
    const [question] = proposal.questions
    expect(question?.answer?.metadata.passages).to.have.length(1)
    const shown = await client.get(`/proposals/${id}/questions/${question?.id}/sources`, sourcesResponse)
    expect(shown.sources).to.deep.equal([])
    expect(shown.passages[0]).to.include({ fileName: 'Annual report 2025.txt' })
    expect(shown.passages[0]?.passage).to.contain('Our volunteers cook with them.')
  })

  it('creates an application in a project with what was typed about it, by form as by JSON', async () => {
    const { id: projectId } = await client.post('/projects/create', { name: 'Homes' }, createdResponse)
    const grantInfo = [
      { question: 'What are you applying for funding for?', answer: 'Insulation' },
      { question: 'How much are you requesting?', answer: '£9,000' },
    ]

    const byForm = await uploadForm(client, {
      projectId,
      funderName: 'Brightwater Foundation',
      'grantInfo[1][answer]': '£9,000',
      'grantInfo[1][question]': 'How much are you requesting?',
      'grantInfo[0][question]': 'What are you applying for funding for?',
      'grantInfo[0][answer]': 'Insulation',
    })
    const json = { name: 'Warm homes', projectId, grantInfo, funderName: ' brightwater  FOUNDATION ' }
    const byJson = await client.post('/proposals/createManualGrant', json, createdResponse)

    const first = (await client.get(`/proposals/${byForm.id}`, proposalResponse)).proposal
    const second = (await client.get(`/proposals/${byJson.id}`, proposalResponse)).proposal
    expect(first).to.deep.include({ grantInfo, projectId, name: 'Warm homes' })
    expect(second).to.deep.include({ grantInfo, projectId, type: 'manual', funder: first.funder })
    const { project } = await client.get(`/projects/${projectId}`, projectResponse)
    expect(project.grants.map(({ id }) => id)).to.have.members([byForm.id, byJson.id])
    const { funders } = await client.get('/funders/search/Bright%77ater', fundersResponse)
    expect(funders).to.deep.equal([first.funder])
  })

  it('refuses a form that it can not read, and an application without one', async () => {
    const fields = { name: 'Warm homes' }
    const program = formWith({ name: 'form.pdf', content: new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1]) }, fields)

    const unreadable = await client.refused('POST', '/proposals/createUploadGrant', { form: program })
    const missing = await client.refused('POST', '/proposals/createUploadGrant', { form: formWith(null, fields) })

    expect(unreadable.status).to.equal(415)
    expect(missing.status).to.equal(422)
    expect(missing.failure.fields).to.deep.equal({ file: 'Please select at least one file to upload' })
  })

  it('refuses a project and a funder of another account', async () => {
    const { id: projectId } = await admin.post('/projects/create', { name: 'Homes' }, createdResponse)
    const manual = '/proposals/createManualGrant'

    const project = await client.refused('POST', manual, { json: { name: 'x', projectId } })
    const funder = await client.refused('POST', manual, { json: { name: 'x', funderId: 'f'.repeat(24) } })

    expect([project.status, funder.status]).to.deep.equal([404, 404])
  })

  it('answers the application with the question that was added', async () => {
    const { id } = await client.post('/proposals/createManualGrant', { name: 'Warm homes' }, createdResponse)

    const questionText = 'How will you measure success?'
    const { proposal } = await client.post(`/proposals/${id}/newQuestion`, { questionText }, proposalResponse)

    expect(proposal.questions).to.have.length(1)
    expect(proposal.questions[0]).to.include({ text: questionText, status: 'processing', answer: null })
  })

  it('has no sources for a question of another application', async () => {
    const one = await client.post('/proposals/createManualGrant', { name: 'One' }, createdResponse)
    const two = await client.post('/proposals/createManualGrant', { name: 'Two' }, createdResponse)
    const asked = await client.post(`/proposals/${one.id}/newQuestion`, { questionText: 'Why?' }, proposalResponse)

    const path = `/proposals/${two.id}/questions/${asked.proposal.questions[0]?.id}/sources`

    expect((await client.refused('GET', path)).status).to.equal(404)
  })

  it('shows admins what the coordinator said', async () => {
    const { id } = await uploadForm(admin)
    await world.workOff()

    const { messages } = await admin.get(`/proposals/${id}/coordinatorMessages`, coordinatorMessagesResponse)

    expect(messages.length).to.be.greaterThan(1)
    const { proposal } = await admin.get(`/proposals/${id}`, proposalResponse)
    expect(proposal.latestCoordinatorMessage).to.deep.equal(messages.at(-1))
    expect(proposal.coordinatorMessages).to.deep.equal(messages)
  })

  describe('with what only admins may see', () => {
    let telling: World

    before(async () => {
      telling = await openWorld({
        useCases: { viewProposal: { execute: async () => TELLING, version: async () => '1' } },
      })
    })

    after(() => telling.close())

    const path = `/proposals/${'a'.repeat(24)}`

    it('shows it to admins', async () => {
      const { client: first } = await telling.registered()

      const { proposal } = await first.get(path, proposalResponse)

      expect(proposal.totalCost).to.equal(1.25)
      expect(proposal.questions[0]?.error).to.equal('model overloaded')
      expect(proposal.questions[0]?.answer?.metadata.messages).to.have.length(1)
      expect(proposal.latestCoordinatorMessage?.content).to.have.length(2)
      expect(proposal.coordinatorMessages).to.have.length(1)
    })

    it('sends others none of it', async () => {
      await telling.registered()
      const { client: second } = await telling.registered()

      const { text } = await second.send('GET', path)

      expect(text).not.to.match(/totalCost|[mM]essages|overloaded|secret thought|usage|fileKey|accountId|anchor/)
      const { proposal } = proposalResponse.parse(JSON.parse(text))
      expect(proposal.questions[0]?.error).to.equal(null)
      expect(proposal.latestCoordinatorMessage?.content).to.deep.equal([{ type: 'text', text: 'Answering question 1' }])
    })
  })
})

const TELLING: ViewedProposal = {
  proposal: aProposal({ totalCost: 1.25 }),
  funder: null,
  formFindings: null,
  openComments: new Map(),
  questions: [aQuestion({ status: 'error', error: 'model overloaded', notice: 'Try again.', answer: anAnswer() })],
  latestCoordinatorMessage: aCoordinatorMessage({
    content: [
      { type: 'thinking', thinking: 'a secret thought' },
      { type: 'text', text: 'Answering question 1' },
    ],
  }),
  coordinatorMessages: [aCoordinatorMessage({ content: 'a secret thought' })],
}
