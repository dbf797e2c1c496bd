import { expect } from 'chai'
import { compose, type Application } from '../../../apps/wiring/compose.ts'
import { memoryConfig, readConfig } from '../../../apps/wiring/config/config.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { openChatServer, type ChatServer } from '../../support/chat-server/chat-server.ts'
import { chatWriting } from '../../support/chat-server/chat-writing.ts'
import { bytesOf } from '../../support/core-world.ts'

const TEXT = 'Who benefits from our work, and what our organisation does: in 2024 we welcomed 1,240 people.'
const FORM = '1. Who benefits from your work?\n\n2. What does your organisation do?\n'
const ASKED = { tools: /"tools":\[/, schemas: /"response_format":/, json: /Reply with one JSON object/ }

/** What an installation with a model behind chat completions does, from the form to the report. */
for (const [which, features, expected] of [
  ['neither citations nor schemas nor tools', 'none', { tools: false, schemas: false, json: true }],
  ['schemas and tools', 'tools,structured-output', { tools: true, schemas: true, json: false }],
] as const)
  describe(`the whole journey with a model that has ${which}`, () => {
    let server: ChatServer
    let application: Application
    let actor: Actor
    before(async () => {
      server = await openChatServer()
      server.replyWith(chatWriting)
      const { model } = readConfig({
        LANGUAGE_MODEL: 'openai:mistral-small',
        OPENAI_BASE_URL: server.url,
        OPENAI_FEATURES: features,
        OPENAI_LIBRARY_TOKENS: '0',
      })
      application = await compose({ ...memoryConfig(), model, logLevel: 'silent' })
      const person = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
      const { user } = await application.useCases.register.execute(person)
      actor = { userId: user.id, accountId: user.accountId, isAdmin: false }
    })
    after(async () => {
      await application.close()
      await server.close()
    })

    it('has drafts with sources, a change, a letter and a report, and asks for no more than there is', async () => {
      const { useCases, jobs } = application
      const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Kitchen' })
      for (const scope of [{ kind: 'shared' }, { kind: 'project', projectId, section: 'reports' }] as const) {
        const file = { fileName: 'report.txt', content: bytesOf(TEXT), lastModified: null }
        await useCases.uploadDocument.execute({ actor, scope, ...file })
      }
      await jobs.drain()
      const about = { actor, name: 'Grant', projectId, grantInfo: [], funderId: null, funderName: 'Riverside Trust' }
      const form = { fileName: 'form.txt', content: bytesOf(FORM) }
      const { id: proposalId } = await useCases.createUploadGrant.execute({ ...about, ...form })
      await jobs.drain()
      const drafted = (await useCases.viewProposal.execute({ actor, proposalId })).questions
      const questionId = drafted[0]!.id
      await useCases.requestImprovement.execute({ actor, proposalId, questionId, userRequest: 'Shorter' })
      await useCases.requestCoverLetter.execute({ actor, proposalId })
      const asked = { actor, projectId, name: 'Our year', reportPrompt: 'Visitors in 2024' }
      const { id: reportId } = await useCases.createReport.execute(asked)
      await jobs.drain()

      expect(drafted.map(({ answer }) => answer?.text)).to.deep.equal(Array(2).fill('We welcomed 1,240 people.'))
      for (const { answer } of drafted) expect(answer!.sources.map(({ fileName }) => fileName)).to.include('report.txt')
      expect(drafted[0]!.answerState).to.include({ origin: 'model', modelName: 'mistral-small' })
      const { proposal, questions } = await useCases.viewProposal.execute({ actor, proposalId })
      expect(questions[0]!.chat.at(-1)!.text).to.equal('I made it shorter.')
      expect(proposal.coverLetterStatus).to.equal('completed')
      const report = await useCases.viewReport.execute({ actor, reportId })
      expect(report).to.include({ status: 'completed' })
      expect(report.textState).to.include({ modelName: 'mistral-small' })
      const wire = server.asked.map(({ body }) => JSON.stringify(body)).join('\n')
      const found = Object.fromEntries(Object.entries(ASKED).map(([what, sign]) => [what, sign.test(wire)]))
      expect(found).to.deep.equal(expected)
    })
  })
