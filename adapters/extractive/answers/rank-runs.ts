import { shareOf, type WeightedConcept } from './asked-concepts.ts'
import type { Candidate, ScoredCandidate } from './candidate.ts'
import type { GatheredEvidence } from './gather-for.ts'
import { providesKind } from './kinds-of-thing.ts'
import type { QuestionProfile } from './question-profile.ts'
import { REFERS_BACK } from './choose-statements.ts'
import { runsOf, textRun, type Statements, type TextRun } from './text-runs.ts'

/** The share of a label that the question must ask for: "accrued expenses" is not the total expenses. */
const HALF_OF_LABEL = 0.5
/** What makes a figure one of something else: other income is not the income, nor is net income. */
const QUALIFIER =
  /^(?:other|net|gross|deferred|accrued|restricted|unrestricted|sundry|miscellaneous|in-kind|sonstige\p{L}*|autres?|otr[ao]s|altr[ei]|outr[ao]s|overige)\b/iu

/** Whether a statement may be in an answer: a figure only where its label is what the question asks for. */
function isAskedLabel(
  { kind, text, terms }: Candidate,
  concepts: readonly WeightedConcept[],
  { text: question }: QuestionProfile,
): boolean {
  if (kind !== 'figure') return true
  const isAsked = (word: string) => concepts.some(({ term, related }) => term === word || related.has(word))
  const qualifier = QUALIFIER.exec(text)?.[0].toLowerCase()
  if (qualifier !== undefined && !question.toLowerCase().includes(qualifier)) return false
  const label = text.slice(0, text.indexOf(':')).split(/\s+/).length
  const words = [...terms].filter((term) => !/^\p{N}/u.test(term)).slice(0, Math.max(1, label))
  return words.filter(isAsked).length >= words.length * HALF_OF_LABEL
}

/** Whether it is a value beside a label, or a name beside an office, that the question speaks of. */
function isLabelled({ kind, terms }: Candidate, concepts: readonly WeightedConcept[]): boolean {
  const isAsked = ({ kind: of, term, related }: WeightedConcept) =>
    of === 'asked' && [term, ...related].some((word) => terms.has(word))
  return kind === 'figure' || (kind === 'field' && concepts.some(isAsked))
}

export interface RankedRun extends TextRun {
  readonly score: number
  readonly signs: RunSigns
}

/** What tells whether a run answers a question; each from 0 to 1. */
export interface RunSigns {
  /** The share of the question, by weight, that the run and what is above it speak of. */
  readonly coverage: number
  /** The share of what is asked for, words of the asking left aside, that the run, or the line above it, says in the question's own words. */
  readonly said: number
  /** The coverage of its best statement alone. */
  readonly bestStatement: number
  /** How well its passage fits the question, beside the passage that fits best. */
  readonly passage: number
  /** The share of the question that the heading or prompt above it names, and how much of that heading is asked for. */
  readonly headed: number
  readonly heading: number
  /** Of the kinds of thing that are wanted, the share that it holds. */
  readonly kinds: number
  readonly counted: number
  /** Whether it says what the thing asked for is. */
  readonly defines: number
  /** Whether it is values with labels that are asked for, where a value is wanted. */
  readonly labelled: number
  readonly figures: number
  /** Years behind the newest document, of six. */
  readonly age: number
  readonly ageWhereNewest: number
  readonly length: number
  readonly opensPassage: number
}

/**
 * What each sign counts: learned from the questions of four libraries (the expected gain in facts by a softmax over the
 * runs of a question), each library scored by what the others taught.
 */
const WEIGHTS: Readonly<Record<keyof RunSigns, number>> = {
  coverage: 3,
  said: 2,
  bestStatement: 4,
  passage: 3.5,
  headed: 1.6,
  heading: 1,
  kinds: 2.5,
  counted: 1.5,
  defines: 2,
  labelled: 1.5,
  figures: 1.2,
  age: -1.3,
  ageWhereNewest: -1.4,
  length: 1.7,
  opensPassage: 1.5,
}

const YEARS_TO_OLD = 6
const FULL_LENGTH = 115
const MANY_FIGURES = 5
const FIGURE = /\p{N}[\p{N},.]*/gu

/** The runs of at most so many words as answers to a question, best first; for 0 each statement by itself. */
export function rankRuns({ evidence, weights, profile }: GatheredEvidence, most: number): RankedRun[] {
  const best = evidence[0]?.hit.score ?? 1
  const newest = Math.max(...evidence.map(({ year }) => year))
  return evidence
    .flatMap((one) => {
      const concepts = weights.get(one.language) ?? []
      const isAsked = (candidate: Candidate) => isAskedLabel(candidate, concepts, profile)
      return runsOf(one.candidates.filter(isAsked), most)
        .filter(standsAlone)
        .map((statements) => {
          const run = textRun(one, statements)
          const signs = signsOf(run, concepts, profile, { best, newest })
          return { ...run, signs, score: scoreOf(signs) }
        })
    })
    .sort((a, b) => b.score - a.score)
}

/** About what the best statements reach. */
const BEST_STATEMENT = 16

/** The statements by themselves, best first; the score of a very good one is 1 and more. */
export function rankStatements(gathered: GatheredEvidence): ScoredCandidate[] {
  return rankRuns(gathered, 0).map(({ statements: [candidate], score }) => ({
    candidate,
    score: score / BEST_STATEMENT,
  }))
}

/** Of two runs that say the same, these tell which reads better; whether either answers, they don't. */
const OF_FORM: ReadonlySet<keyof RunSigns> = new Set(['age', 'ageWhereNewest', 'length', 'opensPassage'])
const SIGNS = Object.keys(WEIGHTS) as (keyof RunSigns)[]

/** A sentence that leans on one before it opens no answer, unless nothing goes before it. */
function standsAlone([first]: Statements): boolean {
  return first.kind !== 'sentence' || !REFERS_BACK.test(first.text)
}

function scoreOf(signs: RunSigns, counted = SIGNS): number {
  return counted.reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0)
}

/** The score of a run without what only its form and age add. */
export function contentScore({ signs }: RankedRun): number {
  return scoreOf(
    signs,
    SIGNS.filter((sign) => !OF_FORM.has(sign)),
  )
}

function signsOf(
  run: TextRun,
  concepts: readonly WeightedConcept[],
  profile: QuestionProfile,
  { best, newest }: { best: number; newest: number },
): RunSigns {
  const { evidence, statements, words } = run
  const asked = concepts.filter(({ kind }) => kind === 'asked')
  const text = statements.map((one) => one.text).join(' ')
  const age = Math.min(1, Math.max(0, newest - evidence.year) / YEARS_TO_OLD)
  const wanted = [...profile.wanted]
  const wantsValue = wanted.some((kind) => kind === 'amount' || kind === 'count' || kind === 'person')
  const wantsFigures = wanted.some((kind) => kind === 'amount' || kind === 'count' || kind === 'example')
  return {
    coverage: coverageOf(statements, concepts),
    said: shareOf(asked.length > 0 ? asked : concepts, ({ term }) =>
      statements.some(({ terms, leadTerms }) => terms.has(term) || leadTerms.has(term)) ? 1 : 0,
    ),
    labelled: wantsValue && statements.every((one) => isLabelled(one, concepts)) ? 1 : 0,
    defines: profile.definition?.test(text) === true ? 1 : 0,
    bestStatement: Math.max(...statements.map((one) => coverageOf([one], concepts))),
    passage: evidence.hit.score / best,
    ...headingFit(statements[0], concepts),
    kinds:
      wanted.filter((kind) => statements.some((one) => providesKind(kind, one))).length / Math.max(1, wanted.length),
    counted: profile.counted?.test(text) === true ? 1 : 0,
    figures: wantsFigures ? Math.min(1, (text.match(FIGURE)?.length ?? 0) / MANY_FIGURES) : 0,
    age,
    ageWhereNewest: profile.wantsNewest || (wantsFigures && profile.years.length === 0) ? age : 0,
    length: Math.min(1, words / FULL_LENGTH),
    opensPassage: statements[0].position === 0 ? 1 : 0,
  }
}

/** A word of the vocabulary in place of the question's own. */
const RELATED = 0.6
/** The question's word right above the statement, in a heading further up, and elsewhere in the passage. */
const HEADED = 0.9
const ABOVE = 0.45
const NEARBY = 0.15

function coverageOf(statements: readonly Candidate[], concepts: readonly WeightedConcept[]): number {
  return shareOf(concepts, (concept) => Math.max(...statements.map((one) => presenceOf(concept, one))))
}

export function presenceOf({ term, related }: WeightedConcept, one: Candidate): number {
  const { terms, leadTerms, heads, contextTerms, evidence } = one
  if (terms.has(term)) return 1
  const others = [...related]
  const isHeaded = (word: string) => leadTerms.has(word) || heads.some((head) => head.has(word))
  return Math.max(
    isHeaded(term) || String(evidence.year) === term ? HEADED : 0,
    others.some((word) => terms.has(word)) ? RELATED : 0,
    others.some(isHeaded) ? HEADED * RELATED : 0,
    contextTerms.has(term) ? ABOVE : 0,
    evidence.terms.has(term) ? NEARBY : 0,
  )
}

/** Of the headings right above a statement and the prompt that it answers, the one most like the question. */
function headingFit({ heads }: Candidate, concepts: readonly WeightedConcept[]): Pick<RunSigns, 'headed' | 'heading'> {
  const fits = heads.map((head) => {
    const isNamed = ({ kind, term, related }: WeightedConcept) =>
      kind !== 'paraphrase' && [term, ...related].some((word) => head.has(word))
    const named = concepts.filter(isNamed)
    const own = [...head].filter((word) => named.some(({ term, related }) => term === word || related.has(word)))
    return {
      headed: shareOf(concepts, (one) => (named.includes(one) ? 1 : 0)),
      heading: own.length / Math.max(1, head.size),
    }
  })
  const product = (fit: (typeof fits)[number]) => fit.headed * fit.heading
  return fits.sort((a, b) => product(b) - product(a))[0] ?? { headed: 0, heading: 0 }
}
