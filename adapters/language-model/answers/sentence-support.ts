import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { ModelReply } from '../port/language-model.ts'
import type { SentenceSupport } from '../../../core/proposals/ports/answer-writer.ts'
import { sentencesIn, type Sentence } from '../../../core/claims/sentences.ts'
import type { Cited, ShownPassages } from './shown-passages.ts'

/** A stretch of a reply and the sources that it names. */
interface NamedSources extends Cited {
  readonly start: number
  readonly end: number
}

/** A reply's text without its markers, and the sources of its stretches. */
export interface CitedReply {
  readonly text: string
  readonly cited: readonly NamedSources[]
}

const EDGE = /^[\s.,;:!?)]+|\s+$/gu

/**
 * Reads the sources in a reply, from the vendor's citations of each block and from markers behind sentences. The first
 * group of `marker` matches the names.
 */
export function citedReply({ content }: Pick<ModelReply, 'content'>, shown: ShownPassages, marker: RegExp): CitedReply {
  const cited: NamedSources[] = []
  let text = ''
  for (const block of content) {
    if (block.type !== 'text') continue
    const start = text.length
    let done = 0
    for (const mark of block.text.matchAll(marker)) {
      text += block.text.slice(done, mark.index)
      done = mark.index + mark[0].length
      const last = Math.max(0, text.trimEnd().length - 1)
      cited.push({ start: last, end: last + 1, sources: (mark[1] ?? '').split(/\s*[,;]\s*/u), words: '' })
    }
    text += block.text.slice(done)
    const place = withoutEdges(text, start)
    const named = (block.citations ?? []).map((citation) => shown.citedBy(citation))
    cited.push(...named.filter(({ sources }) => sources.length > 0).map((one) => ({ ...place, ...one })))
  }
  return { text, cited }
}

/** The sources of each sentence of a draft; undefined if its reply names no source. */
export function sentenceSupport(
  draft: string,
  reply: CitedReply,
  sources: readonly SourcePassage[],
  shown: ShownPassages,
): SentenceSupport[] | undefined {
  if (reply.cited.length === 0) return undefined
  const placeOf = placesIn(sources, shown)
  let from = 0
  return sentencesIn(draft).map((sentence) => {
    const at = reply.text.indexOf(sentence.text, from)
    if (at < 0) return { ...placed(sentence), sources: [] }
    from = at + sentence.text.length
    const named = reply.cited.filter(({ start, end }) => start < from && at < end).flatMap((one) => one.sources)
    return { ...placed(sentence), sources: [...new Set(named.flatMap((name) => placeOf(name) ?? []))] }
  })
}

function placed({ start, end }: Sentence): Pick<SentenceSupport, 'start' | 'end'> {
  return { start, end }
}

/** Finds the index of a source among those of the draft, by the name under which it was shown. */
function placesIn(sources: readonly SourcePassage[], shown: ShownPassages): (name: string) => number | null {
  const known = new Map<string, number | null>()
  return (name) => {
    const place = known.get(name)
    if (place !== undefined) return place
    const [named] = shown.sourcesOf([{ sources: [name], words: '' }])
    const at = named === undefined ? -1 : sources.findIndex((source) => isSame(source, named))
    known.set(name, at < 0 ? null : at)
    return known.get(name) ?? null
  }
}

function isSame(one: SourcePassage, other: SourcePassage): boolean {
  return (
    one.documentId === other.documentId &&
    one.ordinal === other.ordinal &&
    one.fileName === other.fileName &&
    one.heading === other.heading
  )
}

/** Trims a vendor's block, which may begin with the end of the previous sentence. */
function withoutEdges(text: string, start: number): { start: number; end: number } {
  const block = text.slice(start)
  const inner = block.replace(EDGE, '')
  const from = start + Math.max(0, block.indexOf(inner))
  return { start: from, end: from + inner.length }
}
