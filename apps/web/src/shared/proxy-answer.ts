import { texts } from './texts/after-first-page-texts.ts'

const words = texts.proxyAnswers

/** Timeouts of proxies: 408 and 504 in general, the others of Cloudflare. */
const TOO_SLOW: readonly number[] = [408, 504, 522, 524]

/** Meaning of an answer without a sentence of the server, by status; null if unknown. */
export function explainStatus(status: number): string | null {
  if (status === 0) return words.noConnection
  if (status < 400 || status === 511) return words.otherPage
  if (status === 413) return words.tooLarge
  if (status === 403 || status === 429) return words.refused
  if (TOO_SLOW.includes(status)) return words.tooSlow
  return status > 500 ? words.stopped : null
}
