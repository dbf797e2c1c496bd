import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import type { Actor } from '../../../core/identity/user.ts'
import { openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import {
  truncatedReply,
  textReply,
  type Reply,
  type ReplyPart,
  handInReply,
} from '../../support/messages-server/reply.ts'
import { blocksShown, everyQuestion, openClaudeProduct, toolsOf, type ClaudeProduct } from './claude-product.ts'
import { MARK, POISONED_DOCUMENTS, POISONED_FORMS } from './hidden-instructions.ts'

const SECRET = 'The vault code of the other charity is kestrel-7319-umbra.'
const ANSWER = 'We do not know.'
const LIBRARY_TOOLS = 'search_library read_passage list_documents past_answers'
const ORDERED: readonly ReplyPart[] = [
  { type: 'tool_use', name: 'delete_documents', input: { all: true } },
  { type: 'tool_use', name: 'search_library', input: { query: 'vault code', account: 'all' } },
  { type: 'tool_use', name: 'read_passage', input: { source: '99:0' } },
  { type: 'tool_use', name: 'read_passage', input: { source: '../other-account/1:0' } },
]

const isFollowUp = ({ messages }: MessageCreateParamsBase) => JSON.stringify(messages).includes('"tool_result"')

/** A model that does what hidden instructions tell it to, and then its work. */
function obeysInstructions({ request }: { request: MessageCreateParamsBase }): Reply {
  if (request.max_tokens === 1) return truncatedReply('OK')
  const isFooled = JSON.stringify(request.messages).includes(MARK) && !isFollowUp(request)
  if (isFooled) return { kind: 'message', content: ORDERED, stopReason: 'tool_use' }
  if (toolsOf(request)[0] === 'fill_in') return handInReply(request, { found: false })
  if (toolsOf(request)[0] !== 'list_questions') return textReply(ANSWER)
  return handInReply(request, everyQuestion(request))
}

describe('hidden instructions', () => {
  let world: ClaudeWorld
  let product: ClaudeProduct
  let reader: Actor
  /** Ways to hide an order that reached the model. */
  const seen = new Set<string>()
  before(async () => {
    world = await openClaude()
    world.server.replyWith(textReply('A document.'))
    product = await openClaudeProduct(world)
    const victim = await product.person()
    await product.upload(victim, 'secret.txt', SECRET)
    reader = await product.person()
    const filler = Array.from({ length: 4_000 }, (_, at) => `word${at}`).join(' ')
    await product.upload(reader, 'minutes.txt', filler)
    world.server.replyWith(obeysInstructions)
  })
  after(async () => {
    await product.close()
    await world.close()
  })

  const draft = async (fileName: string, content: string | Uint8Array) => {
    world.server.forget()
    const id = await product.createFrom(reader, fileName, content)
    await product.work()
    const { questions, proposal } = await product.view(reader, id)
    return { questions, proposal, requests: world.server.calls.map(({ request }) => request) }
  }

  /** What every request keeps to, whatever is in documents and forms. */
  function keepsToItsTask(requests: readonly MessageCreateParamsBase[]): void {
    expect(requests).to.have.length.greaterThan(1)
    for (const request of requests) {
      expect(['list_questions', 'fill_in', LIBRARY_TOOLS, '']).to.include(toolsOf(request).join(' '))
      expect(JSON.stringify(request)).not.to.match(/vault code of|kestrel-7319-umbra/)
      expect(JSON.stringify([request.system, request.tools])).not.to.include(MARK)
      const shown = request.messages.map(({ content }) => (typeof content === 'string' ? content : textsIn(content)))
      for (const tag of ['form', 'block', 'question', 'passage', 'draft', 'found'])
        expect(countOf(`</${tag}>`, shown), tag).to.equal(countOf(`<${tag}`, shown))
    }
  }

  function refusesWhatWasOrdered(requests: readonly MessageCreateParamsBase[]): void {
    const followUps = requests.filter(isFollowUp).map(({ messages }) => JSON.stringify(messages.at(-1)))
    const results = followUps.filter((followUp) => followUp.includes('"tool_result"'))
    expect(results).to.have.length.greaterThan(0)
    for (const result of results)
      expect(result)
        .to.match(/There is no tool named \\"delete_documents\\"/)
        .and.match(/"is_error":true/)
  }

  for (const { hidden, fileName, content } of POISONED_FORMS)
    it(`changes nothing ${hidden} of a form`, async () => {
      const { questions, requests, proposal } = await draft(fileName, content)

      keepsToItsTask(requests)
      expect(questions.map(({ text, answer }) => [text, answer?.text])).to.deep.equal([
        ['How many people do you reach?', ANSWER],
      ])
      expect(proposal.processingStatus).to.equal('completed')
      const [first] = requests
      const isShown = blocksShown(first!).some(({ text }) => text.includes(MARK))
      if (!isShown) return
      seen.add(`${hidden} of a form`)
      refusesWhatWasOrdered(requests)
    })

  for (const { hidden, fileName, content } of POISONED_DOCUMENTS)
    it(`changes nothing ${hidden} of a document`, async () => {
      await product.upload(reader, fileName, content)

      const { questions, requests } = await draft('form.md', '1. How many people do you reach?')

      keepsToItsTask(requests)
      expect(questions.map(({ answer }) => answer?.text)).to.deep.equal([ANSWER])
      expect(requests.some((request) => JSON.stringify(request.messages).includes(MARK))).to.equal(true)
      refusesWhatWasOrdered(requests)
    })

  it('was tried with most forms, for what a form hides is mostly read', () => {
    expect(seen.size).to.be.greaterThan(9)
  })

  it('gives nothing of another account to a model that asks for it', async () => {
    const { requests } = await draft('form.md', `1. How many people do you reach? ${MARK}`)

    const followUps = requests.filter(isFollowUp).map(({ messages }) => JSON.stringify(messages.at(-1)))
    const results = followUps.filter((followUp) => followUp.includes('"tool_result"'))
    expect(results.join()).to.include('No passage 99:0 was found').and.include('No passage ../other-account/1:0')
    keepsToItsTask(requests)
  })
})

function textsIn(content: readonly { readonly type: string }[]): string {
  return content.map((block) => ('text' in block ? String(block.text) : '')).join('\n')
}

function countOf(part: string, texts: readonly string[]): number {
  return texts.join('\n').split(new RegExp(`${part}(?![\\p{L}_])`, 'u')).length - 1
}
