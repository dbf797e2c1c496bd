import type { FormLines } from './form-lines.ts'
import { madeUpLines } from './form-lines.ts'
import { labelledForms, type LabelledForm } from './labelled-forms.ts'
import { madeUpForms } from './made-up/made-up-forms.ts'

const SEED = 1
const LAYOUTS = 2

/** The real forms with their labels, and all forms to learn from: the real and the made-up ones. */
export async function formsToLearnFrom(): Promise<{ real: LabelledForm[]; all: FormLines[] }> {
  const real = await labelledForms()
  const madeUp = (await madeUpForms(SEED, LAYOUTS)).map(madeUpLines).filter(({ candidates }) => candidates.length > 0)
  return { real, all: [...real.map(({ lines }) => lines), ...madeUp] }
}
