import { askedQuestions } from '../../../adapters/extractive/questions/asked-questions.ts'
import { foundQuestion } from '../../../adapters/extractive/questions/question-drafts.ts'
import type { Benchmark } from '../measure.ts'
import { formsToLearnFrom } from './forms-to-learn-from.ts'
import { scorer, type LabelledForm, type Scorer } from './labelled-forms.ts'
import { LEARNING, RoleLearning } from './learn-roles.ts'

interface Score {
  readonly right: number
  readonly found: number
  readonly labelled: number
  readonly narrative: number
  readonly told: number
}

const ALIKE = 0.7

/** Each form read by what was learned from the forms of other funders. */
export const questionRoles: Benchmark = {
  name: 'question-roles',
  async run() {
    const { real, all } = await formsToLearnFrom()
    const unseen = new RoleLearning(all, LEARNING).unseen()
    const match = await scorer()
    const scores = real.map(({ lines, questions }) => {
      const { drafts } = askedQuestions(lines.items, lines.candidates, unseen.get(lines)!)
      return scoreOf(drafts.map(foundQuestion), questions, match)
    })
    const sum = (part: keyof Score) => scores.reduce((total, score) => total + score[part], 0)
    const pooled = f1(sum('right'), sum('found'), sum('labelled'))
    const mean = scores.reduce((total, one) => total + f1(one.right, one.found, one.labelled), 0) / scores.length
    const figure = (name: string, value: number, goal: string | null) => ({ name, value, unit: 'share', goal })
    return [
      figure('questions of funders never learned from, F1 pooled', pooled, '>= 0.77'),
      figure('mean F1 of the forms', mean, null),
      figure('narrative recall', sum('told') / sum('narrative'), null),
    ]
  },
}

function scoreOf(
  found: readonly { readonly text: string }[],
  labelled: LabelledForm['questions'],
  { match, likeness }: Scorer,
): Score {
  const matched = match(found, labelled)
  const hit = new Set(matched.map(([at]) => at))
  const others = labelled.flatMap(({ group, accept }) => [group ?? '', ...(accept ?? [])]).filter(Boolean)
  const surplus = found.filter(({ text }, at) => !hit.has(at) && !others.some((one) => likeness(text, one) >= ALIKE))
  const told = matched.filter(([, at]) => labelled[at]!.kind === 'narrative').length
  const narrative = labelled.filter(({ kind }) => kind === 'narrative').length
  const right = matched.length
  return { right, found: right + surplus.length, labelled: labelled.length, narrative, told }
}

function f1(right: number, found: number, labelled: number): number {
  return found + labelled === 0 ? 1 : (2 * right) / (found + labelled)
}
