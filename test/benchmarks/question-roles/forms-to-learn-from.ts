import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { LabelledQuestion, Likeness } from './align-labels.ts'
import { madeUpLines, partOf, realLines, type FormLines } from './form-lines.ts'
import { labelledForms, scorer, type LabelledForm } from './labelled-forms.ts'
import { madeUpForms } from './made-up/made-up-forms.ts'

const SEED = 1
const LAYOUTS = 3
/** Forms of a few lines, as the tests of the finder have them, with what is asked in them. */
const SMALL = resolve(import.meta.dirname, 'small-forms.jsonl')
const SMALL_COUNTS = 2

/** The real forms with their labels, and all to learn from: these, made-up ones, small ones, and a part of each. */
export async function formsToLearnFrom(): Promise<{ real: LabelledForm[]; all: FormLines[] }> {
  const real = await labelledForms()
  const { likeness } = await scorer()
  const whole = [...real.map(({ lines }) => lines), ...(await madeUpForms(SEED, LAYOUTS)).map(madeUpLines)]
  const all = [...whole, ...smallForms(likeness), ...whole.map(partOf)]
  return { real, all: all.filter(({ candidates }) => candidates.length > 0) }
}

function smallForms(likeness: Likeness): FormLines[] {
  const lines = readFileSync(SMALL, 'utf8').trim().split('\n')
  return lines.map((line, at) => {
    const { form, questions } = JSON.parse(line) as { form: Form; questions: LabelledQuestion[] }
    return { ...realLines(`small ${at}`, form, questions, likeness), isMadeUp: true, counts: SMALL_COUNTS }
  })
}
