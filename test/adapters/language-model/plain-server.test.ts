import { expect } from 'chai'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig, readConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { textReply } from '../../support/messages-server/reply.ts'
import { writing } from '../../support/messages-server/writing-script.ts'

const TEXT = 'Who benefits from our work: in 2024 we welcomed 1,240 people to our gardens.'
const FORM =
  '1. Who benefits from your work?\n\n2. What does your organisation do?\n\n3. How do you keep people safe?\n'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

describe('a server that offers messages and tools alone', () => {
  let server: MessagesServer
  let application: Application
  let actor: Actor
  before(async () => {
    server = await openMessagesServer()
    const { model } = readConfig({
      ANTHROPIC_API_KEY: TEST_KEY,
      ANTHROPIC_BASE_URL: server.url,
      ANTHROPIC_MODEL: 'local-model',
      ANTHROPIC_PRICES: '{"local-model":{"input":0,"output":0}}',
      ANTHROPIC_FEATURES: 'none',
      ANTHROPIC_CONCURRENCY: '1',
      ANTHROPIC_TIMEOUT: '3600',
      ANTHROPIC_LIBRARY_TOKENS: '0',
    })
    application = await compose({ ...memoryConfig(), model, logLevel: 'silent' })
    server.replyWith(writing(() => textReply('We welcomed 1,240 people [1:0; 1:1].')))
    const registration = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
    const { user } = await application.useCases.register.execute(registration)
    actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
  })
  after(async () => {
    await application.close()
    await server.close()
  })

  it('is enough to read a form, draft and change its answers, and write letters, and is asked for no more', async () => {
    const { useCases, jobs } = application
    const file = { fileName: 'report.txt', content: bytesOf(TEXT), lastModified: null }
    await useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, ...file })
    await jobs.drain()
    const about = {
      actor,
      name: 'Grant',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: 'Riverside Trust',
    }
    const form = { fileName: 'form.txt', content: bytesOf(FORM) }
    const { id: proposalId } = await useCases.createUploadGrant.execute({ ...about, ...form })
    await jobs.drain()
    const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
    const [first] = questions
    await useCases.requestImprovement.execute({ actor, proposalId, questionId: first!.id, userRequest: 'Shorter' })
    await useCases.requestCoverLetter.execute({ actor, proposalId })
    await jobs.drain()

    const { proposal } = await useCases.viewProposal.execute({ actor, proposalId })
    expect(questions.map(({ answer }) => answer?.text)).to.deep.equal(questions.map(() => 'We welcomed 1,240 people.'))
    expect(questions[0]!.answer!.sources.map(({ fileName }) => fileName)).to.include('report.txt')
    expect(proposal).to.include({ coverLetterStatus: 'completed', totalCost: 0 })
    const asked = server.calls.map(({ request }) => JSON.stringify(request)).join('\n')
    expect(asked.match(/"citations":\{|cache_control|output_config|"thinking"|web_search|search_result"/g)).to.equal(
      null,
    )
    expect(asked).to.include('"list_questions"')
  })
})
