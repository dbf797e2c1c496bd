import { countWords } from '../../../core/shared/text-limit.ts'
import type { Candidate } from '../answers/candidate.ts'
import { chooseStatements } from '../answers/choose-statements.ts'
import { composeText, groupsOf } from '../answers/compose-text.ts'
import type { ScoredCandidate } from '../answers/score-candidates.ts'
import { escaped } from '../markdown.ts'
import { hasFigure } from './has-figure.ts'

/** Words: shorter ones say little without what stood around them. */
const SHORTEST_SENTENCE = 7

export interface Section {
  readonly text: string
  readonly chosen: readonly Candidate[]
}

/** Room beyond the wished length for a sentence that goes a little over it. */
const LEEWAY = 1.25

/** The best statements as paragraphs: the newest first, of one year those with figures first. */
export function writeSection(
  scored: readonly ScoredCandidate[],
  said: ReadonlySet<string>,
  words: number,
): Section | null {
  const unsaid = scored.filter(({ candidate }) => !said.has(candidate.text) && standsAlone(candidate))
  const limit = { words: Math.ceil(words * LEEWAY), characters: null }
  const { chosen } = chooseStatements(unsaid, limit, { words, characters: null })
  return chosen.length === 0 ? null : { text: composed(chosen), chosen }
}

/** Remains of headings and sentences that extraction cut are no sentences of a report. */
function standsAlone({ kind, text }: Candidate): boolean {
  if (kind !== 'sentence') return true
  return /^[^\p{L}]*[\p{Lu}\p{N}]/u.test(text) && (countWords(text) >= SHORTEST_SENTENCE || hasFigure(text))
}

function composed(chosen: readonly Candidate[]): string {
  const order = new Map(chosen.map((one) => [one, one.evidence.year + (hasFigure(one.text) ? 0.5 : 0)]))
  const newest = Math.max(...chosen.map(({ evidence }) => evidence.year))
  let text = ''
  for (const { evidence, statements } of groupsOf(chosen, order)) {
    const part = escapedLines(composeText(statements.map(asItem), order))
    const dated = evidence.year < newest && evidence.year > 0 ? withYear(evidence.year, part) : part
    const isList = isItem(dated) && isItem(text.split('\n').at(-1) ?? '')
    text += (text === '' ? '' : isList ? '\n' : '\n\n') + dated
  }
  return text
}

/** The labelled figures of a table read as a list. */
function asItem(statement: Candidate): Candidate {
  return statement.kind === 'figure' || statement.kind === 'field' ? { ...statement, kind: 'item' } : statement
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
