import { expect } from 'chai'
import type { MessageCreateParamsBase, TextCitation } from '@anthropic-ai/sdk/resources/messages/messages'
import { expectError } from '../../support/expect-error.ts'
import { openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import {
  handInReply,
  errorReply,
  truncatedReply,
  refusalReply,
  textReply,
  type Reply,
} from '../../support/messages-server/reply.ts'
import { presentCoordinatorMessage } from '../../../adapters/koa/proposals/present.ts'
import { everyQuestion, openClaudeProduct, toolsOf, type ClaudeProduct } from './claude-product.ts'

const FORM = '# About you\n\nSum up your application?\n\nHow many people do you reach?\n\nWhat will you spend?\n'
const LIBRARY = 'In 2024 we welcomed 1,240 people to our gardens. We spend £48,000 a year.'
const CITED: TextCitation = {
  type: 'content_block_location',
  document_index: 0,
  document_title: null,
  file_id: null,
  start_block_index: 0,
  end_block_index: 1,
  cited_text: LIBRARY,
}

/** A model that finds every question, plans as it is told and answers each in the same words. */
const coordinated =
  (
    waiting: object[],
    answer: (request: MessageCreateParamsBase) => Reply = () => textReply('We welcomed 1,240 people.'),
  ) =>
  ({ request }: { request: MessageCreateParamsBase }): Reply => {
    const [tool] = toolsOf(request)
    if (tool === 'list_questions') return handInReply(request, everyQuestion(request))
    if (tool === 'plan_answers') return handInReply(request, { waiting })
    return request.max_tokens === 1 ? truncatedReply('OK') : answer(request)
  }

const questionIn = ({ messages }: MessageCreateParamsBase): string =>
  /<question>\\n(.*?)\\n<\/question>/.exec(JSON.stringify(messages))?.[1] ?? ''

describe('an application coordinated by Claude', () => {
  let world: ClaudeWorld
  let product: ClaudeProduct
  before(async () => (world = await openClaude()))
  beforeEach(async () => {
    world.server.forget()
    world.server.replyWith(textReply('A report.'))
    product = await openClaudeProduct(world)
  })
  afterEach(() => product.close())
  after(() => world.close())

  it('answers a question that sums up others after them, from what they say and their sources bear out', async () => {
    const actor = await product.person()
    await product.upload(actor, 'report.txt', LIBRARY)
    const order: string[] = []
    const answer = (request: MessageCreateParamsBase): Reply => {
      const question = questionIn(request)
      order.push(question)
      return textReply(question.startsWith('How many') ? 'We reach 9,999 people.' : 'We spend £48,000.', [CITED])
    }
    world.server.replyWith(coordinated([{ question: 1, needs: [2, 3, 1, 99] }], answer))

    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()

    const summing = order.indexOf('Sum up your application?')
    expect(order.slice(0, summing).filter((question) => question.startsWith('What will'))).to.have.length(1)
    expect(new Set(order.slice(0, summing)).size).to.equal(2)
    const last = JSON.stringify(world.server.calls.at(-1)!.request.messages)
    expect(last).to.not.include('9,999')
    expect(last).to.include('We spend £48,000.').and.include('<draft question=\\"What will you spend?\\">')
    const { proposal, questions } = await product.view(actor, id)
    expect(proposal.processingStatus).to.equal('completed')
    expect(questions.map(({ status }) => status)).to.deep.equal(['completed', 'completed', 'completed'])
  })

  it('does not wait for an answer that failed, nor in circles', async () => {
    const actor = await product.person()
    const answer = (request: MessageCreateParamsBase) =>
      questionIn(request).startsWith('How many') ? refusalReply() : textReply('We do.')
    const circle = [
      { question: 1, needs: [2] },
      { question: 3, needs: [1] },
    ]
    world.server.replyWith(coordinated(circle, answer))

    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()

    const { proposal, questions } = await product.view(actor, id)
    expect(proposal.processingStatus).to.equal('completed')
    expect(questions.map(({ status }) => status)).to.deep.equal(['completed', 'error', 'completed'])
  })

  it('says in plain words what it does, and keeps thoughts, calls and results', async () => {
    const actor = await product.person()
    await product.upload(actor, 'report.txt', LIBRARY)
    world.server.replyWith(coordinated([{ question: 1, needs: [2] }]))

    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()

    const { messages, metadata } = await product.history(actor, id)
    const shown = messages.map(presentCoordinatorMessage)
    const spoken = shown.flatMap(({ content }) => (typeof content === 'string' ? [content] : []))
    expect(spoken.slice(0, 3)).to.deep.equal([
      'Reading the form form.md',
      'Found 3 questions',
      'Planned 3 answers from 1 document. Question 1 sums up others and is answered after them.',
    ])
    const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    const results = parts.filter(({ type }) => type === 'tool_result').map(({ content }) => content as object)
    expect(parts.filter(({ type }) => type === 'thinking')).to.have.length(2)
    expect(parts.filter(({ name }) => name === 'answer_question')).to.have.length(3)
    const { questions, proposal, latestCoordinatorMessage } = await product.view(actor, id)
    const last = results.at(-1) as Record<string, unknown>
    expect(last).to.deep.include({ success: true, answer: 'We welcomed 1,240 people.', questionId: questions[0]!.id })
    expect(last['cost']).to.equal(questions[0]!.usage?.cost)
    expect(last['metadata']).to.have.all.keys('toolCallCount', 'processedAt', 'sourceFiles')
    expect(metadata).to.include({ questionsProcessed: 3, toolCallCount: 3 })
    expect(latestCoordinatorMessage?.content).to.deep.equal([{ type: 'text', note: metadata?.summary }])
    expect(proposal.totalCost).to.be.greaterThan(questions.reduce((sum, { usage }) => sum + usage!.cost, 0))
  })

  it('shows its history to admins alone', async () => {
    const [admin, user] = [await product.person(), await product.person()]
    world.server.replyWith(coordinated([]))
    const id = await product.createFrom(user, 'form.md', FORM)
    await product.work()

    await expectError(product.history(user, id), 'forbidden', 'proposals.admins-only')
    expect(admin.isAdmin).to.equal(true)
  })

  it('answers all questions at once when there is no plan, and finds them without a model that fails', async () => {
    const actor = await product.person()
    world.server.replyWith((call) =>
      toolsOf(call.request).some((name) => name === 'list_questions' || name === 'plan_answers')
        ? errorReply(400)
        : textReply('We do.'),
    )

    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()

    const { questions } = await product.view(actor, id)
    const { messages } = await product.history(actor, id)
    expect(questions.length).to.be.greaterThan(1)
    expect(questions.every(({ answer }) => answer?.text === 'We do.')).to.equal(true)
    expect(presentCoordinatorMessage(messages[1]!).content).to.match(
      /^Found \d questions\. They were found without the language model\./,
    )
  })
})
