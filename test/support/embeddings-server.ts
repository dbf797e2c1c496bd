import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { addressOfListening } from './listening.ts'
import { ScriptedSentenceEncoder } from '../../adapters/memory/scripted-sentence-encoder.ts'

export interface EmbeddingsAsked {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: {
    readonly model: string
    readonly input: readonly string[]
    readonly encoding_format?: string
    readonly dimensions?: number
  }
}

export interface EmbeddingsAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text is sent as a page. */
  readonly body: string | object
}

type Script = (asked: EmbeddingsAsked) => EmbeddingsAnswer | null | Promise<EmbeddingsAnswer | null>

/** A server of `/v1/embeddings` whose vectors are those of the scripted encoder, unless a test has it say something else. */
export interface EmbeddingsServer {
  readonly url: string
  readonly asked: EmbeddingsAsked[]
  /** Null for the usual answer. */
  script: Script
  close(): Promise<void>
}

/** As a server refuses. */
export function refused(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): EmbeddingsAnswer {
  return { status, headers, body: { error: { message, type: 'error' } } }
}

export async function openEmbeddingsServer(encoder = new ScriptedSentenceEncoder()): Promise<EmbeddingsServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as EmbeddingsAsked['body']
      const asked = { path: request.url ?? '', headers: request.headers, body }
      opened.asked.push(asked)
      const answer = (await opened.script(asked)) ?? { body: await usualAnswer(asked) }
      const isPage = typeof answer.body === 'string'
      response.writeHead(answer.status ?? 200, {
        'content-type': isPage ? 'text/html' : 'application/json',
        ...answer.headers,
      })
      response.end(isPage ? answer.body : JSON.stringify(answer.body))
    })()
  })

  /** Asked for base64, it sends that, as OpenAI does. */
  async function usualAnswer({ body: { model, input, encoding_format: format } }: EmbeddingsAsked): Promise<object> {
    const vectors = await encoder.encode(input, { limitMs: 0 })
    const data = vectors.map((vector, index) => {
      const numbers = vector ?? new Float32Array(64).fill(1)
      const base64 = Buffer.from(numbers.buffer).toString('base64')
      return { object: 'embedding', index, embedding: format === 'float' ? [...numbers] : base64 }
    })
    return { object: 'list', model, data, usage: { prompt_tokens: 1, total_tokens: 1 } }
  }

  const address = await addressOfListening(server)
  const opened: EmbeddingsServer = {
    url: `${address}/v1`,
    asked: [],
    script: () => null,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return opened
}
