import type { Counting } from '../../../../adapters/http-contract/proposals.ts'

/** Words: text split on white space. */
export function countWords(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length
}

/** Characters in UTF-16 code units, as a web form counts them: with spaces, a line break as one, unless it counts otherwise. */
export function countCharacters(text: string, counting: Counting | null = null): number {
  if (counting === 'characters-without-spaces') return text.replace(/\s/g, '').length
  return counting === 'characters-line-break-as-two' ? text.replace(/\r\n?|\n/g, '\r\n').length : text.length
}
