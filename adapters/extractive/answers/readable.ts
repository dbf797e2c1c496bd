/** What a page says to whoever visits it. */
const SAID_TO_VISITORS = /^(?:read (?:more|our|the)|click|see (?:the|our)|sign up|download|donate now)\b/iu
/** Handles, hashtags and an address behind all: a post, not prose. */
const POST =
  /(?:^|\s)[@#]\p{L}[\p{L}\p{N}_]{2,}.*https?:\/\/|(?:^|\s)@\p{L}[\p{L}\p{N}_]{2,}\s.*#\p{L}|https?:\/\/t\.co\//u

/**
 * Whether anyone should read it as part of an answer: no debris of extraction (letters set apart, runs of symbols,
 * glyphs without meaning), no notice, nothing said to somebody else, and no half of a quotation.
 */
export function isReadable(text: string): boolean {
  if (/^(?:©|copyright\b)|^all rights reserved/iu.test(text)) return false
  if (SAID_TO_VISITORS.test(text) || POST.test(text) || isUnbalancedQuote(text)) return false
  if (/(?:(?<!\p{L})\p{L} ){4}/u.test(text) || /(.)\1{5}/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters >= text.replace(/\s/g, '').length * 0.7
}

/** Whether a quotation begins or ends outside of it. */
function isUnbalancedQuote(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  if (count(/["«»]/gu) % 2 === 1) return true
  if (text.includes('„')) return count(/„/gu) !== count(/[“”]/gu)
  return text.includes('“') ? count(/“/gu) !== count(/”/gu) : count(/”/gu) % 2 === 1
}
