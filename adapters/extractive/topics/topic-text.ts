import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import { countWords, NO_LIMIT } from '../../../core/shared/text-limit.ts'
import type { Candidate } from '../answers/candidate.ts'
import { chooseStatements, LEANS } from '../answers/choose-statements.ts'
import { gatherFor } from '../answers/gather-for.ts'
import { isCovered } from '../answers/judge-coverage.ts'
import { scoreCandidates, type ScoredCandidate } from '../answers/score-candidates.ts'
import { sourcesOf } from '../answers/sources.ts'
import { isMostlyLowerCase } from '../answers/statements.ts'

/** Something that documents are to be searched for, as funders ask it, where nobody asks. */
export interface Topic {
  readonly questions: readonly string[]
  /** Further words to search by. */
  readonly search: string
  /** Tells a heading, or a past application's question, beneath which the documents speak of it; null where none does. */
  readonly heads: RegExp | null
  /** Whether such headings say that other topics are spoken of. */
  readonly isElsewhere?: (heads: readonly string[]) => boolean
  /** Only sentences that hold it speak of the topic; null where any may. */
  readonly shown: RegExp | null
  /** Whether a sentence that holds `shown` speaks of the topic beyond doubt. */
  readonly isProof: boolean
  /** The length to stop at, in words. */
  readonly words: number
}

export interface TopicText {
  readonly text: string
  readonly sources: readonly AnswerSource[]
}

/** What a statement gains for standing under a heading that says what it is about. */
const HEADED = 0.5
const FEWEST_WORDS = 6
/** The share of words without a capital: a sentence that names funders or partners has few. */
const FEWEST_LOWER_CASE = 0.3
/** What funders' guidance says to applicants, and what people say of themselves, says nothing of the organisation. */
const SPOKEN_TO_SOMEBODY =
  /\byou(?:r|rs)?\b|\b(?:I|I['’]m|I['’]ve|me|my)\b|^(?:please|describe|explain|outline|provide|give|list|state|tell|summari[sz]e|will the)\b|[?:]["'”’)]*$|https?:/iu
const BEGINS =
  /^["'“‘(]?(?:\p{Lu}|(?:1[6-9]|20)\p{N}{2}\s\p{Lu}|[$£€]?\p{N}[\p{N}.,]*(?:%|\s(?!(?:to|and|of|in|or|is|are)\b)\p{Ll}))/u

/** What the documents say on a topic, in whole sentences, without what was `said` before; null where they say nothing. */
export async function topicText(
  topic: Topic,
  library: Library,
  analyser: TermAnalyser,
  said: Set<string>,
): Promise<TopicText | null> {
  const found = new Map<string, ScoredCandidate>()
  for (const question of topic.questions)
    for (const one of await statementsFor(question, topic, library, analyser)) {
      const key = keyOf(one.candidate)
      const known = found.get(key)
      if (!said.has(key) && (known === undefined || known.score < one.score)) found.set(key, one)
    }
  const scored = [...found.values()].sort((a, b) => b.score - a.score)
  const { chosen, text } = chooseStatements(scored, NO_LIMIT, { words: topic.words, characters: null })
  if (chosen.length === 0) return null
  for (const candidate of chosen) said.add(keyOf(candidate))
  return { text, sources: sourcesOf(chosen, []) }
}

/** Statements that answer the question, or stand where the documents speak of the topic. */
async function statementsFor(
  question: string,
  topic: Topic,
  library: Library,
  analyser: TermAnalyser,
): Promise<ScoredCandidate[]> {
  const { profile, evidence } = await gatherFor(question, library, analyser, `${question} ${topic.search}`)
  const scored = scoreCandidates(evidence, profile)
  const isAnswered = topic.isProof || isCovered(scored, evidence, profile)
  return scored.flatMap(({ candidate, ...one }) => {
    if (!readsWell(candidate) || !stands(candidate) || topic.shown?.test(candidate.text) === false) return []
    const isHeaded = headsOf(candidate).some((head) => topic.heads?.test(head))
    if (!isHeaded && (isLooseItem(candidate) || !isAnswered || topic.isElsewhere?.(headsOf(candidate)))) return []
    return [{ ...one, candidate, score: one.score + (isHeaded ? HEADED : 0) }]
  })
}

/** What stands above a statement, and the question that it answered. */
function headsOf({ under, evidence }: Candidate): string[] {
  const { headings, question } = evidence.hit.passage
  return [under, headings.at(-1) ?? null, question].filter((head) => head !== null)
}

/** An item of a list that no sentence introduces says what it is about in the heading alone. */
function isLooseItem({ kind, leadIn }: Candidate): boolean {
  return kind === 'item' && leadIn === null
}

/** Whether a statement can be read by somebody to whom it is new. */
function readsWell({ kind, text, leadIn }: Candidate): boolean {
  if (SPOKEN_TO_SOMEBODY.test(text) || !isMostlyLowerCase(text, FEWEST_LOWER_CASE)) return false
  const isLong = countWords(text) >= FEWEST_WORDS
  return (
    (kind === 'item' && (leadIn !== null || (isLong && BEGINS.test(text)))) ||
    (kind === 'sentence' && isLong && BEGINS.test(text))
  )
}

/** Whether what a statement leans on can be read as well. */
function stands({ kind, text, evidence, position }: Candidate): boolean {
  if (kind !== 'sentence' || !LEANS.test(text)) return true
  const before = evidence.candidates.find((other) => other.position === position - 1)
  return before !== undefined && readsWell(before) && !LEANS.test(before.text)
}

function keyOf({ text }: Candidate): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}
