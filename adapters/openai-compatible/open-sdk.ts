import type OpenAI from 'openai'

/** Address and key of a server with OpenAI's API. */
export interface OpenAiAccess {
  /** Null for a server that needs none. */
  readonly apiKey: string | null
  /** The address up to, and without, `/chat/completions` and `/embeddings`. */
  readonly baseUrl: string
  /** Time limit of a whole reply, in milliseconds. */
  readonly timeoutMs: number
}

/** Loads the package when such a server is used. All settings are passed in: the package reads no environment. */
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

/** Puts a refusal without `error`, as of vLLM and Mistral, in that field: the package ignores it otherwise. */
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
