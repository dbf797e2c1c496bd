import { askedQuestions } from '../../../adapters/extractive/questions/asked-questions.ts'
import type { FormRoles } from '../../../adapters/extractive/questions/form-roles.ts'
import { foundQuestion } from '../../../adapters/extractive/questions/question-drafts.ts'
import { rolesOf } from '../../../adapters/extractive/questions/role-model.ts'
import type { Benchmark, Figure } from '../measure.ts'
import type { FormLines } from '../question-roles/form-lines.ts'
import { formsToLearnFrom } from '../question-roles/forms-to-learn-from.ts'
import { scorer } from '../question-roles/labelled-forms.ts'
import { LEARNING, RoleLearning } from '../question-roles/learn-roles.ts'
import { scoreForm, sharesOf, type FormScore } from './form-scores.ts'

/** One way of telling what the lines of a form are. */
interface Reading {
  /** Says what the figures are worth. */
  readonly name: string
  readonly isUnbiased: boolean
  rolesOf(form: FormLines): FormRoles
}

/** Questions found in real forms, the honest figures first. `BENCH_SHOW=1` prints a line for each form. */
export const forms: Benchmark = {
  name: 'forms',
  async run() {
    const { real, all } = await formsToLearnFrom()
    const match = await scorer()
    console.log(`${real.length} labelled forms read, ${all.length} to learn from; each funder’s are left out in turn`)
    const unseen = new RoleLearning(all, LEARNING).unseen()
    const readings: readonly Reading[] = [
      { name: 'funder left out', isUnbiased: true, rolesOf: (form) => unseen.get(form)! },
      {
        name: 'tuned on, says nothing of others',
        isUnbiased: false,
        rolesOf: ({ items, candidates }) => rolesOf(items, candidates),
      },
    ]
    return readings.flatMap((reading) => {
      const scores = real.map(({ lines, questions }) => {
        const { drafts } = askedQuestions(lines.items, lines.candidates, reading.rolesOf(lines))
        return scoreForm({ file: lines.name, questions }, drafts.map(foundQuestion), match)
      })
      if (process.env['BENCH_SHOW']) for (const score of scores) console.log(lineOf(reading, score))
      return figuresOf(reading, scores)
    })
  },
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
