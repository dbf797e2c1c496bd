import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import type { ContentBlockParam, MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { ModelAnswerImprover } from '../../../adapters/language-model/answers/model-answer-improver.ts'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { AnswerDraft } from '../../../core/proposals/ports/answer-writer.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import type { ReceivedCall, Replies } from '../../support/messages-server/messages-server.ts'
import { textReply, truncatedReply } from '../../support/messages-server/reply.ts'
import { REPLAYED_LIBRARY, REPLAYED_TASKS } from '../../support/replayed-application.ts'
import { libraryOf } from '../extractive/answers/library-of.ts'

const waiting = REPLAYED_TASKS.length
const context = () => ({ ...aCallContext(), proposalId: 'replayed' as ProposalId, waiting })
/** Too long to be worth reading as a whole. */
const long = {
  'Minutes.txt': Array.from({ length: 60 }, (_, at) => `${'Longwordinminutes'.repeat(20)} ${at}.\n`.repeat(40)).join(
    '',
  ),
}

const blocksOf = ({ request }: ReceivedCall) => request.messages[0]!.content as ContentBlockParam[]
const textIn = (block: ContentBlockParam | undefined) => (block?.type === 'text' ? block.text : '')
const questionIn = (call: ReceivedCall) => textIn(blocksOf(call).at(-1))
const withoutMarks = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'cache_control' ? null : part))
/** What is before the question and the passages found for it. */
const beginningOf = (call: ReceivedCall) => {
  const blocks = blocksOf(call)
  const marked = blocks.findLastIndex((block) => 'cache_control' in block)
  return withoutMarks([call.request.tools, call.request.system, blocks.slice(0, marked + 1)])
}

/** Asks for a value in a form of its own. */
const isInKind = ({ request }: Pick<ReceivedCall, 'request'>) => request.output_config?.format !== undefined
/** Finds no value, so that every question is drafted. */
const replies: Replies = (call) => {
  if (call.request.max_tokens === 1) return truncatedReply('OK')
  return textReply(isInKind(call) ? '{"found":false,"sources":[],"lacking":[]}' : 'We cook.')
}

function cachedShare(calls: readonly ReceivedCall[]): number {
  const read = calls.reduce((sum, { usage }) => sum + usage.cache_read_input_tokens, 0)
  const all = calls.reduce((sum, { usage: { input_tokens: fresh, ...of } }) => {
    return sum + fresh + of.cache_creation_input_tokens + of.cache_read_input_tokens
  }, 0)
  return read / all
}

describe('an application of 25 questions, as the model sees it', () => {
  let world: ClaudeWorld
  let drafts: AnswerDraft[]
  before(async () => {
    world = await openClaude()
    world.server.replyWith(replies)
    drafts = await replay(await libraryOf(REPLAYED_LIBRARY))
  })
  after(() => world.close())

  const replay = (library: Library) => {
    const writer = new ModelAnswerWriter(world.client())
    const all = REPLAYED_TASKS.map((task, at) => writer.write(task, library, { ...context(), waiting: waiting - at }))
    return Promise.all(all)
  }
  const asked = () => world.server.calls.filter((one) => one.request.max_tokens > 1 && !isInKind(one))
  const call = (number: number) => asked().find((one) => questionIn(one).startsWith(`Answer question ${number} (`))!
  const documents = ({ messages }: MessageCreateParamsBase) =>
    (messages[0]!.content as ContentBlockParam[]).flatMap((block) => (block.type === 'document' ? [block] : []))

  it('begins alike in all requests, and is read from the cache after the first', () => {
    expect(drafts).to.have.length(25)
    expect(new Set(asked().map(beginningOf)).size).to.equal(1)
    expect(asked()).to.have.length(25)
    expect(world.server.calls.filter(({ request }) => request.max_tokens === 1)).to.have.length(1)
    expect(cachedShare(asked())).to.be.at.least(0.95)
  })

  it('has the funder, the terms, all questions by number, the profile and the brief before each question', () => {
    const beginning = beginningOf(call(3))

    for (const part of [
      'The Saltmarsh Fund',
      'We do not fund buildings or vehicles.',
      'involvement of the people served (30)',
      'Do you employ staff?',
      '9. What need does it meet, and how do you know?',
      'At most 250 words',
      'Use figures from your own work.',
      'Charity number: 1098765',
      '310 people, most of them over 60',
      'Cook: cost 12400',
      '£18,400',
      'These must read the same in every answer',
    ])
      expect(beginning).to.include(part)
  })

  it('says of each document what it is and of when, the newest first, and of each passage where it stands', () => {
    const shown = documents(call(1).request)

    expect(shown.map(({ title, context: about }) => `${title}: ${about}`)).to.deep.equal([
      'Safeguarding policy.pdf: policy, no year in it, added in 2026',
      'Annual report 2024.pdf: annual report, 2024',
      'Annual report 2023.pdf: annual report, 2023',
      'Harbour Trust application 2023.docx: past application, 2023',
    ])
    const texts = JSON.stringify(shown)
    expect(texts).to.include('[p. 1 | Safeguarding policy]')
    expect(texts).to.include('[p. 1 | answered: How are the people you serve involved?]')
  })

  it('asks for a length that fits the kind of question and its limit, and for a plan of what will be done', () => {
    expect(questionIn(call(11))).to.include('in one line: the question asks for a number')
    expect(questionIn(call(9))).to.include('Aim for 213 to 237 words; at most 250 words.')
    expect(questionIn(call(15))).to.include('write a plan')
    expect(questionIn(call(18))).to.include('write a plan')
    expect(questionIn(call(9))).not.to.include('write a plan')
  })

  it('has the same brief before a question that asks for a value', () => {
    const second = world.server.calls.filter(isInKind).find((one) => questionIn(one).includes('question 2 (2 of 25)'))

    expect(beginningOf(second!)).to.include('What could go wrong').and.include('Charity number: 1098765')
  })

  it('holds no bank details and no time of day', () => {
    expect(beginningOf(call(1))).not.to.match(/•|sort code|T\d\d:\d\d/iu)
  })

  it('is the same for a change that the user asks for', async () => {
    world.server.forget()
    world.server.replyWith(textReply('REPLY: It stays.'))
    const request = { ...REPLAYED_TASKS[2]!, answer: null, chat: [], request: 'Say it in one word.' }

    await new ModelAnswerImprover(world.client()).improve(request, await libraryOf(REPLAYED_LIBRARY), context())

    const beginning = beginningOf(world.server.calls[0]!)
    expect(beginning).to.include('Do you employ staff?').and.include('annual report, 2024').and.include('11,600 meals')
    expect(world.server.calls[0]!.request.tools).to.equal(undefined)
  })

  it('shows twenty dated passages after the same brief where the library is too long', async () => {
    world.server.forget()
    world.server.replyWith(replies)
    await replay(await libraryOf({ ...REPLAYED_LIBRARY, ...long }))

    const results = blocksOf(call(7)).flatMap((block) => (block.type === 'search_result' ? [block] : []))
    const titles = results.map(({ title }) => title)
    expect(new Set(asked().map(beginningOf)).size).to.equal(1)
    expect(call(7).request.tools).to.have.length(4)
    expect(titles).to.include('Annual report 2024.pdf (annual report, 2024) | p. 1')
    expect(asked().every(({ usage }) => usage.cache_read_input_tokens > 0)).to.equal(true)
  })
})
