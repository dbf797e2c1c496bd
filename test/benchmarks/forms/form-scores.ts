import { resolve } from 'node:path'
import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import type { LabelledForm, LabelledQuestion } from './labelled-forms.ts'

/** What was found in one form, counted. */
export interface FormScore {
  readonly file: string
  readonly format: string
  readonly labelled: number
  /** Found questions that count, right or wrong. */
  readonly found: number
  readonly right: number
  readonly narrative: number
  readonly narrativeRight: number
  /** Labelled questions with a limit, and those of them found with just that limit. */
  readonly limits: number
  readonly limitsRight: number
}

export interface Shares {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

/** The comparison of the scoring program that comes with the labelled forms: the least likeness is 0.7. */
interface Comparison {
  likeness(a: string, b: string): number
  /** Pairs of places in both lists, each at most once, with how alike they are. */
  match(found: readonly { text: string }[], labelled: readonly LabelledQuestion[]): [number, number, number][]
}

const LEAST_LIKENESS = 0.7

export async function loadComparison(): Promise<Comparison> {
  const tools = resolve(process.env['BENCH_DATA'] ?? '../shared', 'tools/score-questions.mjs')
  return (await import(tools)) as Comparison
}

/** As the scoring program counts: a found heading of a group or second part of a question is neither right nor wrong. */
export function scoreForm(
  { file, format, questions }: LabelledForm,
  found: readonly FoundQuestion[],
  { likeness, match }: Comparison,
): FormScore {
  const pairs = match(found, questions)
  const matched = new Set(pairs.map(([place]) => place))
  const neutral = questions.flatMap(({ group, accept = [] }) => [...(group ? [group] : []), ...accept])
  const isWrong = ({ text }: FoundQuestion) => !neutral.some((one) => likeness(text, one) >= LEAST_LIKENESS)
  const wrong = found.filter((one, place) => !matched.has(place) && isWrong(one)).length
  const limited = pairs.filter(([at, to]) => hasLimit(questions[to]!) && isSameLimit(found[at]!, questions[to]!))
  return {
    ...{ file, format, labelled: questions.length, right: pairs.length, found: pairs.length + wrong },
    narrative: questions.filter(({ kind }) => kind === 'narrative').length,
    narrativeRight: pairs.filter(([, to]) => questions[to]!.kind === 'narrative').length,
    limits: questions.filter(hasLimit).length,
    limitsRight: limited.length,
  }
}

function hasLimit({ word_limit: words, characters_limit: characters }: LabelledQuestion): boolean {
  return words !== null || characters !== null
}

function isSameLimit({ limit }: FoundQuestion, labelled: LabelledQuestion): boolean {
  return limit.words === labelled.word_limit && limit.characters === labelled.characters_limit
}

/** Of one form, or of several pooled. Where nothing is asked and nothing found, all is right. */
export function sharesOf(scores: readonly FormScore[]): Shares {
  const sum = (count: (score: FormScore) => number) => scores.reduce((total, score) => total + count(score), 0)
  const [right, found, labelled] = [sum((one) => one.right), sum((one) => one.found), sum((one) => one.labelled)]
  const precision = found === 0 ? (labelled === 0 ? 1 : 0) : right / found
  const recall = labelled === 0 ? 1 : right / labelled
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { precision, recall, f1 }
}
