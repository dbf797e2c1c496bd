import type { Counting } from '../../../../adapters/http-contract/proposals.ts'
import { readText } from './read-text.ts'

/** Words of a text in Markdown as it is read: split on white space. */
export function countWords(text: string): number {
  const read = readText(text)
  return read === '' ? 0 : read.split(/\s+/).length
}

/** Characters of a text in Markdown as it is read, in UTF-16 code units, as a web form counts them: with spaces, a line break as one, unless it counts otherwise. */
export function countCharacters(text: string, counting: Counting | null = null): number {
  const read = readText(text)
  if (counting === 'characters-without-spaces') return read.replace(/\s/g, '').length
  return counting === 'characters-line-break-as-two' ? read.replace(/\n/g, '\r\n').length : read.length
}
