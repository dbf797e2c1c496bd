import { NAME } from './patterns.ts'

const BEFORE = new RegExp(String.raw`(?:^|[\s(“"‘])(?<name>${NAME}?)(?:['’]s)?(?: \([^)]{2,60}\))?,? ?$`, 'u')
const BEHIND = new RegExp(String.raw`^[:,]? ?(?:\[|the )?(?<name>${NAME})`, 'u')

/** The name directly before a position in a text, perhaps with its short form; null if there is none. */
export function nameBefore(text: string, place: number): string | null {
  const name = BEFORE.exec(text.slice(0, place))?.groups?.['name']
  return name === undefined ? null : name.replace(/['’]s$/u, '')
}

/** The name that begins at a position in a text. */
export function nameBehind(text: string, place: number): string | null {
  return BEHIND.exec(text.slice(place))?.groups?.['name']?.replace(/['’]s$|[.,]$/u, '') ?? null
}

/** All ranges of the words in a text. */
export function placesOf(words: string, text: string): { start: number; end: number }[] {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
}
