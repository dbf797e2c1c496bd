import { askedQuestions, type AskedQuestions } from '../../../adapters/extractive/questions/asked-questions.ts'
import type { FormRoles } from '../../../adapters/extractive/questions/form-roles.ts'
import { foundQuestion } from '../../../adapters/extractive/questions/question-drafts.ts'
import { readRoles, rolesOf } from '../../../adapters/extractive/questions/role-model.ts'
import type { ToldLine } from '../../../core/forms/ports/question-finder.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { formsToLearnFrom } from '../question-roles/forms-to-learn-from.ts'
import { scorer, type LabelledForm, type Scorer } from '../question-roles/labelled-forms.ts'
import { leftOutModels } from '../question-roles/left-out-models.ts'
import { scoreForm, sharesOf, type FormScore } from './form-scores.ts'
import { toldByLabels } from './simulated-person.ts'

/** One way of telling what the lines of a form are. */
interface Reading {
  /** Says what the figures are worth. */
  readonly name: string
  readonly isUnbiased: boolean
  /** What people are asked about so many lines of a form. */
  readonly told: number
  scoreOf(form: LabelledForm): FormScore
}

const LINES_ASKED = [0, 5, 8, 10]

/**
 * Questions found in real forms, the honest figures first: nobody asked, and with the labels as the person who is asked
 * about the most doubtful lines. `BENCH_SHOW=1` prints a line for each form.
 */
export const forms: Benchmark = {
  name: 'forms',
  async run() {
    const { real, all } = await formsToLearnFrom()
    const match = await scorer()
    console.log(`${real.length} labelled forms read, ${all.length} to learn from; each funder’s are left out in turn`)
    const modelOf = leftOutModels(all)
    const asked = new Map(
      real.map((form) => [
        form,
        askedForm(form, readRoles(modelOf(form.lines), form.lines.items, form.lines.candidates), match),
      ]),
    )
    const readings: readonly Reading[] = [
      ...LINES_ASKED.map((told) => ({
        name: told === 0 ? 'funder left out' : `funder left out, ${told} lines asked`,
        isUnbiased: true,
        told,
        scoreOf: (form: LabelledForm) => asked.get(form)!.after(told),
      })),
      {
        name: 'tuned on, says nothing of others',
        isUnbiased: false,
        told: 0,
        scoreOf: (form) => askedForm(form, rolesOf(form.lines.items, form.lines.candidates), match).after(0),
      },
    ]
    return readings.flatMap((reading) => {
      const scores = real.map((form) => reading.scoreOf(form))
      if (process.env['BENCH_SHOW']) for (const score of scores) console.log(lineOf(reading, score))
      return figuresOf(reading, scores)
    })
  },
}

/** A form read once, scored with as many of its doubtful lines told as wanted. */
function askedForm({ lines, questions }: LabelledForm, roles: FormRoles, match: Scorer) {
  const read = (told: readonly ToldLine[]): AskedQuestions => askedQuestions(lines.items, lines.candidates, roles, told)
  let all: readonly ToldLine[] | null = null
  return {
    after: (most: number): FormScore => {
      if (most > 0)
        all ??= toldByLabels((told) => read(told).doubtful, questions, match.likeness, Math.max(...LINES_ASKED))
      const { drafts } = read(all?.slice(0, most) ?? [])
      return scoreForm({ file: lines.name, questions }, drafts.map(foundQuestion), match)
    },
  }
}

function figuresOf({ name, isUnbiased, told }: Reading, scores: readonly FormScore[]): Figure[] {
  const figure = (what: string, value: number, goal: string | null = null): Figure => ({
    ...{ name: `${name}: ${what}`, value, unit: 'share', goal: isUnbiased ? goal : null },
  })
  const sum = (count: (score: FormScore) => number) => scores.reduce((total, score) => total + count(score), 0)
  const { f1, precision, recall } = sharesOf(scores)
  const formats = [...new Set(scores.map(({ format }) => format))].sort()
  const ofFormat = (format: string) => scores.filter((score) => score.format === format)
  const goal = (nobodyAsked: string, asked: string) => (told === 0 ? nobodyAsked : told === 10 ? asked : null)
  const figures = [
    figure('F1, pooled', f1, goal('>= 0.77 (sealed 0.82, aim 0.90)', '>= 0.85')),
    figure(
      'F1, mean of the forms',
      sum((one) => sharesOf([one]).f1) / scores.length,
      goal('>= 0.75 (sealed 0.80, aim 0.90)', '>= 0.85'),
    ),
    figure('precision', precision),
    figure('recall', recall),
    figure(
      'narrative found',
      sum((one) => one.narrativeRight) / sum((one) => one.narrative),
      goal('>= 0.83 (sealed 0.88)', '>= 0.82'),
    ),
    figure(
      'labelled limits found',
      sum((one) => one.limitsRight) / sum((one) => one.limits),
      goal('>= 0.80 (sealed 0.85)', '>= 0.82'),
    ),
  ]
  if (told > 0) return figures
  return [
    ...figures,
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
