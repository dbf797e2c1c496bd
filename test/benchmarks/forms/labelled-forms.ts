import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { directReadings } from '../../../apps/wiring/workers/readings.ts'
import type { Form } from '../../../core/proposals/form.ts'

/** A question as somebody labelled it who read the form. */
export interface LabelledQuestion {
  readonly text: string
  readonly guidance: string | null
  readonly section: string | null
  readonly word_limit: number | null
  readonly characters_limit: number | null
  readonly kind: 'narrative' | 'fact'
  /** Other texts that may be taken for it. */
  readonly accept?: readonly string[]
  /** The heading that it shares with others. */
  readonly group?: string
}

export interface LabelledForm {
  readonly file: string
  /** The first word of the file's name, for its funder: its forms resemble each other, so they are left out together. */
  readonly fold: string
  /** Such as `pdf`. */
  readonly format: string
  readonly form: Form
  readonly questions: readonly LabelledQuestion[]
}

const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared')
const LABELS = '.expected.json'

/** Reads all labelled forms; those that can't be read are named on stderr and have no blocks. */
export async function readLabelledForms(): Promise<LabelledForm[]> {
  const folder = resolve(SHARED, 'data/forms')
  if (!existsSync(folder)) throw new Error(`The labelled data is not there: ${folder} (BENCH_DATA names its folder).`)
  const readings = directReadings()
  const forms: LabelledForm[] = []
  for (const name of readdirSync(folder)
    .filter((one) => one.endsWith(LABELS))
    .sort()) {
    const file = name.slice(0, -LABELS.length)
    const { questions } = JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as Pick<LabelledForm, 'questions'>
    const bytes = new Uint8Array(readFileSync(resolve(folder, file)))
    const form = await readings.readForm({ fileName: file, bytes }).catch((error: unknown) => unread(file, error))
    const fold = file.split('-')[0] ?? file
    forms.push({ file, fold, format: extname(file).slice(1), form, questions })
  }
  return forms
}

function unread(file: string, error: unknown): Form {
  console.error(`  ${file}: ${error instanceof Error ? error.message : String(error)}`)
  return { mediaType: '', title: null, blocks: [] }
}
