import type { ModelReply } from '../port/language-model.ts'
import { SOURCE_MARKS } from '../cleaning/cleaned-reply.ts'
import { citedReply, type CitedReply } from '../answers/sentence-support.ts'
import type { ShownPassages } from '../answers/shown-passages.ts'
import { escaped, type TextPhrases } from './text-phrases.ts'

const SECTIONS = /(?=^#{1,6} )/mu
const LINES = /(?<=\n)/u
/** A list item states a fact; other lines get no source. */
const ITEM = /^\s*(?:[-*]|\d+\.)\s/u

/** A source's place, in words for the reader. */
export interface SourcePlace {
  readonly name: string
  readonly page: number | null
}

/** The text of a reply, with the sources of its stretches. */
export function citedText(reply: Pick<ModelReply, 'content'>, shown: ShownPassages): CitedReply {
  return citedReply(reply, shown, SOURCE_MARKS)
}

/** A passage under the name by which replies cite it; parts of a paper share one name. */
export interface CitablePassage {
  readonly source: string
  readonly text: string
}

/** The text of a reply, and the passages that support its stretches. */
export function withCitedPassages({ text, cited }: CitedReply, citable: readonly CitablePassage[]) {
  const places = new Map<string, number[]>()
  for (const [at, { source }] of citable.entries()) places.set(source, [...(places.get(source) ?? []), at])
  const support = cited
    .map(({ start, end, sources }) => ({ start, end, sources: sources.flatMap((name) => places.get(name) ?? []) }))
    .filter(({ sources }) => sources.length > 0)
  return { text, cited: { passages: citable.map((one) => one.text), support } }
}

type PlaceOf = (source: string) => SourcePlace | null

/** Adds a line with its sources below each section. */
export function withSectionSources(cited: CitedReply, placeOf: PlaceOf, phrases: TextPhrases): string {
  return withSources(cited, SECTIONS, placeOf, (piece, places) => {
    return `${piece.trimEnd()}\n\n*${phrases.sources}: ${placesText(places, phrases)}*\n\n`
  })
}

/** Adds its sources behind each list item. */
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
