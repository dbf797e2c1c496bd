import { expect } from 'chai'
import {
  ModelFault,
  textOf,
  toolCallsOf,
  type ModelRequest,
} from '../../../adapters/language-model/port/language-model.ts'
import { OpenAiModel } from '../../../adapters/openai-compatible/openai-model.ts'
import { openChatServer, saidInChat, type ChatAsked, type ChatServer } from '../../support/chat-server/chat-server.ts'

const ask = (content: string): ModelRequest => ({ maxTokens: 500, messages: [{ role: 'user', content }] })

/** What users of other products reported of their servers, each with where. */
describe('a server of chat completions as it was reported', () => {
  let server: ChatServer
  before(async () => (server = await openChatServer()))
  after(() => server.close())

  const opened = () => {
    const abilities = new Set(['tools', 'thinking'] as const)
    const at = { apiKey: null, baseUrl: server.url, model: 'small', contextTokens: 32_000, timeoutMs: 30_000 }
    const model = new OpenAiModel({ ...at, abilities })
    const listener = { onLife: () => undefined, onUsage: () => undefined }
    return (request = ask('How many?')) => model.reply(request, listener, new AbortController().signal)
  }
  const chunk = (delta: object, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const refusing = (field: string, status: number, body: object) => (asked: ChatAsked) =>
    field in asked.body ? { status, body } : saidInChat('Forty.')

  it('gives several calls of tools one place, their input as an object (BerriAI/litellm#37792)', async () => {
    const call = (id: string, query: string) => ({
      tool_calls: [{ index: 0, id, type: 'function', function: { name: 'search', arguments: { query } } }],
    })
    server.replyWith({ chunks: [chunk(call('a', 'x')), chunk(call('b', 'y')), chunk({}, 'stop')] })

    const calls = toolCallsOf(await opened()())

    expect(calls.map(({ id, name, input }) => [id, name, input])).to.deep.equal([
      ['a', 'search', { query: 'x' }],
      ['b', 'search', { query: 'y' }],
    ])
  })

  it('refuses a field that it does not know, and is asked without it from then on (avante-corp/avante.nvim#2347)', async () => {
    const detail = [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }]
    server.replyWith(refusing('stream_options', 422, { object: 'error', message: { detail } }))
    const reply = opened()

    expect([textOf(await reply()), textOf(await reply())]).to.deep.equal(['Forty.', 'Forty.'])
    expect(server.asked.map(({ body }) => 'stream_options' in body)).to.deep.equal([true, false, false])
  })

  it('takes the new name of the limit alone, behind a proxy (logancyang/obsidian-copilot#1477)', async () => {
    const message =
      "litellm.BadRequestError: Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    server.replyWith(refusing('max_tokens', 400, { error: { message, type: 'invalid_request_error', code: '400' } }))

    expect(textOf(await opened()())).to.equal('Forty.')
    expect(server.asked.at(-1)!.body).to.deep.include({ max_completion_tokens: 500 })
  })

  it('says in parts what it thinks and what it says (BerriAI/litellm#16272)', async () => {
    const thinking = [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }]
    server.replyWith({
      chunks: [
        chunk({ content: thinking }),
        chunk({ content: [{ type: 'text', text: 'For' }] }),
        chunk({ content: 'ty.' }, 'stop'),
      ],
    })

    expect((await opened()()).content).to.deep.equal([
      { type: 'thinking', thinking: 'Hm.' },
      { type: 'text', text: 'Forty.' },
    ])
  })

  it('marks the end alone of what it thinks, as its template wrote the beginning (ggml-org/llama.cpp#11861)', async () => {
    const told = async (text: string) => {
      server.replyWith(saidInChat(text))
      return (await opened()()).content
    }
    const forty = [
      { type: 'thinking', thinking: 'How many? 40.' },
      { type: 'text', text: '\n\nForty.' },
    ]

    expect(await told('How many? 40.\n</think>\n\nForty.')).to.deep.equal(forty)
    expect(await told('\n<think>\nHow many? 40.</think>\n\nForty.')).to.deep.equal(forty)
    expect(await told('<think>How many? 40.')).to.deep.equal(forty.slice(0, 1))
    expect(await told('Forty.')).to.deep.equal([{ type: 'text', text: 'Forty.' }])
  })

  it('leaves the front of a long request unread, and answers as if nothing was (ollama/ollama#3839)', async () => {
    const answered = (read: number) => ({
      chunks: [
        chunk({ content: 'Filler.' }, 'stop'),
        { choices: [], usage: { prompt_tokens: read, completion_tokens: 3 } },
      ],
    })
    const long = ask('Count the volunteers. '.repeat(1_500))
    server.replyWith(answered(2_051))
    const fault = await opened()(long).catch((error: unknown) => error)
    server.replyWith(answered(6_000))
    const whole = await opened()(long)

    expect(fault).to.be.instanceOf(ModelFault).and.to.include({ kind: 'request-too-large' })
    expect(textOf(whole)).to.equal('Filler.')
  })

  it('begins with a chunk that says nothing but of its filter (langfuse/langfuse#2833)', async () => {
    const filter = { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }
    server.replyWith({ chunks: [filter, chunk({ content: 'Forty.' }, 'stop')] })

    expect(textOf(await opened()())).to.equal('Forty.')
  })

  it('takes tools only when it was started so (langchain4j/langchain4j#3475)', async () => {
    const message = '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'
    server.replyWith({
      status: 400,
      body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 },
    })

    const fault = await opened()().catch((error: unknown) => error)

    expect(fault).to.include({ kind: 'lacks-tools' })
  })
})
