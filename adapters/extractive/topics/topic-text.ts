import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { countWords, NO_LIMIT } from '../../../core/shared/text-limit.ts'
import type { Candidate, ScoredCandidate } from '../answers/candidate.ts'
import { chooseStatements, REFERS_BACK } from '../answers/choose-statements.ts'
import { gatherFor } from '../answers/gather-for.ts'
import { isAnswered } from '../answers/answer-or-evidence.ts'
import { rankStatements } from '../answers/rank-runs.ts'
import { sourcesOfStatements } from '../answers/sources.ts'
import { isMostlyLowerCase } from '../answers/statements.ts'

/** Something that documents are to be searched for, as funders ask it, where nobody asks. */
export interface Topic {
  readonly questions: readonly string[]
  /** Further words to search by. */
  readonly search: string
  /** Tells a heading, or a past application's question, beneath which the documents speak of it; null where none does. */
  readonly heads: RegExp | null
  /** Whether a heading says which topic is spoken of beneath it, this one or another. */
  readonly tells?: (head: string) => boolean
  /** Only sentences that hold it speak of the topic; null where any may. */
  readonly shown: RegExp | null
  /** Whether a sentence that holds `shown` speaks of the topic beyond doubt. */
  readonly isProof: boolean
  /** The length to stop at, in words. */
  readonly words: number
}

export interface TopicText {
  readonly text: string
  readonly sources: readonly SourcePassage[]
}

/** Says what the thing itself is or does: nobody has to be told which one is meant. */
const OF_ITSELF =
  /^(?:this|these|the|our|dieses|ce|este|questo|dit) (?:project|proposal|program(?:me)?|initiative|work|charity|organi[sz]ation|trust|projekt|projet|proyecto|progetto|projeto|project)\b/iu
/** "Our mission is to …": a sentence that says what it is about as a heading does. */
const NAMES_TOPIC =
  /^(?:our|the|unser\p{L}*|notre|nos|nuestr[ao]s?|ein) (?:main )?(?<topic>\p{L}+) (?:is|are|ist|sind|est|sont|es|son|yw)\b/iu
/** What a statement of the thing itself gains. */
const TELLING = 0.2
/** What a statement gains for standing under a heading that says what it is about. */
const HEADED = 0.5
const MIN_WORDS = 6
const LONGEST_WORDS = 60
/** The share of words without a capital: a sentence that names funders or partners has few. */
const MIN_LOWER_CASE = 0.3
/** What funders' guidance says to applicants, and what people say of themselves, says nothing of the organisation. */
const SPOKEN_TO_SOMEBODY =
  /\byou(?:r|rs)?\b|\b(?:I|I['’]m|I['’]ve|me|my)\b|^(?:please|describe|explain|outline|provide|give|list|state|tell|summari[sz]e|will the)\b|[?:]["'”’)]*$|https?:|\bet al\b/iu
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
      const key = sentenceKey(one.candidate.text)
      const known = found.get(key)
      if (!said.has(key) && (known === undefined || known.score < one.score)) found.set(key, one)
    }
  const scored = [...found.values()].sort((a, b) => b.score - a.score)
  const { chosen, text } = chooseStatements(scored, NO_LIMIT, { words: topic.words, characters: null })
  if (chosen.length === 0) return null
  for (const candidate of chosen) said.add(sentenceKey(candidate.text))
  return { text, sources: sourcesOfStatements(chosen) }
}

/** Statements that answer the question, or stand where the documents speak of the topic. */
async function statementsFor(
  question: string,
  topic: Topic,
  library: Library,
  analyser: TermAnalyser,
): Promise<ScoredCandidate[]> {
  const gathered = await gatherFor(question, library, analyser, `${question} ${topic.search}`)
  const isTold = topic.isProof || isAnswered(gathered)
  return rankStatements(gathered).flatMap(({ candidate, ...one }) => {
    if (!isSelfExplanatory(candidate) || !hasReadableContext(candidate) || topic.shown?.test(candidate.text) === false)
      return []
    const heads = headsOf(candidate, topic)
    const isHeaded = heads.some((head) => topic.heads?.test(head))
    const isElsewhere = heads.some((head) => topic.tells?.(head) === true)
    if (!isHeaded && (isElsewhere || isLooseItem(candidate) || !isTold)) return []
    const more = (isHeaded ? HEADED : 0) + (OF_ITSELF.test(candidate.text) ? TELLING : 0)
    return [{ ...one, candidate, score: one.score + more }]
  })
}

/** What a statement names, what is above it, and the question that it answered; the line right above it alone if that tells enough. */
function headsOf({ text, under, evidence }: Candidate, { tells }: Topic): string[] {
  const { headings, question } = evidence.hit.passage
  if (under !== null && tells?.(under) === true) return [under]
  const named = NAMES_TOPIC.exec(text)?.groups?.['topic'] ?? null
  return [named, under, headings.at(-1) ?? null, question].filter((head) => head !== null)
}

/** An item of a list that no sentence introduces says what it is about in the heading alone. */
function isLooseItem({ kind, leadIn }: Candidate): boolean {
  return kind === 'item' && leadIn === null
}

/** Whether a statement can be read by somebody to whom it is new. */
function isSelfExplanatory({ kind, text, leadIn }: Candidate): boolean {
  if (SPOKEN_TO_SOMEBODY.test(text) || !isMostlyLowerCase(text, MIN_LOWER_CASE)) return false
  const words = countWords(text)
  if (words > LONGEST_WORDS) return false
  const isWhole = words >= MIN_WORDS && BEGINS.test(text)
  return kind === 'item' ? leadIn !== null || isWhole : kind === 'sentence' && isWhole
}

/** Whether what a statement leans on can be read as well. */
function hasReadableContext({ kind, text, evidence, position }: Candidate): boolean {
  if (kind !== 'sentence' || !REFERS_BACK.test(text) || OF_ITSELF.test(text)) return true
  const before = evidence.candidates.find((other) => other.position === position - 1)
  return before !== undefined && isSelfExplanatory(before) && !REFERS_BACK.test(before.text)
}

/** The same for a sentence however it is set. */
export function sentenceKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}
