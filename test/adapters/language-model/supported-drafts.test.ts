import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { checkDraft } from '../../../core/drafting/check-draft.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { contentReply, errorReply, textReply, type Reply, type ReplyPart } from '../../support/messages-server/reply.ts'
import { libraryOf } from '../extractive/answers/library-of.ts'

/** Too long to be in the prompt as a whole. */
const FILLER = Array.from({ length: 90 }, (_, at) => `filler${at} `.repeat(400)).join('\n')
const LIBRARY = {
  'Report.txt': 'In 2024 we welcomed 1,240 people to our gardens in Oxley, which volunteers keep open all year.',
  'Accounts.txt': 'Our income was £48,500 in the last year, and we spent £46,200 of it on the gardens in Oxley.',
  'Minutes.txt': FILLER,
}
const TASK: AnswerTask = {
  question: {
    text: 'What did the gardens in Oxley do, and with what income?',
    guidance: null,
    section: null,
    limit: NO_LIMIT,
  },
  grantInfo: [],
  funderName: null,
  settings: DEFAULT_SETTINGS,
}
const UNFOUNDED = 'We thank Barclays.'

/** A sentence that cites the passage with these words. */
function citing(text: string, words: string, { messages }: MessageCreateParamsBase): ReplyPart {
  const blocks = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const found = blocks.find((block) => block.type === 'search_result' && JSON.stringify(block).includes(words))
  const source = found?.type === 'search_result' ? found.source : 'none'
  const place = { title: null, search_result_index: 0, start_block_index: 0, end_block_index: 1, cited_text: '' }
  return { type: 'text', text, citations: [{ type: 'search_result_location', source, ...place }] }
}

describe('what drafts of Claude rest on', () => {
  let world: ClaudeWorld
  let library: Awaited<ReturnType<typeof libraryOf>>
  before(async () => {
    world = await openClaude()
    library = await libraryOf(LIBRARY)
  })
  beforeEach(() => world.server.forget())
  after(() => world.close())

  /** The replies in turn, each made of the first request. */
  async function draft(replies: readonly ((request: MessageCreateParamsBase) => Reply)[], limit: TextLimit = NO_LIMIT) {
    world.server.replyWith(({ request }, nth) => (replies[nth] ?? replies.at(-1)!)(request))
    const task = { ...TASK, question: { ...TASK.question, limit } }
    const context = { ...aCallContext(), proposalId: 'proposal' as ProposalId, waiting: 1 }
    return checkDraft(await new ModelAnswerWriter(world.client()).write(task, library, context), task)
  }
  const asked = () => world.server.calls.slice(1).map(({ request }) => JSON.stringify(request.messages.at(-1)))
  const founded = (request: MessageCreateParamsBase) =>
    contentReply([
      citing('We welcomed 1,240 people.', '1,240', request),
      { type: 'text', text: ' ' },
      citing('Our income was £48,500.', '48,500', request),
    ])
  const withUnfounded = (request: MessageCreateParamsBase) =>
    contentReply([citing('We welcomed 1,240 people.', '1,240', request), { type: 'text', text: ` ${UNFOUNDED}` }])

  it('is known sentence by sentence', async () => {
    const { text, support, sources, warnings } = await draft([founded])

    expect(support?.map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      'We welcomed 1,240 people.',
      'Our income was £48,500.',
    ])
    const named = support?.map((one) => one.sources.map((at) => sources[at]?.fileName))
    expect(named).to.deep.equal([['Report.txt'], ['Accounts.txt']])
    expect([warnings, world.server.calls.length]).to.deep.equal([[], 1])
  })

  it('is asked for once where a figure stands in another source than its sentence cites', async () => {
    const swapped = (request: MessageCreateParamsBase) =>
      contentReply([citing('Our income was £48,500.', '1,240', request)])

    const { warnings } = await draft([swapped, swapped])

    expect(warnings).to.deep.equal([{ kind: 'unsupported', claim: 'amount', text: '48,500', start: 16, end: 22 }])
    expect(asked()).to.have.length(1)
    expect(asked()[0]).to.include('the amount “48,500”').and.include('soften it').and.include('drop it')
  })

  it('is what the better of two versions says', async () => {
    const better = await draft([withUnfounded, founded])
    const worse = await draft([withUnfounded, () => textReply('We thank Tesco. We thank Lidl.')])
    const failed = await draft([withUnfounded, () => errorReply(401)])

    expect([better.text, better.warnings]).to.deep.equal(['We welcomed 1,240 people. Our income was £48,500.', []])
    for (const { text, warnings } of [worse, failed]) {
      expect(text).to.equal(`We welcomed 1,240 people. ${UNFOUNDED}`)
      expect(warnings.map((one) => 'text' in one && one.text)).to.deep.equal(['Barclays'])
    }
  })

  it('is asked for in the same turn as a shorter version, and no version beyond the limit is taken', async () => {
    const limit = { ...NO_LIMIT, words: 6 }
    const fitting = (request: MessageCreateParamsBase) =>
      contentReply([citing('We welcomed 1,240 people.', '1,240', request)])

    const shortened = await draft([withUnfounded, fitting], limit)

    expect([shortened.text, shortened.warnings]).to.deep.equal(['We welcomed 1,240 people.', []])
    expect(asked()).to.have.length(1)
    expect(asked()[0]).to.include('too long').and.include('rest on no source')

    world.server.forget()
    const kept = await draft([() => textReply(UNFOUNDED), founded], limit)

    expect([kept.text, world.server.calls.length]).to.deep.equal([UNFOUNDED, 2])
  })
})
