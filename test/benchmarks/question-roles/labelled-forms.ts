import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { LabelledQuestion, Likeness } from './align-labels.ts'
import { realLines, type FormLines } from './form-lines.ts'

/** Real forms with labels, and the program that scores against them. */
const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared')
const FORMS = resolve(SHARED, 'data/forms')
const ENDING = '.expected.json'
/** A folder that keeps what was read, as some forms take long: empty it when a reader changes. */
const READINGS = process.env['BENCH_READINGS'] ?? null

export interface Scorer {
  readonly likeness: Likeness
  match(
    found: readonly { readonly text: string }[],
    labelled: readonly LabelledQuestion[],
  ): (readonly [found: number, labelled: number, likeness: number])[]
}

export interface LabelledForm {
  readonly lines: FormLines
  readonly questions: readonly LabelledQuestion[]
}

export async function scorer(): Promise<Scorer> {
  return (await import(resolve(SHARED, 'tools/score-questions.mjs'))) as Scorer
}

/** Every labelled form, read from its file. */
export async function labelledForms(): Promise<LabelledForm[]> {
  const { likeness } = await scorer()
  const forms: LabelledForm[] = []
  for (const fileName of labelledFiles()) {
    const form = await readForm(fileName)
    const questions = labelsOf(fileName)
    forms.push({ lines: realLines(fileName, form, questions, likeness), questions })
  }
  return forms
}

/** The names of the files with labels. */
export function labelledFiles(): string[] {
  if (!existsSync(FORMS)) throw new Error(`The labelled data is not there: ${FORMS} (BENCH_DATA names its folder).`)
  const labels = readdirSync(FORMS).filter((file) => file.endsWith(ENDING))
  return labels.map((name) => name.slice(0, -ENDING.length))
}

export function labelsOf(fileName: string): LabelledQuestion[] {
  const labels = readFileSync(resolve(FORMS, fileName + ENDING), 'utf8')
  return (JSON.parse(labels) as { questions: LabelledQuestion[] }).questions
}

export function bytesOf(fileName: string): Uint8Array {
  return readFileSync(resolve(FORMS, fileName))
}

export async function readForm(fileName: string): Promise<Form> {
  const kept = READINGS === null ? null : resolve(READINGS, `${fileName}.json`)
  if (kept !== null && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Form
  const form = await directReadings().readForm({ fileName, bytes: bytesOf(fileName) })
  if (kept !== null) writeFileSync(kept, JSON.stringify(form))
  return form
}
