import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { TextCitation } from '@anthropic-ai/sdk/resources/messages'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { claudeAt, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { errorReply, refusalReply, textReply } from '../../support/messages-server/reply.ts'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

const OURS = 'In 2024 we welcomed 1,240 people to our gardens.'
const THEIRS = 'The secret lighthouse has 77 keepers.'

const CITED: TextCitation = {
  type: 'content_block_location',
  document_index: 0,
  document_title: null,
  file_id: null,
  start_block_index: 0,
  end_block_index: 1,
  cited_text: OURS,
}

/** A change in the chat that cites our document: what rests on nothing is in no other text. */
const changedTo = (answer: string, reply: string) => textReply(`REPLY: ${reply}\nANSWER:\n${answer}`, [CITED])

/** Somebody with a document in the library and in a project, and an application with an answer. */
async function seed({ useCases, jobs }: Application, name: string, text: string) {
  const registration = { email: `${name}@example.org`, password: 'correct horse', firstName: name, lastName: 'Brook' }
  const { user } = await useCases.register.execute(registration)
  const actor: Actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
  const { id: projectId } = await useCases.createProject.execute({ actor, name: `Project of ${name}` })
  const scopes: DocumentScope[] = [
    { kind: 'shared' },
    { kind: 'project', projectId, section: 'grants' },
    { kind: 'project', projectId, section: 'reports' },
  ]
  for (const scope of scopes)
    await useCases.uploadDocument.execute({
      actor,
      scope,
      lastModified: null,
      fileName: `${name}.txt`,
      content: bytesOf(text),
    })
  await jobs.drain()
  const grant = { actor, name: `Grant of ${name}`, projectId, grantInfo: [], funderId: null, funderName: null }
  const { id: proposalId } = await useCases.createManualGrant.execute(grant)
  await useCases.addQuestion.execute({ actor, proposalId, questionText: 'How many people?' })
  await jobs.drain()
  const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
  return { actor, projectId, proposalId, questionId: questions[0]!.id }
}

describe('texts of an account that Claude writes', () => {
  let world: ClaudeWorld
  let application: Application
  let ours: Awaited<ReturnType<typeof seed>>
  before(async () => {
    world = await openClaude()
    application = await compose({ ...memoryConfig(), model: claudeAt(world.server.url), logLevel: 'silent' })
    world.server.replyWith(textReply(THEIRS, [CITED]))
    await seed(application, 'theirs', THEIRS)
    world.server.replyWith(textReply(OURS, [CITED]))
    ours = await seed(application, 'ours', OURS)
  })
  beforeEach(() => world.server.forget())
  after(async () => {
    await application.close()
    await world.close()
  })

  const proposal = async () => (await application.useCases.viewProposal.execute(ours)).proposal
  const ask = () => application.useCases.requestImprovement.execute({ ...ours, userRequest: 'Shorter, please' })
  const createReport = () =>
    application.useCases.createReport.execute({ ...ours, name: 'Our year', reportPrompt: 'Visitors in 2024' })

  it('are described, answered, improved and written from its own documents alone, and cost what the calls did', async () => {
    const { useCases, jobs } = application
    const { totalCost: before } = await proposal()
    world.server.replyWith(changedTo('We welcomed 1,240 people.', 'Shorter.'))
    await ask()
    await jobs.drain()
    const { totalCost: improved } = await proposal()
    world.server.replyWith(textReply('We welcomed 1,240 people.'))
    await useCases.requestCoverLetter.execute(ours)
    const { id: reportId } = await createReport()
    await useCases.requestOverview.execute(ours)
    await useCases.requestFactsFile.execute({ actor: ours.actor, accountId: ours.actor.accountId })

    await jobs.drain()

    const { questions } = await useCases.viewProposal.execute(ours)
    expect(questions[0]!.answer?.text).to.equal('We welcomed 1,240 people.')
    expect(questions[0]!.chat.at(-1)).to.deep.equal({ role: 'assistant', text: 'Shorter.', change: { from: 1, to: 2 } })
    const after = await proposal()
    expect(after.coverLetterStatus).to.equal('completed')
    expect(after.coverLetter).to.match(/^\[Your organisation\][^]+\n\nWe welcomed 1,240 people\.$/)
    expect(improved - before).to.be.greaterThan(0)
    expect(after.totalCost - improved).to.be.closeTo(after.coverLetterUsage!.cost, 1e-9)
    const report = await useCases.viewReport.execute({ ...ours, reportId })
    expect(report).to.include({ status: 'completed', text: 'We welcomed 1,240 people.' })
    expect(report.usage!.cost).to.be.greaterThan(0)
    const { overview } = await useCases.viewProject.execute(ours)
    expect(overview).to.deep.equal({ status: 'completed', text: 'We welcomed 1,240 people.', error: null })
    const { factsFile } = await useCases.viewSettings.execute({ actor: ours.actor })
    expect(factsFile).to.equal('We welcomed 1,240 people.')
    expect(world.server.calls.length).to.be.at.least(5)
    for (const { request } of world.server.calls) expect(JSON.stringify(request)).not.to.match(/lighthouse|theirs/)
  })

  it('say in plain words why there are none, count what that cost, and are written when asked for again', async () => {
    const { useCases, jobs } = application
    world.server.replyWith(refusalReply())
    await ask()
    await useCases.requestCoverLetter.execute(ours)
    const { id: reportId } = await createReport()
    await useCases.requestOverview.execute(ours)
    await jobs.drain()
    const { questions } = await useCases.viewProposal.execute(ours)
    const letter = await proposal()
    const report = await useCases.viewReport.execute({ ...ours, reportId })
    const { overview } = await useCases.viewProject.execute(ours)

    const better = 'We welcomed 1,240 people, all told.'
    world.server.replyWith(({ request }) => {
      const isChat = JSON.stringify(request.system).includes('asks for a change of it')
      return isChat ? changedTo(better, 'Done.') : textReply(better)
    })
    await useCases.requestCoverLetter.execute(ours)
    await useCases.requestOverview.execute(ours)
    await ask()
    await jobs.drain()

    const told = [questions[0]!.notice, letter.coverLetterError, report.error, overview.error]
    for (const reason of told) expect(sentenceIn(reason)).to.match(/declined to write this/)
    expect(report.usage!.cost).to.be.greaterThan(0)
    expect(questions[0]!.answer?.text).to.equal('We welcomed 1,240 people.')
    expect(overview.text, 'the overview of before').to.equal('We welcomed 1,240 people.')
    const again = await useCases.viewProposal.execute(ours)
    expect(again.questions[0]!.answer?.text).to.equal('We welcomed 1,240 people, all told.')
    expect(again.proposal.coverLetter).to.match(/\n\nWe welcomed 1,240 people, all told\.$/)
    expect((await useCases.viewProject.execute(ours)).overview.text).to.equal('We welcomed 1,240 people, all told.')
  })

  it('are no reason to keep a document from being read', async () => {
    const { useCases, jobs } = application
    world.server.replyWith(errorReply(400))

    const file = { fileName: 'new.txt', content: bytesOf('The new shed has room for 31 tools.'), lastModified: null }
    await useCases.uploadDocument.execute({ actor: ours.actor, scope: { kind: 'shared' }, ...file })
    await jobs.drain()

    const { documents } = await useCases.listDocuments.execute({ actor: ours.actor })
    const read = documents.find(({ originalName }) => originalName === 'new.txt')
    expect(read).to.include({ status: 'active', description: 'The new shed has room for 31 tools.' })
  })
})
