import { NO_USAGE, sumOfUsage, type ModelUsage } from '../../../core/shared/model-usage.ts'
import { sharesOf } from '../forms/form-scores.ts'
import { median } from '../measure.ts'
import type { AnswerGrade } from './evaluated-answer.ts'
import type { EvaluatedAnswer, EvaluationRun } from './evaluation-run.ts'

/** One line of the result: figures of all kinds; `share` from 0 to 1. */
export interface Measure {
  readonly name: string
  readonly unit: 'share' | 'count' | 'seconds' | 'tokens' | 'dollars'
  readonly value: number
  /** Of how many a share is. */
  readonly of?: number
}

/** Of its limit, as the product asks a narrative to be. */
const [FULL_FROM, FULL_TO] = [0.85, 0.95]

export function measuresOf(run: EvaluationRun): Measure[] {
  return [...qualityOf(run.answers), ...priceOfAnswers(run.answers), ...measuresOfForms(run), ...totals(run)]
}

function qualityOf(answers: readonly EvaluatedAnswer[]): Measure[] {
  const graded = answers.flatMap(({ grade, purpose }) => (grade === null ? [] : [{ ...grade, purpose }]))
  const written = graded.filter(({ sentences }) => sentences > 0)
  const labelled = graded.filter(({ purpose }) => purpose === 'labelled')
  const unanswerable = graded.filter(({ purpose }) => purpose === 'unanswerable')
  const plans = graded.filter(({ purpose }) => purpose === 'plan')
  const filled = written.flatMap((one) => one.filled ?? [])
  const sum = (count: (grade: AnswerGrade) => number, of: readonly AnswerGrade[] = graded) => total(of.map(count))
  return [
    share(
      'facts present',
      sum((one) => one.factsPresent),
      sum((one) => one.facts),
    ),
    share(
      'evidence cited',
      sum((one) => one.evidenceCited ?? 0),
      labelled.length,
    ),
    share('unanswerable questions declined', unanswerable.filter((one) => one.isDeclined).length, unanswerable.length),
    share('plans with open choices', plans.filter((one) => one.openChoices > 0).length, plans.length),
    share('within the limit', graded.filter((one) => one.isWithinLimit).length, graded.length),
    share('cut to fit the limit', graded.filter((one) => one.isCut).length, graded.length),
    share('narratives that fill 85 to 95 % of it', filled.filter(isFull).length, filled.length),
    share(
      'sentences that cite nothing',
      sum((one) => one.uncitedSentences),
      sum((one) => one.sentences),
    ),
    count(
      'unsupported claims',
      sum((one) => one.unsupportedClaims.length),
    ),
    count('answers with such a claim', graded.filter((one) => one.unsupportedClaims.length > 0).length),
    count(
      'things said to be lacking',
      sum((one) => one.lacking.length),
    ),
    count('answers that failed', answers.length - graded.length),
  ]
}

function priceOfAnswers(answers: readonly EvaluatedAnswer[]): Measure[] {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens, cost } = usageOf(answers)
  const seconds = answers.map((one) => one.seconds)
  const each = (name: string, tokens: number): Measure => ({ name, unit: 'tokens', value: tokens / answers.length })
  return [
    { name: 'seconds of an answer, median', unit: 'seconds', value: median(seconds) },
    { name: 'seconds of an answer, longest', unit: 'seconds', value: Math.max(...seconds) },
    each('input tokens of an answer', inputTokens),
    each('tokens of it written to the cache', cacheWriteTokens),
    each('tokens of it read from the cache', cacheReadTokens),
    each('output tokens of an answer', outputTokens),
    { name: 'cost of an answer', unit: 'dollars', value: cost / answers.length },
  ]
}

function measuresOfForms({ forms }: EvaluationRun): Measure[] {
  const scores = forms.flatMap(({ score }) => score ?? [])
  const { f1, precision, recall } = sharesOf(scores)
  const labelled = total(scores.map((one) => one.labelled))
  const limits = total(scores.map((one) => one.limits))
  return [
    { name: 'questions found in forms, F1', unit: 'share', value: scores.length === 0 ? NaN : f1, of: labelled },
    { name: 'questions found in forms, precision', unit: 'share', value: scores.length === 0 ? NaN : precision },
    { name: 'questions found in forms, recall', unit: 'share', value: scores.length === 0 ? NaN : recall },
    share('limits found in forms', total(scores.map((one) => one.limitsRight)), limits),
    count('forms that failed', forms.length - scores.length),
    { name: 'seconds of a form, median', unit: 'seconds', value: median(forms.map((one) => one.seconds)) },
    { name: 'cost of a form', unit: 'dollars', value: usageOf(forms).cost / forms.length },
  ]
}

function totals({ answers, forms, seconds }: EvaluationRun): Measure[] {
  return [
    count('answers', answers.length),
    count('forms', forms.length),
    { name: 'seconds in all', unit: 'seconds', value: seconds },
    { name: 'cost in all', unit: 'dollars', value: usageOf([...answers, ...forms]).cost },
  ]
}

function isFull(filled: number): boolean {
  return filled >= FULL_FROM && filled <= FULL_TO
}

function usageOf(work: readonly { readonly usage: ModelUsage }[]): ModelUsage {
  return work.reduce((sum, { usage }) => sumOfUsage(sum, usage), NO_USAGE)
}

function share(name: string, part: number, of: number): Measure {
  return { name, unit: 'share', value: part / of, of }
}

function count(name: string, value: number): Measure {
  return { name, unit: 'count', value }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
