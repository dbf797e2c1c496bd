import { expect } from 'chai'
import type { DocumentScope } from '../../core/documents/document.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../support/messages-server/messages-server.ts'
import { says, type MessageReply } from '../support/messages-server/reply.ts'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import type { Visitor } from './visitor.ts'

const SAID = 'In 2024 we welcomed 1,240 people to our gardens.'
const SPENT = /\$(?!0\.00$)[\d,]+\.\d{2}$/
/** Dear enough to be seen in cents. */
const ANTHROPIC_PRICES = '{"claude-sonnet-5-5":{"input":2000,"output":10000}}'

/** What Claude says of the sample document, by what it was told to be. */
const REPLIES: readonly (readonly [RegExp, MessageReply])[] = [
  [/asks for a change of it/, says('REPLY: I made it shorter.\nANSWER:\nWe welcomed 1,240 people.')],
  [/You draft answers/, says('We welcomed 1,240 people to our gardens.')],
  [/goes with a charity's grant application/, says('Dear all,\n\nwe welcomed 1,240 people.\n\n[Your name]')],
  [/You write reports/, says('# Our year\n\n## Visitors\n\nIn 2024 we welcomed 1,240 people.')],
  [/You write overviews/, says('## What the project is\n\nGardens that welcomed 1,240 people.')],
]

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

describe('Claude in the product', () => {
  const world = useBrowserWorld()
  let claude: MessagesServer
  let server: OwnServer
  let proposalPath: string
  let projectPath: string

  before(async () => {
    claude = await openMessagesServer()
    claude.replyWith(({ request }) => {
      const rules = JSON.stringify(request.system)
      return REPLIES.find(([told]) => told.test(rules))?.[1] ?? says('A document.')
    })
    server = await openOwnServer({ ANTHROPIC_BASE_URL: claude.url, ANTHROPIC_API_KEY: TEST_KEY, ANTHROPIC_PRICES })
    const { actor } = server.person
    const { useCases } = server
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Gardens' })
    const of = (section: 'grants' | 'reports'): DocumentScope => ({ kind: 'project', projectId, section })
    const file = { lastModified: null, fileName: 'Annual report.txt' }
    for (const scope of [of('grants'), of('reports')])
      await useCases.uploadDocument.execute({ actor, scope, ...file, content: bytesOf(SAID) })
    const grantInfo = [{ question: 'How many people do you reach?', answer: '1,240 people' }]
    const grant = { actor, name: 'Gardens for all', projectId, grantInfo, funderId: null, funderName: null }
    const { id: proposalId } = await useCases.createManualGrant.execute(grant)
    await useCases.addQuestion.execute({ actor, proposalId, questionText: 'How many people do you reach?' })
    proposalPath = `/proposals/${proposalId}`
    projectPath = `/projects/${projectId}`
  })

  after(async () => {
    await server.close()
    await claude.close()
  })

  const visit = (story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(server.person, story, { baseURL: server.address })

  it('changes an answer in the chat, and the page says that a model drafts and what it cost', () =>
    visit(async (visitor) => {
      await visitor.open(proposalPath)
      await visitor.sees(visitor.heading('Gardens for all'))
      await becomes(() => visitor.text(/No language model is configured/).count(), 0)
      await visitor.sees(visitor.text(/Claude drafts these texts from your documents/))
      await visitor.button(/^Chat about/).click()
      await visitor.field('What should be changed?').fill('Make it shorter')
      await visitor.button('Send').click()

      await visitor.sees(visitor.text('I made it shorter.'), visitor.text('We welcomed 1,240 people.').first())
      await visitor.sees(visitor.text(/^Cost so far: /))
      await eventually(async () => expect(await visitor.text(/^Cost so far: /).textContent()).to.match(SPENT))
    }))

  it('writes the cover letter', () =>
    visit(async (visitor) => {
      await visitor.open(proposalPath)
      await visitor.tab('Cover Letter').click()
      await visitor.button('Generate Cover Letter').click()

      const letter = visitor.page.getByRole('article', { name: 'Cover Letter' })
      await visitor.sees(letter.getByText('we welcomed 1,240 people.'))
      await eventually(async () => expect(await visitor.text(/^Cost: /).textContent()).to.match(SPENT))
    }))

  it('writes a report and the overview of the project', () =>
    visit(async (visitor) => {
      const { actor } = server.person
      const projectId = projectPath.split('/').at(-1) as never
      const report = { actor, projectId, name: 'Our year', reportPrompt: 'Visitors in 2024' }
      const { id } = await server.useCases.createReport.execute(report)
      await visitor.open(`/reports/${id}`)
      await visitor.sees(visitor.heading('Visitors'), visitor.text('In 2024 we welcomed 1,240 people.'))
      await eventually(async () => expect(await visitor.text(/^Cost: /).textContent()).to.match(SPENT))

      await visitor.open(projectPath)
      await visitor.tab('Overview').click()
      await visitor.button('Generate Project Overview').click()
      await visitor.sees(visitor.heading('What the project is'), visitor.text('Gardens that welcomed 1,240 people.'))
    }))
})
