import type { PassageHit } from '../../../core/documents/passage.ts'
import { withoutInstructions } from '../../../core/documents/without-instructions.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { sourceFrom } from './sources.ts'
import { unitsOf, type Unit } from './page-units.ts'

/** A sentence, list item or labelled value of a passage, which can stand alone in a text. */
export interface Said {
  readonly kind: 'sentence' | 'item' | 'field'
  /** Verbatim, without a list mark. */
  readonly text: string
  /** The headings above it, the nearest first. */
  readonly heads: readonly string[]
  readonly line: number
  readonly hit: PassageHit
}

/** The address after linked words. */
const LINK = /(?<=\S) \((?:https?:\/\/|mailto:)[^)\s]+\)/gu
/** Handles, hashtags and a final address: a post, not prose. */
const POST = /(?:^|\s)[@#]\p{L}[\p{L}\p{N}_]{2,}.*https?:\/\//u

/** Words of a form or of its guidance to applicants. */
export const SPEAKS_TO_APPLICANTS =
  /\b(?:you(?:r|rs)?|please|applicants?)\b|^(?:for .{1,120}, )?(?:describe|explain|outline|provide|give|list|state|tell|summari[sz]e|complete|include|specify|add|attach|enter|select|indicate|comment) (?:a|an|the|any|how|why|what|us)\b|\((?:max(?:imum)?|up to|required|optional)\b[^)]*\)|[?][)"'”’]*$/iu

/** The sentences of passages in order, without headings, rows of tables and torn quotations. */
export function saidIn(hits: readonly PassageHit[]): Said[] {
  const plain = new Map(hits.map((hit) => [withoutPassageInstructions(hit), hit]))
  let above: readonly string[] = []
  let isHead = false
  return unitsOf([...plain.keys()]).flatMap((unit) => {
    const { kind, text, line, hit } = unit
    if (kind === 'heading') above = isHead ? [text, ...above] : [text]
    isHead = kind === 'heading'
    if (kind === 'heading' || kind === 'row' || unit.cells.length > 0 || POST.test(text) || isTorn(text)) return []
    const heads = [
      ...new Set([unit.heading, ...(above[0] === unit.heading ? above : []), ...hit.passage.headings.toReversed()]),
    ]
    const own = { text: text.replace(LINK, ''), heads: heads.filter((head) => head !== ''), line }
    return [{ ...own, kind: isItem(unit) ? ('item' as const) : kind, hit: plain.get(hit) ?? hit }]
  })
}

/** Whether a quotation begins or ends outside the text. */
function isTorn(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  return count(/"/gu) % 2 === 1 || (!text.includes('„') && count(/“/gu) !== count(/”/gu))
}

function withoutPassageInstructions(hit: PassageHit): PassageHit {
  return { ...hit, passage: { ...hit.passage, text: withoutInstructions(hit.passage.text) } }
}

function isItem({ text, hit }: Unit): boolean {
  return hit.passage.text.split('\n').some((line) => line.startsWith('• ') && line.slice(2).startsWith(text))
}

/** The first statements, whole, up to a number of words. */
export function firstWords(said: readonly Said[], most: number): readonly Said[] {
  let words = 0
  const end = said.findIndex(({ text }, at) => (words += countWords(text)) > most && at > 0)
  return said.slice(0, end < 0 ? undefined : end)
}

/** The statements as one text, with the passages that they are from. */
export function quotedFrom(said: readonly Said[], written?: (text: string) => string) {
  const hits = [...new Set(said.map(({ hit }) => hit))]
  const used = (hit: PassageHit) => said.filter((one) => one.hit === hit).map(({ text }) => text)
  return { text: textOfSaid(said, written), sources: hits.map((hit) => sourceFrom(hit, used(hit))) }
}

/** Joins what is said: list items as a list, sentences of a line together; `written` formats each for its target. */
function textOfSaid(said: readonly Said[], written = (text: string): string => text): string {
  return said.reduce((text, one, at) => {
    const before = said[at - 1]
    const own = one.kind === 'item' ? `- ${written(one.text)}` : written(one.text)
    return before === undefined ? own : `${text}${gapBetween(before, one)}${own}`
  }, '')
}

function gapBetween(before: Said, { kind, line, hit }: Said): string {
  if (kind === 'item' && before.kind === 'item') return '\n'
  return kind === 'sentence' && before.kind === 'sentence' && before.line === line && before.hit === hit ? ' ' : '\n\n'
}
