export interface TrelloSettings {
  /** Of this installation at Trello; it is no secret. */
  readonly key: string
  /** Of the REST API, without a closing slash. */
  readonly apiUrl: string
  /** Where the pages for people are, without a closing slash. */
  readonly siteUrl: string
  /** Milliseconds after which an answer is not waited for any longer. */
  readonly timeoutMs: number
}

const API = 'https://api.trello.com'
const SITE = 'https://trello.com'
const TIMEOUT_MS = 15_000

/** A server that speaks Trello's API in its place is one for programs and people. */
export function trelloSettings(key: string, baseUrl: string | null): TrelloSettings {
  const isTrello = baseUrl === null || baseUrl === API
  return { key, apiUrl: baseUrl ?? API, siteUrl: isTrello ? SITE : baseUrl, timeoutMs: TIMEOUT_MS }
}
