import type { ModelReply } from '../port/language-model.ts'
import { SOURCE_MARKS } from '../cleaning/cleaned-reply.ts'
import { citedReply, type CitedReply } from '../answers/sentence-support.ts'
import type { ShownPassages } from '../answers/shown-passages.ts'
import { escaped, type TextPhrases } from './text-phrases.ts'

const SECTIONS = /(?=^#{1,6} )/mu
const LINES = /(?<=\n)/u
/** What a fact a line is; other lines carry no source. */
const ITEM = /^\s*(?:[-*]|\d+\.)\s/u

/** Where a source stands, in words for the reader. */
export interface SourcePlace {
  readonly name: string
  readonly page: number | null
}

/** A reply as the text that it is, with the stretches of it that name their sources. */
export function citedText(reply: Pick<ModelReply, 'content'>, shown: ShownPassages): CitedReply {
  return citedReply(reply, shown, SOURCE_MARKS)
}

/** A passage under the name by which a reply cites it; the parts of a paper share one. */
export interface CitablePassage {
  readonly source: string
  readonly text: string
}

/** The text of a reply, and which of these passages its stretches rest on. */
export function withCitedPassages({ text, cited }: CitedReply, citable: readonly CitablePassage[]) {
  const places = new Map<string, number[]>()
  for (const [at, { source }] of citable.entries()) places.set(source, [...(places.get(source) ?? []), at])
  const support = cited
    .map(({ start, end, sources }) => ({ start, end, sources: sources.flatMap((name) => places.get(name) ?? []) }))
    .filter(({ sources }) => sources.length > 0)
  return { text, cited: { passages: citable.map((one) => one.text), support } }
}

type PlaceOf = (source: string) => SourcePlace | null

/** The text with a line under each section that names what the section rests on. */
export function withSectionSources(cited: CitedReply, placeOf: PlaceOf, phrases: TextPhrases): string {
  return withSources(cited, SECTIONS, placeOf, (piece, places) => {
    return `${piece.trimEnd()}\n\n*${phrases.sources}: ${placesText(places, phrases)}*\n\n`
  })
}

/** The text with what each item of its lists rests on behind it. */
export function withLineSources(cited: CitedReply, placeOf: PlaceOf, phrases: TextPhrases): string {
  return withSources(cited, LINES, placeOf, (piece, places) => {
    if (!ITEM.test(piece)) return piece
    return `${piece.trimEnd()} (*${placesText(places, phrases)}*)${piece.endsWith('\n') ? '\n' : ''}`
  })
}

function withSources(
  { text, cited }: CitedReply,
  between: RegExp,
  placeOf: PlaceOf,
  render: (piece: string, places: readonly SourcePlace[]) => string,
): string {
  let start = 0
  const pieces = text.split(between).map((piece) => {
    const [from, to] = [start, start + piece.length]
    start = to
    const names = cited.filter(({ end }) => end > from && end <= to).flatMap(({ sources }) => sources)
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
