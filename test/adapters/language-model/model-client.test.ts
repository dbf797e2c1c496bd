import type { AccountId } from '../../../core/shared/ids.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { textOf, toolCallsOf, type ModelRequest } from '../../../adapters/language-model/port/language-model.ts'
import { expectError } from '../../support/expect-error.ts'
import { aCallContext, callsUnderWay, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import {
  toolCallReply,
  errorReply,
  brokenReply,
  truncatedReply,
  refusalReply,
  textReply,
  contentReply,
} from '../../support/messages-server/reply.ts'
import { eventually } from '../../support/waiting.ts'

const asked = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  maxTokens: 1_000,
  messages: [{ role: 'user', content }],
  ...more,
})

/** Of the settings of tests. */
const OWN_SECOND_PAUSE_MS = 3

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

describe('the client of the language model', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const send = async (request: ModelRequest, context = aCallContext(), client = world.client()) =>
    (await client.begin(context)).send(request)

  it('streams a reply with its thinking, its words and its citations', async () => {
    const citation = {
      type: 'search_result_location',
      source: 'passage',
      title: 'report.pdf',
      search_result_index: 0,
      start_block_index: 0,
      end_block_index: 1,
      cited_text: 'We ran 40 sessions.',
    } as const
    const long = `We ran 40 sessions. ${words(200)}`
    world.server.replyWith(
      contentReply([
        { type: 'thinking', thinking: 'Let me see.' },
        { type: 'text', text: long, citations: [citation] },
      ]),
    )

    const reply = await send(asked('How many sessions?'))

    expect(textOf(reply)).to.equal(long)
    expect(reply.content[0]).to.deep.include({ type: 'thinking', thinking: 'Let me see.' })
    expect(reply.content[0]!.raw).to.have.property('signature', 'c2lnbmVk')
    expect(reply.content[1]).to.have.deep.property('citations', [
      { type: 'source', source: 'passage', words: 'We ran 40 sessions.' },
    ])
    expect(world.server.calls[0]!.request).to.deep.include({
      model: 'claude-sonnet-5-5',
      stream: true,
      thinking: { type: 'adaptive' },
      output_config: { effort: 'medium' },
    })
  })

  it('prices fresh, written, cached and answered tokens, and keeps them for the account and for the work', async () => {
    const system = [{ type: 'text' as const, text: words(900), isKept: true as const }]
    world.server.replyWith(textReply(words(30)))
    const context = aCallContext()
    await send(asked(words(3), { system }), context)

    await send(asked(words(6), { system }), context)

    const usages = world.spent.slice(-2).map(({ usage }) => usage)
    expect(usages[0]).to.deep.include({ inputTokens: 4, cacheWriteTokens: 1200, cacheReadTokens: 0, outputTokens: 40 })
    expect(usages[1]).to.deep.include({ inputTokens: 8, cacheWriteTokens: 0, cacheReadTokens: 1200, outputTokens: 40 })
    expect(usages[0]!.cost).to.be.closeTo((4 * 2 + 1200 * 2.5 + 40 * 10) / 1e6, 1e-12)
    expect(usages[1]!.cost).to.be.closeTo((8 * 2 + 1200 * 0.1 + 40 * 10) / 1e6, 1e-12)
    expect(context.meter.total()?.cost).to.be.closeTo(usages[0]!.cost + usages[1]!.cost, 1e-12)
  })

  it('prices web searches by the search, and a long prompt of Haiku by its own price', async () => {
    world.server.replyWith(
      contentReply([
        { type: 'web_search', query: 'Brightwater', results: [{ url: 'https://b.example', title: 'B' }] },
        { type: 'text', text: 'Found.' },
      ]),
    )
    await send(asked('Who?'))
    const [search] = world.spent.slice(-1)
    await send(asked(words(90_000)), aCallContext(), world.client({ model: 'claude-haiku-5-5-20261007' }))

    expect(search!.usage.searches).to.equal(1)
    expect(search!.usage.cost).to.be.greaterThan(0.01)
    expect(world.spent.at(-1)!.usage.cost).to.be.closeTo(120_000 * 0.5e-6 + 0.01, 1e-4)
  })

  it('prices the cache as the model does, and keeps each call for its feature and model', async () => {
    const models = { local: { input: 3, output: 10, cacheWrite: 4, cacheRead: 1 } }
    const client = world.client({ model: 'local', prices: { models, webSearch: 0 } })
    const system = [{ type: 'text' as const, text: words(900), isKept: true as const }]
    world.server.replyWith(textReply(words(30)))
    const context = aCallContext({ feature: 'reports' })
    const run = await client.begin(context)

    await run.send(asked(words(3), { system }))
    await run.send(asked(words(6), { system }))

    const [first, second] = world.spentOnFeatures.slice(-2)
    expect(first).to.deep.include({ feature: 'reports', model: 'local', pieces: 1, month: '2026-11' })
    expect(second).to.deep.include({ feature: 'reports', model: 'local', pieces: 0 })
    expect(first!.usage.cost).to.be.closeTo((4 * 3 + 1200 * 4 + 40 * 10) / 1e6, 1e-12)
    expect(second!.usage.cost).to.be.closeTo((8 * 3 + 1200 * 1 + 40 * 10) / 1e6, 1e-12)
  })

  it('hands over calls of tools, and says which input was no JSON', async () => {
    world.server.replyWith(
      toolCallReply('search_library', { query: 'volunteers' }),
      toolCallReply('search_library', {}, '{"query": "vol'),
    )

    const good = await send(asked('How many volunteers?'))
    const bad = await send(asked('How many volunteers?'))

    expect(toolCallsOf(good)[0]).to.deep.include({ name: 'search_library', input: { query: 'volunteers' } })
    expect(toolCallsOf(good)[0]!.isMalformed).to.equal(undefined)
    expect(toolCallsOf(bad)[0]!.isMalformed).to.equal(true)
  })

  it('asks again after 429 and 529, waiting as long as it is told', async () => {
    world.server.replyWith(errorReply(429, 1), errorReply(529), textReply('At last.'))
    const timers = new ManualTimers()

    const replying = send(asked('Anybody there?'), aCallContext(), world.client({}, timers))
    await timers.isSet(1_000)
    const callsBefore = world.server.calls.length
    await timers.goOff(1_000)
    await timers.goOff(OWN_SECOND_PAUSE_MS)

    expect(textOf(await replying)).to.equal('At last.')
    expect([callsBefore, world.server.calls.length]).to.deep.equal([1, 3])
  })

  it('leaves a long wait and a lasting overload to the job, which learns when to come again', async () => {
    world.server.replyWith(errorReply(429, 60))
    const patient = await expectError(send(asked('Now?')), 'unavailable', 'model.unavailable')
    const callsForOne = world.server.calls.length
    world.server.replyWith(errorReply(529))
    await expectError(send(asked('Now?')), 'unavailable')

    expect(patient.details.retryAfter).to.equal(60)
    expect(callsForOne).to.equal(1)
    expect(world.server.calls).to.have.length(4)
  })

  for (const fault of ['error-event', 'break'] as const)
    it(`is unavailable after a stream that ends with ${fault}, asks nothing again, and counts what was read`, async () => {
      world.server.replyWith(brokenReply(words(300), fault))
      const context = aCallContext()

      await expectError(send(asked(words(75)), context), 'unavailable')

      expect(world.server.calls).to.have.length(1)
      expect(context.meter.total()).to.include({ inputTokens: 100 })
    })

  it('gives up on a stream that falls silent, and hangs up', async () => {
    world.server.replyWith(brokenReply('We ran', 'stall'))
    const retryPolicy = { idleMs: 1_000, totalMs: 60_000, firstPauseMs: 1, longestPauseMs: 10, attempts: 1 }
    const timers = new ManualTimers()
    const context = aCallContext()

    const falling = expectError(send(asked('How many?'), context, world.client({ retryPolicy }, timers)), 'unavailable')
    await eventually(() => expect(timers.everSet.filter((ms) => ms === retryPolicy.idleMs)).to.have.length.above(1))
    await timers.goOff(retryPolicy.idleMs)
    await falling

    await eventually(() => expect(world.server.calls[0]?.isAbandoned).to.equal(true))
  })

  it('says in plain words that the model refused, was cut short, or does not know the key', async () => {
    world.server.replyWith(refusalReply(), truncatedReply('We ran'))
    const refused = await expectError(send(asked('Why?')), 'unsupported', 'model.refused')
    const cut = await expectError(send(asked('Why?')), 'too-large', 'model.cut-off')
    const unknown = await expectError(
      send(asked('Why?'), aCallContext(), world.client({ apiKey: 'another' })),
      'unavailable',
      'model.key-refused',
    )

    expect(sentenceOfError(refused)).to.match(/declined to write this/)
    expect(sentenceOfError(cut)).to.match(/cut short/)
    expect(sentenceOfError(unknown)).to.match(/refuses the key/)
  })

  it('asks a paused reply for its rest', async () => {
    const search = { type: 'web_search' as const, query: 'Brightwater', results: [] }
    world.server.replyWith(
      { ...contentReply([search, { type: 'text', text: 'First half, ' }]), stopReason: 'pause_turn' },
      textReply('second half.'),
    )

    const reply = await send(asked('Look it up.'))

    expect(textOf(reply)).to.equal('First half, second half.')
    expect(world.server.calls[1]!.request.messages.map(({ role }) => role)).to.deep.equal(['user', 'assistant'])
  })

  it('makes no more calls at once than it may, for all and for one account', async () => {
    const timers = new ManualTimers()
    const client = world.client({ concurrency: 3, concurrencyOfAccount: 2 }, timers)
    let most = 0
    world.server.replyWith(() => {
      most = Math.max(most, callsUnderWay(timers))
      return textReply('Yes.')
    })
    const of = (accountId: string) => aCallContext({ accountId: accountId as AccountId })

    await Promise.all(Array.from({ length: 8 }, () => send(asked('One?'), of('one'), client)))
    const forOne = most
    await Promise.all(Array.from({ length: 12 }, (_, at) => send(asked('Two?'), of(`account ${at % 4}`), client)))

    expect(forOne).to.equal(2)
    expect(most).to.equal(3)
  })

  it('hangs up, and gives up its place in the queue, when nobody waits any more', async () => {
    world.server.replyWith(brokenReply('We ran', 'stall'))
    const client = world.client({ concurrency: 1 })
    const leaving = new AbortController()
    const context = aCallContext({ cancellation: leaving.signal })
    const refusals = ['One?', 'Two?'].map((question) =>
      expectError(send(asked(question), context, client), 'unavailable', 'model.cancelled'),
    )
    await eventually(() => expect(world.server.calls).to.have.length(1))

    leaving.abort()

    await Promise.all(refusals)
    await eventually(() => expect(world.server.calls[0]?.isAbandoned).to.equal(true))
    expect(world.server.calls).to.have.length(1)
  })

  it('leaves out cache marks and thinking where the server knows none', async () => {
    world.server.replyWith(textReply('Yes.'))
    const system = [{ type: 'text' as const, text: 'Rules.', isKept: true as const }]

    await send(asked('Yes?', { system }), aCallContext(), world.client({ abilities: new Set() }))

    expect(world.server.calls[0]!.request.system).to.deep.equal([{ type: 'text', text: 'Rules.' }])
    expect(world.server.calls[0]!.request).not.to.have.any.keys('thinking', 'output_config')
  })

  it('keeps what was asked and said, each message once and documents by their titles', async () => {
    world.server.replyWith(textReply('Yes.'))
    const run = await world.client().begin(aCallContext())
    const first = {
      role: 'user' as const,
      content: [
        { type: 'document' as const, title: 'a.pdf', context: 'A report', texts: ['A secret life.'] },
        { type: 'text' as const, text: 'One?' },
      ],
    }
    const { content } = await run.send({ maxTokens: 10, messages: [first] })

    const next = { role: 'user' as const, content: 'Two?' }
    await run.send({ maxTokens: 10, messages: [first, { role: 'assistant', content }, next] })

    expect(run.messages().map(({ role }) => role)).to.deep.equal(['user', 'assistant', 'user', 'assistant'])
    expect(JSON.stringify(run.messages())).to.include('a.pdf').and.not.include('secret life')
  })
})
