import { texts } from './texts/after-first-page-texts.ts'

const words = texts.proxyAnswers

/** Of proxies: 408 and 504 usually, the others Cloudflare's. */
const TOO_SLOW: readonly number[] = [408, 504, 522, 524]

/** What an answer without the server's own words means, by its status; null where that says nothing. */
export function explainStatus(status: number): string | null {
  if (status === 0) return words.noConnection
  if (status < 400 || status === 511) return words.otherPage
  if (status === 413) return words.tooLarge
  if (status === 403 || status === 429) return words.refused
  if (TOO_SLOW.includes(status)) return words.tooSlow
  return status > 500 ? words.stopped : null
}
