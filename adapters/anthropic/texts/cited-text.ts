import type { Cited, ShownPassages } from '../answers/shown-passages.ts'
import type { ModelReply } from '../model-reply.ts'
import { escaped, type TextPhrases } from './text-phrases.ts'

const MARKER = /\s?\[((?:\d+:\d+|[ar]\d+)(?:\s*[,;]\s*(?:\d+:\d+|[ar]\d+))*)\]/gu
const SECTIONS = /(?=^#{1,6} )/mu
const LINES = /(?<=\n)/u
/** What a fact a line is; other lines carry no source. */
const ITEM = /^\s*(?:[-*]|\d+\.)\s/u

/** Where a source stands, in words for the reader. */
export interface SourcePlace {
  readonly name: string
  readonly page: number | null
}

/** A reply as the text that it is, with the places in it that name a source. */
export interface CitedText {
  readonly text: string
  readonly marks: readonly { readonly at: number; readonly cited: Cited }[]
}

export function citedText({ content }: Pick<ModelReply, 'content'>, shown: ShownPassages): CitedText {
  const marks: { at: number; cited: Cited }[] = []
  let text = ''
  const end = (start: number) => Math.max(start, text.trimEnd().length - 1)
  for (const block of content) {
    if (block.type !== 'text') continue
    const start = text.length
    let done = 0
    for (const mark of block.text.matchAll(MARKER)) {
      text += block.text.slice(done, mark.index)
      done = mark.index + mark[0].length
      marks.push({ at: end(0), cited: { sources: (mark[1] ?? '').split(/\s*[,;]\s*/), words: '' } })
    }
    text += block.text.slice(done)
    for (const citation of block.citations ?? []) marks.push({ at: end(start), cited: shown.citedBy(citation) })
  }
  return { text, marks }
}

type PlaceOf = (source: string) => SourcePlace | null

/** The text with a line under each section that names what the section rests on. */
export function withSectionSources(cited: CitedText, placeOf: PlaceOf, phrases: TextPhrases): string {
  return withSources(cited, SECTIONS, placeOf, (piece, places) => {
    return `${piece.trimEnd()}\n\n*${phrases.sources}: ${placesText(places, phrases)}*\n\n`
  })
}

/** The text with what each item of its lists rests on behind it. */
export function withLineSources(cited: CitedText, placeOf: PlaceOf, phrases: TextPhrases): string {
  return withSources(cited, LINES, placeOf, (piece, places) => {
    if (!ITEM.test(piece)) return piece
    return `${piece.trimEnd()} (*${placesText(places, phrases)}*)${piece.endsWith('\n') ? '\n' : ''}`
  })
}

function withSources(
  { text, marks }: CitedText,
  between: RegExp,
  placeOf: PlaceOf,
  render: (piece: string, places: readonly SourcePlace[]) => string,
): string {
  let start = 0
  const pieces = text.split(between).map((piece) => {
    const [from, to] = [start, start + piece.length]
    start = to
    const names = marks.filter(({ at }) => at >= from && at < to).flatMap(({ cited }) => cited.sources)
    const places = [...new Set(names)].flatMap((name) => placeOf(name) ?? [])
    return places.length === 0 ? piece : render(piece, places)
  })
  return pieces.join('').trim()
}

/** Each file once, with all its pages: "Annual report.pdf, p. 3, 7; Strategy.md". */
function placesText(places: readonly SourcePlace[], { page: word }: TextPhrases): string {
  const pages = new Map<string, Set<number>>()
  for (const { name, page } of places) {
    const known = pages.get(name) ?? new Set()
    pages.set(name, page === null ? known : known.add(page))
  }
  return [...pages]
    .map(([name, of]) => {
      const numbers = [...of].sort((a, b) => a - b).join(', ')
      return numbers === '' ? escaped(name) : `${escaped(name)}, ${word} ${numbers}`
    })
    .join('; ')
}
