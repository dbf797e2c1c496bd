import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'

/** A piece of a passage that can stand in an answer by itself. */
export interface Statement {
  readonly kind: 'sentence' | 'item' | 'field' | 'row'
  /** Verbatim. */
  readonly text: string
  /** The line above it that heads or introduces it: a sub-heading, or the sentence that a list hangs on. */
  readonly under: string | null
  /** Index of the statement that introduces this list item; null where there is none. */
  readonly leadIn: number | null
  /** Position in its passage: statements with adjoining positions of one paragraph belong together. */
  readonly position: number
  readonly paragraph: number
}

const ENDS = /[.!?…。！？]["'”’»)\]]*$/u
const FIELD = /^\p{Lu}[^:.!?]{1,60}:\s+\S/u
const LONGEST_FIELD_VALUE = 25
const LONGEST_LABEL = 7
/** A line without a closing mark is prose, not a heading or a fragment, from this many words on. */
const SHORTEST_OPEN_PROSE = 9
const FIGURE = /[$£€]\s?\p{N}|\p{N}[\p{N},.]*/u

/** Takes a passage apart into sentences, list items, labelled fields and table rows; headings and debris fall away. */
export function statementsOf({ passage }: Pick<PassageHit, 'passage'>): Statement[] {
  const statements: Statement[] = []
  const headings = new Set(passage.headings)
  let under: string | null = null
  let leadIn: number | null = null
  const lines = passage.text.split('\n')
  lines.forEach((line, paragraph) => {
    const add = (kind: Statement['kind'], text: string) =>
      statements.push({
        kind,
        text,
        under,
        leadIn: kind === 'item' ? leadIn : null,
        position: statements.length,
        paragraph,
      })
    const kind = headings.has(line) || line === passage.question ? 'heading' : kindOf(line)
    if (kind === 'heading') {
      under = line
      leadIn = null
    } else if (kind === 'item') add('item', line.slice(2))
    else if (kind === 'prose') {
      for (const sentence of splitSentences(line)) add('sentence', sentence)
      leadIn = /:$/.test(line) ? statements.length - 1 : null
    } else add(kind, line)
  })
  return statements.filter((statement) => isReadable(statement.text))
}

function kindOf(line: string): 'prose' | 'item' | 'field' | 'row' | 'heading' {
  if (line.startsWith('• ')) return 'item'
  const words = line.split(/\s+/).length
  if (isField(line, words)) return 'field'
  if (ENDS.test(line) && words > 3) return 'prose'
  if (words <= 14 && FIGURE.test(line) && /\p{L}{3}/u.test(line) && /(?:[$£€%]|\p{N}[\p{N},.]{3,})/u.test(line))
    return 'row'
  if (/:$/.test(line) && words >= 5) return 'prose'
  return words >= SHORTEST_OPEN_PROSE && isMostlyLowerCase(line) ? 'prose' : 'heading'
}

function isField(line: string, words: number): boolean {
  if (!FIELD.test(line) || words > LONGEST_FIELD_VALUE) return false
  return line.slice(0, line.indexOf(':')).split(/\s+/).length <= LONGEST_LABEL
}

function isMostlyLowerCase(line: string): boolean {
  const words = line.split(/\s+/).filter((word) => /^["'“‘(]?\p{L}/u.test(word))
  return words.filter((word) => /^["'“‘(]?\p{Ll}/u.test(word)).length >= words.length * 0.5
}

/** Letters set apart, runs of symbols, glyphs without meaning: debris of extraction that nobody should read. */
function isReadable(text: string): boolean {
  if (/(?:(?<!\p{L})\p{L} ){4}/u.test(text) || /(.)\1{5}/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters >= text.replace(/\s/g, '').length * 0.7
}
