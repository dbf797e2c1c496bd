import type { ProposalId } from '../../core/shared/ids.ts'
import { expect } from 'chai'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../support/messages-server/messages-server.ts'
import { LIBRARY, writing } from '../support/messages-server/writing-script.ts'
import { bytesOf } from '../support/core-world.ts'
import { eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import { numberedForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** Dear enough to be seen in cents. */
const ANTHROPIC_PRICES = '{"claude-sonnet-5-5":{"input":2000,"output":10000}}'
const SPENT = /^Cost so far: \$(?!0\.00$)[\d,]+\.\d{2}$/

describe('Claude in the product', () => {
  const world = useBrowserWorld()
  let claude: MessagesServer
  let server: OwnServer
  let projectPath: string

  before(async () => {
    claude = await openMessagesServer({ latencyMs: 60 })
    claude.replyWith(writing())
    server = await openOwnServer({ ANTHROPIC_BASE_URL: claude.url, ANTHROPIC_API_KEY: TEST_KEY, ANTHROPIC_PRICES })
    const { actor } = server.person
    const project = await server.useCases.createProject.execute({ actor, name: 'A kitchen for all' })
    const document = { fileName: 'report.txt', content: bytesOf(LIBRARY), lastModified: null }
    await server.useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, ...document })
    projectPath = `/projects/${project.id}`
  })

  after(async () => {
    await server.close()
    await claude.close()
  })

  async function uploadForm(visitor: Visitor): Promise<void> {
    await visitor.open(projectPath)
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Warm Kitchens Fund')
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), await numberedForm())
    await modal.getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/proposals\/[0-9a-f]{24}$/)
  }

  /** As an impatient user, who does not wait for the page to refresh itself. */
  async function reloadOnceDone(visitor: Visitor): Promise<void> {
    const proposalId = visitor.path.split('/').at(-1) as ProposalId
    await eventually(async () => {
      const { proposal, questions } = await server.useCases.viewProposal.execute({
        actor: server.person.actor,
        proposalId,
      })
      expect(proposal.processingStatus).to.equal('completed')
      expect(questions.every(({ status }) => status === 'completed')).to.equal(true)
    })
    await visitor.page.reload()
  }

  it('drafts the answers to an uploaded form, and changes one in the chat', async () => {
    const story = async (visitor: Visitor) => {
      await uploadForm(visitor)
      await visitor.sees(visitor.text(/^Claude drafts these texts from your documents/))
      await reloadOnceDone(visitor)
      await visitor.sees(visitor.text('4/4 questions answered'), visitor.text(SPENT))
      const card = visitor.page
        .getByRole('article')
        .filter({ has: visitor.heading('Draft Response') })
        .first()
      await visitor.sees(card.getByText('report.txt'), card.getByText('985').last())

      await card.getByRole('button', { name: /^Chat about/ }).click()
      await visitor.field('What should be changed?').fill('Make it shorter')
      await visitor.seesBriefly(() => visitor.button('Send').click(), visitor.text('Processing your request...'))
      await reloadOnceDone(visitor)
      await card.getByRole('button', { name: /^Chat about/ }).click()
      await visitor.sees(visitor.text('I made it shorter.'), visitor.text('We welcomed 1,240 people.'))
    }
    await world().visitAs(server.person, story, { baseURL: server.address })
  })
})
