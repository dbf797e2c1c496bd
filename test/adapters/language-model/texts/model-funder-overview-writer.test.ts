import type { TextCitation } from '@anthropic-ai/sdk/resources/messages'
import { expect } from 'chai'
import { ModelFunderOverviewWriter } from '../../../../adapters/language-model/texts/model-funder-overview-writer.ts'
import type { ConfiguredModel } from '../../../../apps/wiring/config/model-config.ts'
import { ExtractiveFunderOverviewWriter } from '../../../../adapters/extractive/funders/extractive-funder-overview-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Funder } from '../../../../core/funders/funder.ts'
import { aFunder } from '../../../support/builders.ts'
import { expectError } from '../../../support/expect-error.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../../support/messages-server/claude.ts'
import {
  errorReply,
  brokenReply,
  truncatedReply,
  pausedReply,
  refusalReply,
  contentReply,
  type ReplyPart,
} from '../../../support/messages-server/reply.ts'

const HOME = { url: 'https://harbour.example.org/grants', title: 'Grants – Harbour Trust' }
const search = (more: Partial<ReplyPart & { type: 'web_search' }> = {}): ReplyPart => ({
  type: 'web_search',
  query: 'The Harbour Trust',
  results: [HOME],
  ...more,
})
const page = (words: string, of: { url?: string; title?: string | null } = {}): TextCitation => ({
  type: 'web_search_result_location',
  ...HOME,
  cited_text: words,
  encrypted_index: 'aW5kZXg=',
  ...of,
})
const text = (said: string, ...citations: TextCitation[]): ReplyPart => ({ type: 'text', text: said, citations })

describe('funders looked up by Claude', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const write = (of: Partial<Funder> = {}, context = aCallContext(), more: Partial<ConfiguredModel> = {}) =>
    new ModelFunderOverviewWriter(world.client(more), new ExtractiveFunderOverviewWriter()).write(
      { funder: aFunder(of), settings: DEFAULT_SETTINGS },
      context,
    )

  it('searches the web, and cites its pages with title and address', async () => {
    world.server.replyWith(
      contentReply([
        text('I will search.'),
        search(),
        text('## Grants\n\n'),
        text('It gives up to £20,000.', page('Grants of up to £20,000')),
        text('\n\nIt likes boats.', page('We fund boats', { url: 'https://harbour.example.org/a(b)', title: null })),
      ]),
    )
    const known = [{ title: 'Annual review', url: 'https://harbour.example.org/review' }]
    const context = aCallContext()

    const overview = await write({ charityNumber: '1098765', citations: known }, context)

    const second = 'https://harbour.example.org/a%28b%29'
    expect(overview.text).to.equal(
      `## Grants\n\nIt gives up to £20,000. [\\[1\\]](${HOME.url})\n\nIt likes boats. [\\[2\\]](${second})`,
    )
    expect(overview.citations).to.deep.equal([
      { title: HOME.title, url: HOME.url },
      { title: second, url: second },
      ...known,
    ])
    expect(context.meter.total()).to.include({ searches: 1 })
    const { request } = world.server.calls[0]!
    expect(request.tools).to.have.length(1)
    expect(JSON.stringify(request.messages)).to.include('The Harbour Trust').and.include('1098765')
  })

  it('asks for the rest of a reply that pauses', async () => {
    world.server.replyWith(
      pausedReply([text('I will search.'), search()]),
      contentReply([text('It funds boats.', page('We fund boats'))]),
    )

    const { text: said, citations } = await write()

    expect(said).to.equal(`It funds boats. [\\[1\\]](${HOME.url})`)
    expect(citations).to.deep.equal([{ title: HOME.title, url: HOME.url }])
    expect(world.server.calls[1]!.request.messages.map(({ role }) => role)).to.deep.equal(['user', 'assistant'])
  })

  it('names a figure that no page says', async () => {
    world.server.replyWith(contentReply([search(), text('It gives £98,765.', page('It gives grants'))]))

    const { text: said, warnings } = await write()

    expect(said).to.equal(`It gives £98,765. [\\[1\\]](${HOME.url})`)
    expect(warnings).to.deep.equal([{ kind: 'unsupported', claim: 'amount', text: '98,765', start: 10, end: 16 }])
  })

  it('says what is recorded where no page was found, where one is no address, and where the web is switched off', async () => {
    world.server.replyWith(contentReply([search({ results: [] }), text('I know that it gives £1 million.')]))
    const unfound = await write({ charityNumber: '1098765' })
    world.server.replyWith(contentReply([search(), text('It gives.', page('x', { url: 'javascript:alert(1)' }))]))
    const noAddress = await write({ charityNumber: '1098765' })
    world.server.forget()
    const off = await write({ charityNumber: '1098765' }, aCallContext(), { abilities: new Set(['citations']) })

    for (const overview of [unfound, noAddress, off]) {
      expect(overview.text).to.match(/is recorded here with the charity number 1098765\./)
      expect(overview.citations).to.deep.equal([])
    }
    expect(world.server.calls).to.deep.equal([])
  })

  it('tries again later where the search can’t be had, and takes what other searches found', async () => {
    for (const error of ['unavailable', 'too_many_requests'] as const) {
      world.server.replyWith(contentReply([search({ error }), text('I could not search.')]))
      await expectError(write(), 'unavailable', 'model.search-unavailable')
    }
    world.server.replyWith(
      contentReply([search(), search({ error: 'max_uses_exceeded' }), text('It funds boats.', page('We fund boats'))]),
    )

    expect((await write()).text).to.include('It funds boats.')
  })

  it('passes on what keeps the model from answering', async () => {
    const faults = [
      [refusalReply(), 'unsupported', 'model.refused'],
      [truncatedReply('It'), 'too-large', 'model.cut-off'],
      [brokenReply('It', 'break'), 'unavailable', 'model.unavailable'],
      [errorReply(529), 'unavailable', 'model.unavailable'],
    ] as const
    for (const [reply, kind, code] of faults) {
      world.server.replyWith(reply)

      await expectError(write(), kind, code)
    }
  })
})
