import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { handInNameOf, handInReply, refusalReply, textReply, type Reply } from '../../support/messages-server/reply.ts'
import { writing } from '../../support/messages-server/writing-script.ts'
import { openClaudeProduct, type ClaudeProduct } from './claude-product.ts'

const FORM = `# Application

## About you

1. Describe your organisation. (200 words)

Legal status: ☐ Registered charity ☐ Company limited by guarantee ☐ School

Do you have a safeguarding policy? ☐ Yes ☐ No

How did you hear of us? ☐ Website ☐ Friend
`
const DOCUMENT = 'We are a registered charity. Our safeguarding policy was adopted in 2023.'
const CHARITY = { options: ['Registered charity'], quote: 'We are a registered charity' }
const POLICY = { options: [], quote: 'Our safeguarding policy was adopted in 2023' }

interface Suggested {
  readonly item: string
  readonly options?: readonly string[]
  readonly quote?: string
}

describe('suggestions of Claude for the boxes of a form', () => {
  let world: ClaudeWorld
  let product: ClaudeProduct
  before(async () => (world = await openClaude()))
  beforeEach(async () => {
    world.server.forget()
    product = await openClaudeProduct(world)
  })
  afterEach(() => product.close())
  after(() => world.close())

  const shownIn = ({ messages }: MessageCreateParamsBase) =>
    /source=\\"(\d+:\d+)\\"/.exec(JSON.stringify(messages))?.[1] ?? ''
  const numberOf = ({ messages }: MessageCreateParamsBase, text: string) =>
    Number(new RegExp(`<item n=\\\\"(\\d+)\\\\"[^>]*>\\\\n${text}`).exec(JSON.stringify(messages))?.[1])

  const itemsWith = async (
    suggest: (request: MessageCreateParamsBase) => Reply,
    document: string | null = DOCUMENT,
  ) => {
    const others = writing(() => textReply('MISSING: It is not there.'))
    world.server.replyWith((call, nth) =>
      handInNameOf(call.request) === 'suggest_for_items' ? suggest(call.request) : others(call, nth),
    )
    const actor = await product.person()
    if (document !== null) await product.upload(actor, 'about.md', document)
    const id = await product.createFrom(actor, 'form.md', FORM)
    await product.work()
    return (await product.view(actor, id)).formFindings!.items
  }
  const suggesting = (of: readonly Suggested[], sourceName?: string) => (request: MessageCreateParamsBase) =>
    handInReply(request, {
      suggestions: of.map(({ item, ...more }) => {
        return { item: numberOf(request, item), is_yes: true, source: sourceName ?? shownIn(request), ...more }
      }),
    })
  const calls = () => world.server.calls.filter(({ request }) => handInNameOf(request) === 'suggest_for_items')

  it('come from one call, each with the words of its source, and tick nothing', async () => {
    const items = await itemsWith(
      suggesting([
        { item: 'Legal status', ...CHARITY },
        { item: 'Do you have', ...POLICY },
      ]),
    )

    const source = { fileName: 'about.md', page: null }
    expect(items.map(({ suggestion }) => suggestion ?? null)).to.deep.equal([
      { value: 'Registered charity', ...source, quote: CHARITY.quote },
      { value: 'Yes', ...source, quote: POLICY.quote },
      null,
    ])
    expect(items.some(({ done, answer }) => done || answer != null)).to.equal(false)
    expect(calls()).to.have.length(1)
  })

  it('are none where the source does not say so, was never shown, or Claude declines', async () => {
    const wrong = [
      suggesting([{ item: 'Legal status', ...CHARITY, options: ['School'] }]),
      suggesting([{ item: 'Do you have', ...CHARITY }]),
      suggesting([{ item: 'Legal status', ...CHARITY, quote: 'We are a registered charity in Wales' }]),
      suggesting([{ item: 'Legal status', ...CHARITY }], '9:9'),
      (request: MessageCreateParamsBase) => handInReply(request, { suggestions: [{ item: 99, ...CHARITY }, 'none'] }),
      () => refusalReply(),
    ]
    for (const [at, suggest] of wrong.entries()) {
      const items = await itemsWith(suggest)

      expect(
        items.map(({ suggestion }) => suggestion ?? null),
        `${at}`,
      ).to.deep.equal([null, null, null])
    }
  })

  it('are not asked for where there is nothing to read', async () => {
    await itemsWith(suggesting([]), null)

    expect(calls()).to.have.length(0)
  })
})
