import { expect } from 'chai'
import type { MessageCreateParamsBase, TextCitation } from '@anthropic-ai/sdk/resources/messages/messages'
import { calls, isCutOff, refuses, says, type Reply } from '../support/messages-server/reply.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../support/messages-server/messages-server.ts'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import { sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const LIBRARY = 'In 2024 we welcomed 1,240 people to our community kitchen.'
const INVENTED = 'We welcomed 1,240 people, 985 of them children.'

/** A model that takes what the rules found, plans nothing, and answers as it is told. */
const drafting =
  (answer: () => Reply) =>
  ({ request }: { request: MessageCreateParamsBase }): Reply => {
    const [tool] = (request.tools ?? []).map((one) => ('name' in one ? one.name : ''))
    if (tool === 'list_questions') return calls(tool, { questions: foundIn(request) })
    if (tool === 'plan_answers') return calls(tool, { waiting: [] })
    return request.max_tokens === 1 ? isCutOff('OK') : answer()
  }

function foundIn({ messages }: MessageCreateParamsBase) {
  const found = JSON.stringify(messages).matchAll(/<found n=\\"(\d+)\\">\\n(.*?)\\n<\/found>/g)
  const none = { guidance: null, section: null, answer_block: null, word_limit: null, character_limit: null }
  return [...found].map(([, block, text]) => ({ block: Number(block), text, ...none }))
}

/** Of the only document, as it stands in the prompt. */
const CITED: TextCitation = {
  type: 'content_block_location',
  document_index: 0,
  document_title: null,
  file_id: null,
  start_block_index: 0,
  end_block_index: 1,
  cited_text: LIBRARY,
}

describe('an application that Claude drafts', () => {
  const world = useBrowserWorld()
  let model: MessagesServer

  before(async () => (model = await openMessagesServer({ latencyMs: 60 })))
  after(() => model.close())

  /** The product with Claude on this machine, its admin at the page of a project with one document. */
  async function visitProduct(
    settings: Readonly<Record<string, string>>,
    story: (visitor: Visitor, server: OwnServer) => Promise<void>,
  ): Promise<void> {
    const claude = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: TEST_KEY }
    const server = await openOwnServer({ ...claude, ...settings })
    try {
      const { actor } = server.person
      const project = await server.useCases.createProject.execute({ actor, name: 'A kitchen for all' })
      const document = { fileName: 'report.txt', content: bytesOf(LIBRARY), lastModified: null }
      await server.useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, ...document })
      const visit = async (visitor: Visitor) => {
        await visitor.open(`/projects/${project.id}`)
        await story(visitor, server)
      }
      await world().visitAs(server.person, visit, { baseURL: server.address })
    } finally {
      await server.close()
    }
  }

  async function uploadForm(visitor: Visitor): Promise<void> {
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Warm Kitchens Fund')
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
    await modal.getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/proposals\/[0-9a-f]{24}$/)
  }

  it('finds the questions, shows answers with their sources, warns of a figure and tells admins how it was done', async () => {
    model.replyWith(drafting(() => says(INVENTED, [CITED])))
    await visitProduct({}, async (visitor) => {
      await uploadForm(visitor)

      await visitor.sees(visitor.text(/^\d+\/\d+ questions answered$/))
      await visitor.sees(visitor.heading('Draft Response'), visitor.page.getByText('Sources:'))
      await visitor.seesNoMore(visitor.text('Processing your grant application...'))
      const card = visitor.page.getByRole('article').filter({ has: visitor.heading('Draft Response') })
      await visitor.sees(card.getByText('report.txt'), card.getByText('985').last())
      const panel = visitor.page.getByRole('region', { name: 'Grant Application Coordinator' })
      await visitor.sees(panel.getByText(/^Drafted \d+ of \d+ answers\./), panel.getByText(/^Cost so far: \$\d/))
      await visitor.button('Show conversation history').click()
      await visitor.sees(
        panel.getByText(/^Found \d+ questions/),
        panel.getByText(/^Planned \d+ answers from 1 document\./),
        panel.getByText('Tool call: answer_question'),
        panel.getByText(/^Tool result/),
      )
      await panel.getByText('Thinking').first().click()
      await visitor.sees(panel.getByText('I need to look.'))
    })
  })

  it('says in plain words that the model declined', async () => {
    model.replyWith(drafting(refuses))
    await visitProduct({}, async (visitor) => {
      await uploadForm(visitor)

      await visitor.sees(visitor.text(/The language model declined to write this/))
      await visitor.seesNoMore(visitor.text('Processing your grant application...'))
      await becomes(() => visitor.heading('Draft Response').count(), 0)
    })
  })

  it('begins nothing above the limit of the month, and says so', async () => {
    model.forget()
    model.replyWith(drafting(() => says(INVENTED)))
    await visitProduct({ MONTHLY_SPENDING_LIMIT: '0' }, async (visitor) => {
      await uploadForm(visitor)

      await visitor.sees(visitor.text(/This month's limit of \$0\.00 for the language model is reached/))
      await visitor.seesNoMore(visitor.text('Processing your grant application...'))
      expect(model.calls).to.deep.equal([])
      await eventually(async () => expect(await visitor.page.getByRole('article').count()).to.be.greaterThan(10))
    })
  })
})

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
