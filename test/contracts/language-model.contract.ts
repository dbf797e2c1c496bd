import { expect } from 'chai'
import {
  textOf,
  toolCallsOf,
  type LanguageModel,
  type ModelReply,
  type ModelRequest,
  type TokensUsed,
} from '../../adapters/language-model/port/language-model.ts'

export interface ModelUnderTest {
  readonly model: LanguageModel
  /** What its server says next, in the words of its vendor. */
  says(text: string, ending?: 'cut-off' | 'refused'): void
  calls(name: string, input: object): void
}

const asked = (content: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  maxTokens: 500,
  system: [{ type: 'text', text: 'Be brief.' }],
  messages: [{ role: 'user', content }],
  ...more,
})

const SEARCH = {
  name: 'search_library',
  description: 'Searches.',
  schema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
} as const

/** What all that reach a model rely on, whatever its vendor. */
export function languageModelContract(name: string, open: () => Promise<ModelUnderTest>): void {
  describe(`a language model: ${name}`, () => {
    let under: ModelUnderTest
    let used: TokensUsed[]
    let signsOfLife: number

    before(async () => (under = await open()))

    const reply = (request: ModelRequest, signal = new AbortController().signal): Promise<ModelReply> => {
      used = []
      signsOfLife = 0
      const listener = { onLife: () => (signsOfLife += 1), onUsage: (tokens: TokensUsed) => used.push(tokens) }
      return under.model.reply(request, listener, signal)
    }

    it('says a text, shows that it is alive, and what was used', async () => {
      under.says('Forty-one young people.')

      const said = await reply(asked('How many?'))

      expect([textOf(said), said.ending]).to.deep.equal(['Forty-one young people.', 'done'])
      expect(signsOfLife).to.be.greaterThan(0)
      expect(used.at(-1)!.inputTokens).to.be.greaterThan(0)
      expect(used.at(-1)!.outputTokens).to.be.greaterThan(0)
    })

    it('calls a tool, and goes on with what came of it', async () => {
      under.calls('search_library', { query: 'volunteers' })
      const first = asked('How many?', { tools: [SEARCH] })
      const called = await reply(first)
      const [call] = toolCallsOf(called)
      expect(call).to.deep.include({ name: 'search_library', input: { query: 'volunteers' } })

      under.says('Forty.')
      const results = [{ type: 'tool_result' as const, callId: call!.id, content: 'There are forty volunteers.' }]
      const messages = [
        ...first.messages,
        { role: 'assistant' as const, content: called.content },
        { role: 'user' as const, content: results },
      ]
      expect(textOf(await reply({ ...first, messages, mayCallNone: true }))).to.equal('Forty.')
    })

    it('tells a reply that is cut off or refused from one that is done', async () => {
      under.says('Forty-o', 'cut-off')
      expect((await reply(asked('How many?'))).ending).to.equal('cut-off')

      under.says('No.', 'refused')
      expect((await reply(asked('How many?'))).ending).to.equal('refused')
    })

    it('takes a schema, or shown sources', async () => {
      under.says('{"count":40}')
      const schema = {
        name: 'count',
        schema: {
          type: 'object',
          properties: { count: { type: 'number' } },
          required: ['count'],
          additionalProperties: false,
        },
      } as const
      const content = [
        { type: 'text' as const, text: 'How many?', isKept: true as const },
        { type: 'search_result' as const, source: '1:2', title: 'Report.pdf', texts: ['Forty volunteers helped.'] },
        { type: 'document' as const, title: 'Plan.pdf', context: 'A plan of 2026', texts: ['Forty more.'] },
      ]

      expect(textOf(await reply(asked('How many?', { schema })))).to.equal('{"count":40}')
      expect(textOf(await reply(asked('', { messages: [{ role: 'user', content }] })))).to.equal('{"count":40}')
    })

    it('stops for whoever leaves', async () => {
      under.says('Never heard.')
      const leaving = new AbortController()
      leaving.abort(new Error('gone'))

      const error = await reply(asked('How many?'), leaving.signal).then(
        () => null,
        (thrown: unknown) => thrown,
      )

      expect((error as Error).message).to.equal('gone')
    })
  })
}
