import { noAnswer, refusal } from './trello-errors.ts'
import type { TrelloSettings } from './trello-settings.ts'

/** Far above the length of the longest list of cards. */
const MAX_BYTES = 64 * 1024 * 1024

export interface TrelloRequest {
  readonly method?: 'GET' | 'POST'
  /** A path within version 1 of the API, such as `/members/me`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, string>>
}

/** One request to Trello's REST API. Key and token go in a header, so that no log of addresses holds them. */
export class TrelloClient {
  constructor(private readonly settings: TrelloSettings) {}

  /** The parsed answer of Trello. Throws as documented at `TaskBoard`. */
  async ask(token: string, request: TrelloRequest): Promise<unknown> {
    const { ok, status, headers, body } = await this.send(token, request)
    if (!ok) throw refusal(status, headers, body)
    try {
      return JSON.parse(body)
    } catch (error) {
      throw noAnswer(new Error('Trello answered no JSON.', { cause: nameOf(error) }))
    }
  }

  private async send(token: string, { method = 'GET', path, query = {}, body }: TrelloRequest) {
    try {
      const response = await fetch(`${this.settings.apiUrl}/1${path}?${String(new URLSearchParams(query))}`, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `OAuth oauth_consumer_key="${this.settings.key}", oauth_token="${token}"`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(this.settings.timeoutMs),
      })
      const { ok, status, headers } = response
      return { ok, status, headers, body: await textOf(response) }
    } catch (error) {
      throw noAnswer(error)
    }
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** A parser's message quotes what it could not read. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
