import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { Passage, PassageHit } from '../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { askingTerms } from '../../../core/documents/asking-words.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { yearsIn } from '../../../core/languages/dates.ts'
import { askedText, isLabel } from './asked-text.ts'
import { unitsOf } from '../page/page-units.ts'
import { sourceFrom } from '../page/sources.ts'

/** Maximum number of passages beside an unanswered question. */
export const MAX_NEARBY = 3
/** Some of the best only ask, or hold no word of the question. */
const LOOKED_AT_NEARBY = 8
/** Minimum share of the best passage's score for a near passage. */
const NEARBY_SHARE = 0.4
/** Number of passages searched for an answer to the same question. */
const LOOKED_AT = 12
/** Minimum share of common words in two questions, without the usual question words. */
const SAME = 0.75
const FEWEST_TERMS = 2
const FEWEST_WORDS = 8
const MAX_WORDS = 250
/** Funders' instructions to applicants, and texts that don't answer. */
const NO_ANSWER = /\b(?:please|you|your)\b|^(?:n\/?a|not applicable|none|tb[ac]|see (?:above|below|attached))\b/iu

/** With so many words of its own, a question of which no passage holds one has the best passages beside it all the same. */
const MANY_OWN_WORDS = 3

/**
 * The best passages for an unanswered question that say something themselves, at most three: those that hold a word of
 * what it asks; where none does, any for a long question.
 */
export async function passagesNear(
  asked: string,
  section: string | null,
  library: Library,
  analyser: TermAnalyser,
): Promise<readonly SourcePassage[]> {
  const query = isLabel(asked) && section !== null ? `${asked} ${section}` : asked
  const telling = (await library.search(query, LOOKED_AT_NEARBY)).filter(({ passage }) => isTelling(passage))
  const language = analyser.languageOf(asked)
  const own = tellingTerms(asked, language, analyser)
  const holds = (text: string) => analyser.termsOf(text, language).some((term) => own.has(term))
  const holding = telling.filter(({ passage }) => holds(passage.text))
  const best = holding.length === 0 && own.size >= MANY_OWN_WORDS ? telling : holding
  return onceEach(best.filter(({ score }) => score >= best[0]!.score * NEARBY_SHARE))
    .slice(0, MAX_NEARBY)
    .map((hit) => ({ ...passageBeside(hit), passage: sectionsHolding(hit, holds) }))
}

/** A passage from the first to the last section that holds what is asked; the whole one if none does. */
function sectionsHolding(hit: PassageHit, holds: (text: string) => boolean): string {
  const lines = withoutQuestion(hit.passage).split('\n')
  const headings = new Set(unitsOf([hit]).flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])))
  const starts = [0, ...lines.flatMap((line, at) => (at > 0 && headings.has(line) ? [at] : []))]
  const sections = starts.map((start, at) => lines.slice(start, starts[at + 1]).join('\n'))
  const first = sections.findIndex(holds)
  return (first < 0 ? sections : sections.slice(first, sections.findLastIndex(holds) + 1)).join('\n')
}

function onceEach(hits: readonly PassageHit[]): PassageHit[] {
  const texts = hits.map(({ passage }) => wordsOnly(passage.text))
  return hits.filter((_, at) => texts.indexOf(texts[at]!) === at)
}

/** A text without its layout: copies of a document hold the same passage. */
function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function passageBeside(hit: PassageHit): SourcePassage {
  return { ...sourceFrom(hit, []), passage: withoutQuestion(hit.passage), cited: false }
}

/** The text of a passage without the question of a past form above it, which nobody would insert. */
function withoutQuestion({ question, text }: Passage): string {
  const [first = '', ...rest] = text.split('\n')
  return question !== null && rest.length > 0 && first.includes(question) ? rest.join('\n') : text
}

/** Terms of a question that are more than a question's usual words. */
function tellingTerms(text: string, language: string | null, analyser: TermAnalyser): ReadonlySet<string> {
  const asking = askingTerms(language, analyser)
  return new Set(analyser.termsOf(text, language).filter((term) => !asking.has(term)))
}

const FEWEST_TELLING_WORDS = 5

/** Whether a passage tells something, unlike one with only a form's prompts, their guidance and limits. */
function isTelling({ text, question }: Passage): boolean {
  const lines = text.split('\n').filter((line) => line !== question)
  return lines.some((line) => {
    if (line.includes(' | ')) return true
    const isItem = line.startsWith('• ')
    return splitSentences(line).some(
      (sentence) =>
        (isItem || /[.!:]["'”’)]*$/u.test(sentence)) &&
        !NO_ANSWER.test(sentence) &&
        sentence.split(/\s+/u).length >= FEWEST_TELLING_WORDS,
    )
  })
}

interface PastAnswer {
  readonly text: string
  readonly sources: readonly SourcePassage[]
}

/** Before a second question in one sentence: "…, and how do you know?" */
const AND_ASKS = /[,;]?\s+and\s+(?=(?:how|what|who|whom|why|when|where|which)\b)/iu

/**
 * The newest past answer to nearly the same question, or else to the first of two questions in one sentence; null if
 * there is none.
 */
export async function pastAnswer(
  question: string,
  library: Library,
  analyser: TermAnalyser,
): Promise<PastAnswer | null> {
  const whole = await answerBefore(question, library, analyser)
  const [first, second] = question.split(AND_ASKS)
  return whole ?? (second === undefined ? null : answerBefore(first!, library, analyser))
}

async function answerBefore(question: string, library: Library, analyser: TermAnalyser): Promise<PastAnswer | null> {
  const hits = await library.search(question, LOOKED_AT)
  const same = hits.filter(({ passage }) => isSameQuestion(question, passage.question, analyser))
  if (same.length === 0) return null
  const documents = await library.documents()
  const dateOf = ({ passage }: PassageHit) =>
    documents.find(({ documentId }) => documentId === passage.documentId)?.datedAt ?? ''
  const newestFirst = [...same].sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1))
  const years = yearsIn(question)
  for (const hit of newestFirst) {
    const text = await answerTo(hit.passage, library)
    const said = [...yearsIn(text), Number(dateOf(hit).slice(0, 4))]
    if (isAnswer(text) && years.every((year) => said.includes(year))) return { text, sources: [sourceOf(hit, text)] }
  }
  return null
}

function isSameQuestion(question: string, other: string | null, analyser: TermAnalyser): boolean {
  if (other === null) return false
  const language = analyser.languageOf(`${question} ${other}`)
  const one = tellingTerms(question, language, analyser)
  const two = tellingTerms(askedText(other), language, analyser)
  if (Math.min(one.size, two.size) === 0) return false
  const both = [...one].filter((term) => two.has(term)).length
  if (Math.min(one.size, two.size) < FEWEST_TERMS)
    return both === Math.max(one.size, two.size) && asksWith(question) === asksWith(askedText(other))
  return both / (one.size + two.size - both) >= SAME
}

/** The first word, such as "who" or "how". */
function asksWith(question: string): string {
  return /\p{L}+/u.exec(question)?.[0].toLowerCase() ?? ''
}

/** The text below the question, without the question and its headings. */
async function answerTo({ documentId, ordinal, question }: Passage, library: Library): Promise<string> {
  const passages = await library.passagesOf(documentId)
  let [first, last] = [ordinal, ordinal]
  while (passages[first - 1]?.question === question) first -= 1
  while (passages[last + 1]?.question === question) last += 1
  const lines = passages.slice(first, last + 1).flatMap(({ text }) => text.split('\n'))
  const asked = lines.findIndex((line) => question !== null && line.includes(question))
  return lines.slice(asked + 1).join('\n')
}

function isAnswer(text: string): boolean {
  return text.split(/\s+/u).length >= FEWEST_WORDS && /[.!]["'”’)]?$/mu.test(text) && !NO_ANSWER.test(text)
}

function sourceOf(hit: PassageHit, text: string): SourcePassage {
  const passage = text.split(/\s+/u).length > MAX_WORDS ? text.split(/\s+/u).slice(0, MAX_WORDS).join(' ') : text
  return { ...sourceFrom(hit, []), passage, cited: true, used: passage.split('\n').flatMap(splitSentences) }
}
