export interface TrelloSettings {
  /** Key of this installation at Trello; no secret. */
  readonly key: string
  /** Base address of the REST API, without a trailing slash. */
  readonly apiUrl: string
  /** Base address of the web pages, without a trailing slash. */
  readonly siteUrl: string
  /** Time limit of an answer, in milliseconds. */
  readonly timeoutMs: number
}

const API = 'https://api.trello.com'
const SITE = 'https://trello.com'
const TIMEOUT_MS = 15_000

/** A server that stands in for Trello has the API and the web pages under one address. */
export function trelloSettings(key: string, baseUrl: string | null): TrelloSettings {
  const isTrello = baseUrl === null || baseUrl === API
  return { key, apiUrl: baseUrl ?? API, siteUrl: isTrello ? SITE : baseUrl, timeoutMs: TIMEOUT_MS }
}
