import type OpenAI from 'openai'

/** How a server is reached that speaks as OpenAI does. */
export interface OpenAiAccess {
  /** Null for a server that asks for none. */
  readonly apiKey: string | null
  /** Up to what stands before `/chat/completions` and `/embeddings`. */
  readonly baseUrl: string
  /** Milliseconds for a whole reply. */
  readonly timeoutMs: number
}

/** Loads the package, which a process without such a server has no use for. Every setting is given: it reads no environment. */
export async function openSdk({ apiKey, baseUrl, timeoutMs }: OpenAiAccess): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    // The package wants one; servers that ask for none take no notice.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    fetch: async (...asked) => withWords(await fetch(...asked)),
  })
}

/** Where a refusal is no `error` within its answer, as vLLM's and Mistral's, the package would leave all of it unread. */
async function withWords(response: Response): Promise<Response> {
  if (response.ok) return response
  const { status, headers } = response
  const said = await response.text()
  return new Response(hasNoError(said) ? JSON.stringify({ error: { message: said } }) : said, { status, headers })
}

function hasNoError(json: string): boolean {
  try {
    const answer: unknown = JSON.parse(json)
    return typeof answer === 'object' && answer !== null && !('error' in answer)
  } catch {
    return false
  }
}
