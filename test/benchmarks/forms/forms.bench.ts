import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { loadComparison, scoreForm, sharesOf, type FormScore } from './form-scores.ts'
import { readLabelledForms, type LabelledForm } from './labelled-forms.ts'

/** One way of finding the questions of all forms, in their order. */
interface Reading {
  /** Says what the figures are worth. */
  readonly name: string
  readonly isUnbiased: boolean
  find(forms: readonly LabelledForm[]): Promise<readonly (readonly FoundQuestion[])[]>
}

/** The honest one first. */
const READINGS: readonly Reading[] = [{ name: 'tuned on these files', isUnbiased: false, find: findAsProduct }]

/** Questions found in real forms. `BENCH_SHOW=1` prints a line for each form. */
export const forms: Benchmark = {
  name: 'forms',
  async run() {
    const [labelled, comparison] = [await readLabelledForms(), await loadComparison()]
    const figures: Figure[] = []
    for (const reading of READINGS) {
      const found = await reading.find(labelled)
      const scores = labelled.map((form, place) => scoreForm(form, found[place] ?? [], comparison))
      if (process.env['BENCH_SHOW']) for (const score of scores) console.log(lineOf(reading, score))
      figures.push(...figuresOf(reading, scores))
    }
    return figures
  },
}

async function findAsProduct(labelled: readonly LabelledForm[]): Promise<FoundQuestion[][]> {
  const readings = directReadings()
  const found: FoundQuestion[][] = []
  for (const { form } of labelled) found.push([...(await readings.findQuestions(form)).questions])
  return found
}

function figuresOf({ name, isUnbiased }: Reading, scores: readonly FormScore[]): Figure[] {
  const figure = (what: string, value: number, goal: string | null = null): Figure => ({
    ...{ name: `${name}: ${what}`, value, unit: 'share', goal: isUnbiased ? goal : null },
  })
  const sum = (count: (score: FormScore) => number) => scores.reduce((total, score) => total + count(score), 0)
  const { f1, precision, recall } = sharesOf(scores)
  const formats = [...new Set(scores.map(({ format }) => format))].sort()
  const ofFormat = (format: string) => scores.filter((score) => score.format === format)
  return [
    figure('F1, pooled', f1, '>= 0.77 (sealed 0.82, aim 0.90)'),
    figure(
      'F1, mean of the forms',
      sum((one) => sharesOf([one]).f1) / scores.length,
      '>= 0.75 (sealed 0.80, aim 0.90)',
    ),
    figure('precision', precision),
    figure('recall', recall),
    figure('narrative found', sum((one) => one.narrativeRight) / sum((one) => one.narrative), '>= 0.83 (sealed 0.88)'),
    figure('labelled limits found', sum((one) => one.limitsRight) / sum((one) => one.limits), '>= 0.80 (sealed 0.85)'),
    ...formats.map((format) => figure(`F1 of ${ofFormat(format).length} ${format}`, sharesOf(ofFormat(format)).f1)),
    { ...figure('forms with questions of which none is found', sum(isEmpty), '<= 0'), unit: 'forms' },
  ]
}

function isEmpty({ labelled, right }: FormScore): number {
  return labelled > 0 && right === 0 ? 1 : 0
}

function lineOf({ name }: Reading, score: FormScore): string {
  const { f1, precision, recall } = sharesOf([score])
  const shares = [f1, precision, recall].map((share) => share.toFixed(2)).join('  ')
  return `${name}  F1, P, R ${shares}  ${score.right} of ${score.labelled}, ${score.found - score.right} surplus  ${score.file}`
}
