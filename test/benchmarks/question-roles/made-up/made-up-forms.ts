import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { splitOrdinal } from '../../../../core/proposals/question/printed-ordinal.ts'
import type { Form } from '../../../../core/proposals/form/form.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { withAnswers } from './answers.ts'
import type { WrittenForm } from './notation.ts'
import { parseForm } from './parse-form.ts'
import { styleOf } from './draw-style.ts'
import { FORMS } from './forms-folder.ts'
import { withGuidance, withParts } from './parts.ts'
import { seededNumbers } from '../../seeded-text.ts'
import { setForm } from './set-form.ts'
import { wordsOf, type Sheet, type Words } from './sheet.ts'
import { nameOf, type Medium, type Style } from './style.ts'
import { writeDocx, writeXlsx } from './write-office.ts'
import { writePdf } from './write-pdf.ts'
import { writeHtml, writeMarkdown, writePlainText } from './write-text.ts'

/** A made-up form, set in one style, written to a file and read again as a user's upload would be. */
export interface MadeUpForm {
  readonly name: string
  readonly layout: string
  /** What was written, with the passages added about it. */
  readonly written: WrittenForm
  readonly form: Form
  /** The words as set, in printed order: `labelItems(printedItems(form), words)` labels what was read. */
  readonly words: readonly Words[]
}

export function writtenForms(): WrittenForm[] {
  const names = readdirSync(FORMS).filter((name) => name.endsWith('.form'))
  return names.sort().map((name) => parseForm(name, readFileSync(path.join(FORMS, name), 'utf8')))
}

/** Every made-up form in so many layouts; the same seed gives the same ones. Those that hold answers are set filled in. */
export async function madeUpForms(seed: number, layoutsPerForm: number): Promise<MadeUpForm[]> {
  const made: MadeUpForm[] = []
  for (const [index, written] of writtenForms().entries())
    for (let layout = 0; layout < layoutsPerForm; layout++)
      made.push(await madeUpForm(written, seed * 1_000_003 + index * 101 + layout))
  return made
}

/** Every so many forms are filled in by us, whether their writer gave answers or not. */
const FILLED = 6

/** The form with what funders print about it and, now and then, what applicants answer. */
function extended(plain: WrittenForm, seed: number): WrittenForm {
  const next = seededNumbers(seed)
  const helped = withParts(withGuidance(plain, next), next)
  const answered = plain.elements.some(({ role }) => role === 'answer')
  return seed % FILLED === 0 && !answered ? withAnswers(helped, next) : helped
}

/** One form in the style of one seed. */
export async function madeUpForm(plain: WrittenForm, seed: number): Promise<MadeUpForm> {
  const answers = plain.elements.some(({ role }) => role === 'answer') || seed % FILLED === 0
  const written = extended(plain, seed)
  const media = written.layouts as readonly Medium[]
  const medium = media.length > 0 ? { medium: media[seed % media.length]! } : {}
  const style = styleOf(seed, {
    ...medium,
    filled: answers && (seed % 4 !== 0 || seed % FILLED === 0),
    numbered: typesNumbers(written),
    questions: written.questions,
  })
  const sheet = setForm(written, style)
  const bytes = await fileOf(sheet, style, written.title)
  const form = await new DirectFormReader().read({ fileName: `form.${style.medium}`, bytes })
  return { name: written.name, layout: nameOf(style), written, form, words: wordsOf(sheet) }
}

function typesNumbers({ elements }: WrittenForm): boolean {
  const asked = elements.filter(({ role }) => role === 'question')
  return asked.filter(({ text }) => splitOrdinal(text).number !== null).length * 3 > asked.length
}

async function fileOf(sheet: Sheet, style: Style, title: string): Promise<Uint8Array> {
  if (style.medium === 'docx') return writeDocx(sheet)
  if (style.medium === 'xlsx') return writeXlsx(sheet)
  if (style.medium === 'pdf') return writePdf(sheet, style, title)
  if (style.medium === 'html') return writeHtml(sheet)
  return style.medium === 'md' ? writeMarkdown(sheet) : writePlainText(sheet, style)
}
