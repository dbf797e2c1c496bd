import { expect } from 'chai'
import {
  ModelFault,
  textOf,
  toolCallsOf,
  type ModelRequest,
  type TokensUsed,
} from '../../../adapters/language-model/port/language-model.ts'
import { OpenAiModel } from '../../../adapters/openai-compatible/openai-model.ts'
import {
  calledInChat,
  openChatServer,
  refusedInChat,
  saidInChat,
  type ChatReply,
  type ChatServer,
} from '../../support/chat-server/chat-server.ts'

const REQUEST: ModelRequest = {
  maxTokens: 16_000,
  system: [{ type: 'text', text: 'Rules.' }],
  messages: [{ role: 'user', content: 'How many?' }],
}

describe('a model behind chat completions', () => {
  let server: ChatServer
  let used: TokensUsed | null
  before(async () => (server = await openChatServer()))
  after(() => server.close())

  const ask = (request = REQUEST, more: Partial<ConstructorParameters<typeof OpenAiModel>[0]> = {}) => {
    used = null
    const model = new OpenAiModel({
      apiKey: 'sk-test',
      baseUrl: server.url,
      model: 'small',
      abilities: new Set(['tools']),
      contextTokens: 8_000,
      timeoutMs: 30_000,
      ...more,
    })
    const listener = { onLife: () => undefined, onUsage: (tokens: TokensUsed) => void (used = tokens) }
    return model.reply(request, listener, new AbortController().signal)
  }
  const faultOf = async (reply: ChatReply, request = REQUEST) => {
    server.replyWith(reply)
    const error = await ask(request).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).to.be.instanceOf(ModelFault)
    return error as ModelFault
  }
  const chunk = (delta: object, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

  it('is asked with its key, its rules first, and for no longer a reply than its context holds', async () => {
    server.replyWith(saidInChat('Forty.'))

    await ask()

    const [{ path, headers, body }] = server.asked as [(typeof server.asked)[number]]
    expect([path, headers.authorization]).to.deep.equal(['/v1/chat/completions', 'Bearer sk-test'])
    expect(body.messages).to.deep.equal([
      { role: 'system', content: 'Rules.' },
      { role: 'user', content: 'How many?' },
    ])
    expect(body).to.deep.include({ model: 'small', stream: true, max_tokens: 2_000 })
    expect(used).to.deep.include({ inputTokens: 120, outputTokens: 30 })
  })

  it('has what it thinks parted from what it says, however its server hands it over', async () => {
    server.replyWith({ chunks: [chunk({ reasoning_content: 'Hm.' }), chunk({ content: 'Forty.' }, 'stop')] })
    const named = await ask()
    server.replyWith(saidInChat('<think>Hm, 40?</think>\nForty.'))
    const marked = await ask()

    expect([textOf(named).trim(), textOf(marked).trim()]).to.deep.equal(['Forty.', 'Forty.'])
    expect(marked.content[0]).to.deep.equal({ type: 'thinking', thinking: 'Hm, 40?' })
  })

  it('is counted by its letters where its server does not say what was used', async () => {
    server.replyWith({ chunks: [chunk({ content: 'Forty volunteers.' }, 'stop')] })

    await ask()

    expect(used!.outputTokens).to.equal(5)
    expect(used!.inputTokens).to.be.greaterThan(10)
  })

  it('calls several tools, also whole and without a place, and says which input was no JSON', async () => {
    const call = (id: string, json: string) => ({ id, type: 'function', function: { name: 'search', arguments: json } })
    server.replyWith({
      chunks: [
        chunk({ tool_calls: [call('a', '{"query":"x"}')] }),
        chunk({ tool_calls: [call('b', '{"query')] }, 'tool_calls'),
      ],
    })

    const calls = toolCallsOf(await ask())

    expect(calls.map(({ id, input, isMalformed }) => [id, input, isMalformed ?? false])).to.deep.equal([
      ['a', { query: 'x' }, false],
      ['b', {}, true],
    ])
  })

  it('has results of tools before what is said next', async () => {
    server.replyWith(calledInChat('search', '{"query":"x"}'))
    const called = await ask()
    server.replyWith(saidInChat('Forty.'))
    const content = [
      { type: 'tool_result' as const, callId: 'call_1', content: 'Forty volunteers.' },
      { type: 'text' as const, text: 'Go on.' },
    ]

    await ask({
      ...REQUEST,
      messages: [...REQUEST.messages, { role: 'assistant', content: called.content }, { role: 'user', content }],
    })

    const { messages } = server.asked[0]!.body
    expect(messages.map(({ role }) => role)).to.deep.equal(['system', 'user', 'assistant', 'tool', 'user'])
    expect(messages[2]!.tool_calls).to.deep.equal([
      { id: 'call_1', type: 'function', function: { name: 'search', arguments: '{"query":"x"}' } },
    ])
  })

  /** llama.cpp, vLLM and LM Studio answer 200 and tell the fault in the stream. */
  const inStream = (message: string): ChatReply => ({ chunks: [chunk({ role: 'assistant' }), { error: { message } }] })

  const FAULTS: readonly (readonly [string, ChatReply, string])[] = [
    ['a key that is refused', refusedInChat(401, 'Incorrect API key provided'), 'key-refused'],
    [
      'a quota that is used up',
      refusedInChat(429, 'You exceeded your current quota', { code: 'insufficient_quota' }),
      'no-credit',
    ],
    [
      'a model that Ollama has not',
      refusedInChat(404, 'model "small" not found, try pulling it first'),
      'unknown-model',
    ],
    [
      'a model that OpenAI has not',
      refusedInChat(404, 'The model `small` does not exist', { code: 'model_not_found' }),
      'unknown-model',
    ],
    ['an address without anything', refusedInChat(404, 'Not Found'), 'wrong-address'],
    ['a page of a proxy', { status: 200, body: '<!doctype html><title>Sign in</title>' }, 'wrong-address'],
    ['a page that refuses', { status: 403, body: '<html>Blocked</html>' }, 'wrong-address'],
    ['vLLM’s context', refusedInChat(400, "This model's maximum context length is 4096 tokens"), 'request-too-large'],
    ['llama.cpp’s context', refusedInChat(400, 'the request exceeds the available context size'), 'request-too-large'],
    ['a schema that is not taken', refusedInChat(400, 'response_format json_schema is not supported'), 'lacks-schemas'],
    [
      'tools that are not taken',
      refusedInChat(400, 'registry.ollama.ai/library/small does not support tools'),
      'lacks-tools',
    ],
    ['another fault in the request', refusedInChat(400, 'Unknown parameter'), 'request-refused'],
    ['a server that is overloaded', refusedInChat(503, 'Overloaded'), 'unavailable'],
    ['a context, told in the stream', inStream('the request exceeds the available context size'), 'request-too-large'],
    ['a quota, told in the stream', inStream('quota exceeded'), 'no-credit'],
    ['a fault in the stream', inStream('Compute error.'), 'broken-off'],
    ['an ending that is a fault', { chunks: [chunk({ content: 'For' }), chunk({}, 'error')] }, 'broken-off'],
    [
      'too many calls of one model',
      refusedInChat(429, 'This exceeds the model’s rate; model is unknown to be free'),
      'unavailable',
    ],
    ['a connection that is cut', { chunks: [chunk({ content: 'For' })], isCut: true }, 'broken-off'],
    ['a stream without an end', { chunks: [chunk({ content: 'For' })] }, 'broken-off'],
  ]
  for (const [name, reply, kind] of FAULTS)
    it(`tells by its cause: ${name}`, async () => {
      expect((await faultOf(reply)).kind).to.equal(kind)
    })

  it('waits as long as it is told, and for no minute where the request alone is too much', async () => {
    const later = await faultOf(refusedInChat(429, 'Slow down', { headers: { 'retry-after': '7' } }))
    expect([later.kind, later.pauseMs]).to.deep.equal(['unavailable', 7_000])

    const long = { ...REQUEST, messages: [{ role: 'user' as const, content: 'word '.repeat(10_000) }] }
    const headers = { 'x-ratelimit-limit-tokens': '6000' }
    expect((await faultOf(refusedInChat(429, 'Rate limit reached', { headers }), long)).kind).to.equal('over-rate')
  })
})
