/** Pairs that are one thing. */
const TOGETHER =
  /\b(?:income|receipts|costs?|money) and (?:expenditure|spending|expenses|costs?|payments)\b|\bmonitoring and evaluation\b|\bequality,? diversity,? and inclusion\b|\bdiversity and inclusion\b|\bhealth and safety\b|\bwell-?being and [\p{L}]+|\b[\p{L}]+ and well-?being\b|\bstaff and volunteers\b|\bchildren and (?:young people|families)\b|\blessons and [\p{L}]+|\bsuccess(?:es)? and [\p{L}]+/giu
const JOINT = '\u0000'

/** "Activities, people reached and lessons learned" as its three things. */
export function splitList(text: string): string[] {
  const kept = text.replace(TOGETHER, (pair) => pair.replace(/ and /giu, ` ${JOINT} `).replace(/,/gu, '\u0001'))
  const parts = kept
    .split(/[;,]\s*(?:and\s+)?(?:also\s+)?|\s+as well as\s+|\s+plus\s+/iu)
    .filter((part) => part.trim() !== '')
  const isClosed = /[;,]\s*and\s[^,;]*$/iu.test(kept)
  const last = parts.at(-1) ?? ''
  const ends = isClosed ? [last] : last.split(/\s+(?:and|&)\s+(?:also\s+)?/iu)
  return [...parts.slice(0, -1), ...ends].map((part) => part.replaceAll(JOINT, 'and').replaceAll('\u0001', ',').trim())
}
