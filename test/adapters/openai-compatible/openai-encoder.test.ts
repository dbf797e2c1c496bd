import { expect } from 'chai'
import { ScriptedSentenceEncoder } from '../../../adapters/memory/scripted-sentence-encoder.ts'
import { OpenAiEncoder, type EncoderSettings } from '../../../adapters/openai-compatible/openai-encoder.ts'
import { sentenceEncoderContract } from '../../contracts/sentence-encoder.contract.ts'
import {
  openEmbeddingsServer,
  refused,
  type EmbeddingsAnswer,
  type EmbeddingsServer,
} from '../../support/embeddings-server.ts'
import { expectError } from '../../support/expect-error.ts'

describe('an encoder behind /v1/embeddings', () => {
  let server: EmbeddingsServer
  before(async () => (server = await openEmbeddingsServer()))
  after(() => server.close())
  beforeEach(() => {
    server.asked.length = 0
    server.script = () => null
  })

  const open = (more: Partial<EncoderSettings> = {}) =>
    new OpenAiEncoder({
      model: 'bge-m3',
      apiKey: 'sk-test',
      baseUrl: server.url,
      timeoutMs: 30_000,
      isLocal: false,
      dimensions: null,
      ...more,
    })
  const encode = (texts: readonly string[], more: Partial<EncoderSettings> = {}, model?: string) =>
    open(more).encode(texts, { limitMs: 10_000, ...(model !== undefined && { model }) })
  const answerWith = (answer: EmbeddingsAnswer) => void (server.script = () => answer)
  const listed = (...embeddings: unknown[]) => ({ data: embeddings.map((embedding, index) => ({ index, embedding })) })
  const because = async (texts = ['A garden.']) => {
    const { details } = await expectError(encode(texts), 'unavailable', 'documents.not-encoded')
    return (details.values as { because: string }).because
  }
  const sizes = () => server.asked.map(({ body }) => body.input.length)

  sentenceEncoderContract('scripted', () => new ScriptedSentenceEncoder())
  sentenceEncoderContract('openai-compatible', () => open())

  it('is asked with its key and model, or with another model that is to be had there', async () => {
    await encode(['A garden.'])
    await encode(['A garden.'], { apiKey: null }, 'old')

    const [first, second] = server.asked
    expect(first?.path).to.equal('/v1/embeddings')
    expect(first?.headers.authorization).to.equal('Bearer sk-test')
    expect(server.asked.map(({ body }) => body.model)).to.deep.equal(['bge-m3', 'old'])
    expect(second?.headers.authorization).to.equal('Bearer none')
  })

  /** openai-node 1542: Ollama and LM Studio send numbers where base64 is asked for, which the package reads as a quarter. */
  it('asks for numbers, which not every server sends as base64', async () => {
    const numbers = Array.from({ length: 256 }, (_, at) => at / 256)
    answerWith({ body: listed(numbers) })

    const [vector] = await encode(['A garden.'])

    expect(server.asked[0]?.body.encoding_format).to.equal('float')
    expect([...vector!]).to.deep.equal([...Float32Array.from(numbers)])
  })

  /** graphiti 1732 */
  it('orders vectors by their index, and as they come where they have none', async () => {
    const data = [
      { index: 1, embedding: [0, 1] },
      { index: 0, embedding: [1, 0] },
    ]
    answerWith({ body: { data } })
    const byIndex = await encode(['a', 'b'])
    answerWith({ body: { data: data.map(({ embedding }) => ({ embedding })) } })

    expect(byIndex.map((vector) => [...vector!])).to.deep.equal([
      [1, 0],
      [0, 1],
    ])
    expect((await encode(['a', 'b'])).map((vector) => [...vector!])).to.deep.equal([
      [0, 1],
      [1, 0],
    ])
  })

  /** coze-studio 455, claude-context 177 */
  for (const [status, words] of [
    [413, 'batch size 32 > maximum allowed batch size 10'],
    [400, 'Value error, batch size is invalid, it should not be larger than 10.: input.contents'],
  ] as const)
    it(`sends fewer at once where a server takes fewer, also from then on (${status})`, async () => {
      server.script = ({ body }) => (body.input.length > 10 ? refused(status, words) : null)
      const encoder = open()

      const vectors = await encoder.encode(Array<string>(40).fill('A garden.'), { limitMs: 10_000 })
      const before = sizes().length
      await encoder.encode(Array<string>(16).fill('A garden.'), { limitMs: 10_000 })

      expect(vectors.every((vector) => vector !== null)).to.equal(true)
      expect(sizes().slice(before)).to.deep.equal([8, 8])
    })

  /** llama.cpp 12295, gpustack 472 */
  for (const [status, words] of [
    [500, 'input is too large to process. increase the physical batch size'],
    [400, "This model's maximum context length is 512 tokens. However, you requested 900 tokens."],
    [413, 'Input validation error: `inputs` must have less than 512 tokens. Given: 900'],
    [400, 'Input id 0 has 900 tokens, exceeding max 512 tokens.'],
  ] as const)
    it(`cuts a text that is too long for the model, and that one alone: ${words}`, async () => {
      server.script = ({ body }) => (body.input.some((text) => text.length > 1_000) ? refused(status, words) : null)

      const vectors = await encode(['short', 'long '.repeat(800), 'short'])

      expect(vectors.every((vector) => vector !== null)).to.equal(true)
      expect(server.asked.at(-1)?.body.input).to.deep.equal(['short'])
    })

  /** ollama 14657 */
  it('does without the vector of a text of which the model makes no numbers', async () => {
    const words = 'failed to encode response: json: unsupported value: NaN'
    server.script = ({ body }) => (body.input.includes('strange') ? refused(500, words) : null)

    const vectors = await encode(['a', 'strange', 'b', 'c'])

    expect(vectors.map((vector) => vector === null)).to.deep.equal([false, true, false, false])
  })

  it('does without vectors that hold no numbers', async () => {
    server.script = ({ body }) => ({
      body: listed(...body.input.map((text) => (text === 'strange' ? [null, 'NaN'] : [1, 2]))),
    })

    const vectors = await encode(['a', 'strange'])

    expect(vectors.map((vector) => vector && [...vector])).to.deep.equal([[1, 2], null])
  })

  /** sage-wiki 86 */
  it('sends no blank text, and no half of a character', async () => {
    await encode(['', '\n\n', `A garden \uD83D`])

    expect(server.asked.map(({ body }) => body.input)).to.deep.equal([['A garden ']])
  })

  it('asks for as many numbers as are set, and cuts longer vectors to that', async () => {
    answerWith({ body: listed(Array<number>(1_536).fill(1)) })

    const [vector] = await encode(['A garden.'], { dimensions: 512 })

    expect(server.asked[0]?.body.dimensions).to.equal(512)
    expect(vector).to.have.length(512)
    expect(await because()).to.equal('too-many-numbers')
  })

  it('tells why there are no vectors', async () => {
    const told: Record<string, string> = {}
    for (const [cause, answer] of Object.entries({
      'key-refused': refused(401, 'Incorrect API key provided'),
      'unknown-model': refused(404, 'model "bge-m3" not found, try pulling it first'),
      'no-credit': refused(429, 'You exceeded your current quota'),
      refused: refused(400, 'This model does not support embeddings'),
      unavailable: refused(503, 'overloaded'),
      'wrong-address': { status: 200, body: '<!doctype html><html>Log in</html>' },
      'no-vectors': { body: { data: [] } },
    })) {
      answerWith(answer)
      told[cause] = await because(['a', 'b'])
    }

    expect(Object.values(told)).to.deep.equal(Object.keys(told))
  })

  it('tells of vectors of zeros, of several lengths, and of text in their place', async () => {
    for (const embeddings of [
      [
        [0, 0],
        [1, 0],
      ],
      [[1, 0], [1]],
      ['AACAPw==', [1]],
    ]) {
      answerWith({ body: listed(...embeddings) })
      expect(await because(['a', 'b'])).to.equal('no-vectors')
    }
  })

  it('asks no more often where a server takes no more calls, and says how long to wait', async () => {
    answerWith(refused(429, 'Rate limit exceeded: too many tokens', { 'retry-after': '7' }))

    const { details } = await expectError(encode(Array<string>(32).fill('A garden.')), 'unavailable')

    expect(sizes()).to.deep.equal([32])
    expect(details.retryAfter).to.equal(7)
  })

  it('waits no longer than it is told', async () => {
    let answer = () => {}
    server.script = () => new Promise((resolve) => (answer = () => resolve(null)))

    await expectError(open().encode(['A garden.'], { limitMs: 50 }), 'unavailable')

    answer()
  })
})
