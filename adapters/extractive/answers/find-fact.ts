import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { SIMPLE_FACTS, type SimpleFact } from './simple-facts.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

export interface FoundFact {
  readonly value: string
  /** The line or sentence that states it, verbatim. */
  readonly statement: string
  readonly hit: PassageHit
}

const PASSAGES = 24
/** Questions longer than this want more than a fact. */
const LONGEST_QUESTION_WORDS = 22
/** A sentence up to this long is given whole, a longer one's fact alone. */
const LONGEST_STATEMENT_WORDS = 20

/** The simple fact that a question asks for; null where it asks for none. */
export function factAskedFor(question: string): SimpleFact | null {
  if (question.split(/\s+/).length > LONGEST_QUESTION_WORDS) return null
  return SIMPLE_FACTS.find(({ asked }) => asked.test(question)) ?? null
}

/** Looks the fact up: of several values the one that most documents give, then the one found first. */
export async function findFact(fact: SimpleFact, library: Library): Promise<FoundFact | null> {
  const hits = await library.search(fact.search, PASSAGES)
  const foreign = await foreignValues(fact, library)
  const found = hits.flatMap((hit) => factsIn(hit, fact)).filter(({ value }) => !foreign.includes(comparable(value)))
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  for (const { value, hit } of found) {
    const inDocument = `${hit.passage.documentId} ${keyOf(value)}`
    if (!seen.has(inDocument)) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
    seen.add(inDocument)
  }
  let best: FoundFact | null = null
  for (const one of found) {
    if (best === null || (counts.get(keyOf(one.value)) ?? 0) > (counts.get(keyOf(best.value)) ?? 0)) best = one
  }
  return best
}

/** The text, in words, of the sentences that say whose the values in them are. */
async function foreignValues({ foreign }: SimpleFact, library: Library): Promise<string> {
  if (foreign === undefined) return ''
  const hits = await library.search(foreign.search, PASSAGES)
  const sentences = hits.flatMap(({ passage }) => splitSentences(passage.text.replace(/\n/g, ' ')))
  return comparable(sentences.filter((sentence) => foreign.said.test(sentence)).join(' '))
}

function comparable(text: string): string {
  return normaliseWords(text.replace(/&/g, ' and '))
}

/** How the fact reads as an answer: in a field of a form the value alone, else its own short sentence, if it fits. */
export function factTexts({ value, statement }: FoundFact, isField: boolean): string[] {
  const isShort = !isField && statement.split(/\s+/).length <= LONGEST_STATEMENT_WORDS && /^\p{Lu}/u.test(statement)
  return isShort ? [statement, value] : [value]
}

function factsIn(hit: PassageHit, fact: SimpleFact): FoundFact[] {
  const lines = hit.passage.text.split('\n')
  return lines.flatMap((line, at) =>
    splitSentences(line).flatMap((sentence) => {
      const groups = fact.shown.exec(sentence)?.groups
      const value = (groups?.['value'] ?? groups?.['value2'])?.trim()
      if (value === undefined || fact.unless?.test(value) === true) return []
      const block = fact.isBlock === true && value === line.trim() ? linesAbove(lines, at, hit.passage.headings) : []
      if (block.length > 0)
        return [{ value: [...block, value].join(', '), statement: [...block, value].join('\n'), hit }]
      return [{ value: fact.lead ? value.replace(fact.lead, '') : value, statement: sentence.replace(/^• /, ''), hit }]
    }),
  )
}

const MAX_LINES = 7
const LONGEST_LINE_WORDS = 6

/** The short lines of a block right above its last one: those of an address above its postcode. */
function linesAbove(lines: readonly string[], at: number, headings: readonly string[]): string[] {
  const block: string[] = []
  for (const line of lines.slice(Math.max(0, at - MAX_LINES), at).reverse()) {
    if (/[.!?:]$/u.test(line) || line.split(/\s+/).length > LONGEST_LINE_WORDS || headings.includes(line)) break
    block.unshift(line.trim())
  }
  return block
}

/** One web site under all its pages and spellings is one fact. */
function keyOf(value: string): string {
  return value
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/\/.*$/, '')
}
