import { expect } from 'chai'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { claudeAt, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { textReply } from '../../support/messages-server/reply.ts'
import { writing } from '../../support/messages-server/writing-script.ts'

const TEXT = 'In 2024 we welcomed 1,240 people to our gardens. Our gardens grow food with neighbours.'
const FORM =
  '1. Who benefits from your work?\n\n2. What does your organisation do?\n\n3. How do you keep people safe?\n'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

describe('an account whose documents stay on this server', () => {
  let world: ClaudeWorld
  let application: Application
  let people = 0
  before(async () => {
    world = await openClaude()
    application = await compose({ ...memoryConfig(), model: claudeAt(world.server.url), logLevel: 'silent' })
  })
  beforeEach(() => {
    world.server.forget()
    world.server.replyWith(writing(() => textReply('We welcomed 1,240 people.')))
  })
  after(async () => {
    await application.close()
    await world.close()
  })

  async function person(of = application): Promise<Actor> {
    const email = `person${++people}@example.org`
    const registration = { email, password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
    const { user } = await of.useCases.register.execute(registration)
    return { userId: user.id, accountId: user.accountId, isAdmin: true }
  }

  const stay = (actor: Actor, staysOnServer: boolean, of = application) =>
    of.useCases.changeSettings.execute({ actor, language: 'en-GB', toneOfVoice: '', staysOnServer })

  /** Asks for everything that a model could do, without waiting for it. */
  async function askForAll(actor: Actor, { useCases } = application) {
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Gardens' })
    const scopes: DocumentScope[] = [
      { kind: 'shared' },
      { kind: 'project', projectId, section: 'grants' },
      { kind: 'project', projectId, section: 'reports' },
    ]
    for (const scope of scopes) {
      const file = { fileName: 'report.txt', content: bytesOf(TEXT), lastModified: null }
      await useCases.uploadDocument.execute({ actor, scope, ...file })
    }
    const about = { actor, name: 'Grant', projectId, grantInfo: [], funderId: null, funderName: 'Riverside Trust' }
    const form = { fileName: 'form.txt', content: bytesOf(FORM) }
    const { id: proposalId } = await useCases.createUploadGrant.execute({ ...about, ...form })
    await useCases.requestOverview.execute({ actor, projectId })
    await useCases.requestBrief.execute({ actor, projectId })
    await useCases.createReport.execute({ actor, projectId, name: 'Our year', reportPrompt: 'Visitors in 2024' })
    await useCases.requestFactsFile.execute({ actor, accountId: actor.accountId })
    return { actor, proposalId, projectId }
  }

  /** With an answer that somebody wrote, so that there is one. */
  async function checkWhole({ actor, proposalId }: Awaited<ReturnType<typeof askForAll>>) {
    const { useCases } = application
    const [question] = (await useCases.viewProposal.execute({ actor, proposalId })).questions
    const edit = { text: TEXT, basedOn: question!.answerState?.version ?? 0, session: null }
    await useCases.editText.execute({ actor, place: { kind: 'answer', proposalId, questionId: question!.id }, edit })
    await useCases.requestProofreading.execute({ actor, proposalId })
  }

  async function askMore(of: Awaited<ReturnType<typeof askForAll>>) {
    const { useCases } = application
    const { questions } = await useCases.viewProposal.execute(of)
    for (const { id: questionId } of questions)
      await useCases.requestImprovement.execute({ ...of, questionId, userRequest: 'Shorter, please' })
    await useCases.requestCoverLetter.execute(of)
    await application.jobs.drain()
    await checkWhole(of)
    await application.jobs.drain()
    return useCases.viewProposal.execute(of)
  }

  it('has every text from the built-in writer, and none asked of the model', async () => {
    const actor = await person()
    await stay(actor, true)

    const asked = await askForAll(actor)
    await application.jobs.drain()
    const { questions, proposal } = await askMore(asked)

    expect(world.server.calls).to.have.length(0)
    expect(questions).to.have.length(3)
    expect(questions.every(({ status }) => status === 'completed')).to.equal(true)
    expect(proposal.coverLetterStatus).to.be.oneOf(['completed', 'error'])
    const { overview } = await application.useCases.viewProject.execute(asked)
    expect(overview.status).to.be.oneOf(['completed', 'error'])
  })

  it('has work that is queued already done here, too', async () => {
    const actor = await person()
    const asked = await askForAll(actor)

    await stay(actor, true)
    await application.jobs.drain()

    expect(world.server.calls).to.have.length(0)
    const { questions } = await application.useCases.viewProposal.execute(asked)
    expect(questions.map(({ status }) => status)).to.deep.equal(['completed', 'completed', 'completed'])
  })

  it('stops calls of work under way, which is done here when it comes again', async () => {
    const actor = await person()
    const write = writing()
    world.server.replyWith((call, nth) => {
      if (nth === 0) void stay(actor, true)
      return write(call, nth)
    })

    await askForAll(actor)
    await application.jobs.drain()
    const begun = world.server.calls.length
    world.server.forget()
    await askForAll(actor)
    await application.jobs.drain()

    expect(begun).to.be.greaterThan(0)
    expect(world.server.calls).to.have.length(0)
  })

  it('is one of its own, says to whom nothing is shown, and can be undone', async () => {
    const [here, there] = [await person(), await person()]
    await stay(here, true)
    await application.useCases.changeSettings.execute({ actor: here, language: 'de', toneOfVoice: 'warm' })

    const flows = (actor: Actor) => application.useCases.listDataFlows.execute({ actor })
    const ofModel = async (actor: Actor) =>
      new Set((await flows(actor)).flatMap(({ isModel, service }) => (isModel ? [service] : [])))

    expect([...(await ofModel(here))]).to.deep.equal([null])
    expect([...(await ofModel(there))]).to.deep.equal([`${new URL(world.server.url).host} (claude-sonnet-5-5)`])
    await stay(here, false)
    expect([...(await ofModel(here))]).to.deep.equal([...(await ofModel(there))])
    await askForAll(here)
    await application.jobs.drain()
    expect(world.server.calls.length).to.be.greaterThan(0)
  })

  it('is written for by a model that the operator runs, and told so', async () => {
    const model = claudeAt(world.server.url, { isLocal: true, name: 'local-model' })
    const local = await compose({ ...memoryConfig(), model, logLevel: 'silent' })
    const actor = await person(local)
    await stay(actor, true, local)

    const asked = await askForAll(actor, local)
    await local.jobs.drain()
    const { questions } = await local.useCases.viewProposal.execute(asked)
    const flows = await local.useCases.listDataFlows.execute({ actor })
    await local.close()

    expect(questions[0]!.answerState).to.include({ basis: 'model', modelName: 'local-model' })
    expect(flows[0]!.service).to.equal(`${new URL(world.server.url).host} (claude-sonnet-5-5)`)
  })
})
