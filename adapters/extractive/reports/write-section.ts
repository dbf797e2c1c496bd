import { countWords } from '../../../core/shared/text-limit.ts'
import type { Candidate, ScoredCandidate } from '../answers/candidate.ts'
import { chooseStatements } from '../answers/choose-statements.ts'
import { composeText, groupsOf } from '../answers/compose-text.ts'
import { escaped } from '../markdown.ts'
import { hasFigure } from './has-figure.ts'

/** Words: shorter ones say little without what stood around them. */
const SHORTEST_SENTENCE = 7
const GOES_ON = /^(?:but|and|so|or|yet|nor|drawing on this|in this way|for this reason)\b/iu
const WHOLE = /^[\p{Lu}\p{N}].*[.!?]$/u

interface Wishes {
  /** How long the section is to be. */
  readonly words: number
  /** What is in the report already. */
  readonly said: ReadonlySet<string>
  /** Whether to name the year where the statements are of several. */
  readonly namesYears: boolean
}

export interface Section {
  readonly text: string
  readonly chosen: readonly Candidate[]
}

/** Room beyond the wished length for a sentence that goes a little over it. */
const LEEWAY = 1.25

/** The best statements as paragraphs: the newest first, of one year those with figures first. */
export function writeSection(scored: readonly ScoredCandidate[], { words, said, namesYears }: Wishes): Section | null {
  const unsaid = scored.filter(({ candidate }) => !said.has(candidate.text) && isCompleteSentence(candidate))
  const limit = { words: Math.ceil(words * LEEWAY), characters: null }
  const { chosen } = chooseStatements(unsaid, limit, { words, characters: null })
  if (chosen.length === 0) return null
  const scores = new Map(scored.map(({ candidate, score }) => [candidate, score]))
  return { text: composed(chosen, scores, namesYears), chosen }
}

/** Remains of headings and sentences that extraction cut are no sentences of a report. */
function isCompleteSentence({ kind, text }: Candidate): boolean {
  if (kind !== 'sentence') return true
  if (GOES_ON.test(text)) return false
  return /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(text) && (countWords(text) >= SHORTEST_SENTENCE || hasFigure(text))
}

function composed(chosen: readonly Candidate[], scores: ReadonlyMap<Candidate, number>, namesYears: boolean): string {
  const worth = (one: Candidate) => (hasFigure(one.text) ? 0.5 : 0) + Math.min(0.4, (scores.get(one) ?? 0) / 10)
  const order = new Map(chosen.map((one) => [one, one.evidence.year + worth(one)]))
  let year = Math.max(...chosen.map(({ evidence }) => evidence.year))
  let text = ''
  for (const { evidence, statements } of groupsOf(chosen, order)) {
    const forms = statements.map((one) => readable(one, chosen))
    const part = escapedLines(composeText(forms, new Map(forms.map((one) => [one, 0]))))
    const isOlder = namesYears && evidence.year < year && evidence.year > 0
    if (isOlder) year = evidence.year
    const dated = isOlder ? withYear(year, part) : part
    const isList = isItem(dated) && isItem(text.split('\n').at(-1) ?? '')
    text += (text === '' ? '' : isList ? '\n' : '\n\n') + dated
  }
  return text
}

/** The labelled figures of a table read as a list, a whole sentence of a list without the line that leads to it as one. */
function readable(statement: Candidate, chosen: readonly Candidate[]): Candidate {
  const { kind, text, leadIn, evidence } = statement
  if (kind === 'figure' || kind === 'field') return { ...statement, kind: 'item' }
  const isLed = chosen.some((one) => one.evidence === evidence && one.position === leadIn)
  return kind === 'item' && !isLed && WHOLE.test(text) ? { ...statement, kind: 'sentence' } : statement
}

function withYear(year: number, text: string): string {
  return isItem(text) ? `**${year}:**\n\n${text}` : `**${year}:** ${text}`
}

function isItem(line: string): boolean {
  return line.startsWith('- ')
}

/** Lists stay lists; what looks like one or like a heading, but is a sentence, does not become one. */
function escapedLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      escaped(line)
        .replace(/^(\p{N}{1,9})([.)])(?=\s)/u, '$1\\$2')
        .replace(/^\+(?=\s)/u, '\\+'),
    )
    .join('\n')
}
