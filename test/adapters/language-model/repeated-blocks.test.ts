import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { handInNameOf, handInReply, refusalReply, textReply, type Reply } from '../../support/messages-server/reply.ts'
import { writing } from '../../support/messages-server/writing-script.ts'
import { openClaudeProduct, type ClaudeProduct } from './claude-product.ts'

const FORM = `# Application

## Your partners

List up to three partners.

### Partner 1

Name of organisation:

Role in the project:

### Partner 2

Name of organisation:

Role in the project:

### Partner 3

Name of organisation:

Role in the project:
`

const DOCUMENT = `# Partners
Hazel Valley Trust lends us its barn. Northgate College trains our volunteers.`

const HAZEL = ['Hazel Valley Trust', 'lends us its barn']
const NORTHGATE = ['Northgate College', 'trains our volunteers']

const NOTHING = [null, null, null, null, null, null]

describe('records of a repeated block', () => {
  let world: ClaudeWorld
  let product: ClaudeProduct
  before(async () => (world = await openClaude()))
  beforeEach(async () => {
    world.server.forget()
    product = await openClaudeProduct(world)
  })
  afterEach(() => product.close())
  after(() => world.close())

  /** The answers after the model handed in these records, each resting on all that it was shown. */
  const answersFor = (records: readonly (readonly string[])[], sources?: readonly string[]) =>
    answersWith((request) => {
      const shown = [...JSON.stringify(request.messages).matchAll(/source=\\"(\d+:\d+)\\"/g)].map(([, one]) => one)
      return handInReply(request, { records: records.map((values) => ({ values, sources: sources ?? shown })) })
    })

  const answersWith = async (fill: (request: MessageCreateParamsBase) => Reply) => {
    const others = writing(() => textReply('MISSING: It is not there.'))
    world.server.replyWith((call, nth) =>
      handInNameOf(call.request) === 'fill_in_records' ? fill(call.request) : others(call, nth),
    )
    const actor = await product.person()
    await product.upload(actor, 'partners.md', DOCUMENT)
    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()
    const { questions, proposal } = await product.view(actor, id)
    expect(proposal.processingStatus).to.equal('completed')
    return questions.filter(({ section }) => section?.includes('Partner ') ?? false)
  }
  const textsOf = (answers: Awaited<ReturnType<typeof answersFor>>) =>
    answers.map(({ answer }) => (answer === null || answer.missing ? null : answer.text))
  const calls = () => world.server.calls.filter(({ request }) => handInNameOf(request) === 'fill_in_records').length

  it('are filled in at once, each value with its sources, and what no document tells is asked for', async () => {
    const answers = await answersFor([HAZEL, NORTHGATE])

    expect(textsOf(answers)).to.deep.equal([...HAZEL, ...NORTHGATE, null, null])
    expect(answers[3]!.answer?.sources.map(({ fileName }) => fileName)).to.deep.equal(['partners.md'])
    expect(answers.slice(0, 4).map(({ answerState }) => answerState?.origin)).to.deep.equal(Array(4).fill('model'))
    expect(answers[4]!.answer?.text).to.include('We need this from you')
    expect(calls()).to.equal(1)
  })

  it('hold nothing that their sources do not hold, and no record twice', async () => {
    const answers = await answersFor([HAZEL, HAZEL, ['Meadow Bank Ltd', 'teaches our volunteers'], NORTHGATE])

    expect(textsOf(answers)).to.deep.equal([...HAZEL, ...NORTHGATE, null, null])
  })

  it('are asked for one by one where the documents hold none, or the model names no source that it was shown', async () => {
    for (const records of [[], [['Meadow Bank Ltd', 'gives money']]])
      expect(textsOf(await answersFor(records))).to.deep.equal(NOTHING)
    expect(textsOf(await answersFor([HAZEL], ['9:9']))).to.deep.equal(NOTHING)
    expect(textsOf(await answersFor([['Hazel Valley Trust']]))).to.deep.equal(NOTHING)
  })

  it('leave the questions to be answered by themselves where Claude declines', async () => {
    expect(textsOf(await answersWith(() => refusalReply()))).to.deep.equal(NOTHING)
  })
})
