import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import type { LabelledQuestion } from '../question-roles/align-labels.ts'
import type { Scorer } from '../question-roles/labelled-forms.ts'

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

/** A question as its labels describe it. */
interface Labelled extends LabelledQuestion {
  readonly word_limit?: number | null
  readonly characters_limit?: number | null
}

export interface FormToScore {
  readonly file: string
  readonly questions: readonly Labelled[]
}

const LEAST_LIKENESS = 0.7

/** As the scoring program counts: a found heading of a group or second part of a question is neither right nor wrong. */
export function scoreForm(
  { file, questions }: FormToScore,
  found: readonly FoundQuestion[],
  { likeness, match }: Scorer,
): FormScore {
  const pairs = match(found, questions)
  const matched = new Set(pairs.map(([place]) => place))
  const neutral = questions.flatMap(({ group, accept = [] }) => [...(group ? [group] : []), ...accept])
  const isWrong = ({ text }: FoundQuestion) => !neutral.some((one) => likeness(text, one) >= LEAST_LIKENESS)
  const wrong = found.filter((one, place) => !matched.has(place) && isWrong(one)).length
  const limited = pairs.filter(([at, to]) => hasLimit(questions[to]!) && isSameLimit(found[at]!, questions[to]!))
  return {
    ...{
      file,
      format: file.slice(file.lastIndexOf('.') + 1),
      labelled: questions.length,
      right: pairs.length,
      found: pairs.length + wrong,
    },
    narrative: questions.filter(({ kind }) => kind === 'narrative').length,
    narrativeRight: pairs.filter(([, to]) => questions[to]!.kind === 'narrative').length,
    limits: questions.filter(hasLimit).length,
    limitsRight: limited.length,
  }
}

function hasLimit({ word_limit: words = null, characters_limit: characters = null }: Labelled): boolean {
  return words !== null || characters !== null
}

function isSameLimit({ limit }: FoundQuestion, labelled: Labelled): boolean {
  const { word_limit: words = null, characters_limit: characters = null } = labelled
  return limit.words === words && limit.characters === characters
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
