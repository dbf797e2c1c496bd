import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pdf } from '../adapters/file-formats/pdf/pdf-files.ts'
import type { ChosenFile } from './visitor.ts'

const sample = fileURLToPath(new URL('../../apps/server/sample-organisation/', import.meta.url))

const filesIn = (folder: string) =>
  readdirSync(join(sample, folder))
    .sort()
    .map((name) => ({ name, path: join(sample, folder, name) }))

/** The library of the sample organisation: PDF, DOCX and Markdown. */
export const sampleDocuments = filesIn('documents')

/** A funder's form of 16 questions. */
export const sampleForm = join(sample, 'form', 'Brightwater Foundation application form.docx')

const pdfFile = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer })

const NUMBERED_QUESTIONS = [
  '1. Tell us about your organisation and its aims. (max 90 words)',
  '2. Who benefits from your work, and how many people do you reach? (maximum 120 words)',
  '3. How do you keep children and adults at risk safe? (400 characters)',
  '4. How is your organisation governed?',
]

/** A funder's form as a PDF: numbered questions with a box beneath each. */
export async function numberedForm(): Promise<ChosenFile> {
  const buffer = await pdf((page) => {
    page.fontSize(18).text('Riverside Trust: Community Grants 2027').moveDown()
    page.fontSize(11).text('Please answer every question. We decide in March.').moveDown()
    for (const question of NUMBERED_QUESTIONS) {
      page.font('Helvetica-Bold').text(question).font('Helvetica')
      page.rect(60, page.y + 6, 470, 90).stroke()
      page.y += 116
    }
  })
  return pdfFile('Riverside Trust form.pdf', buffer)
}

export async function protectedPdf(): Promise<ChosenFile> {
  const buffer = await pdf((page) => page.text('What difference will you make?'), { userPassword: 'lighthouse' })
  return pdfFile('Locked form.pdf', buffer)
}

/** Begins as a PDF does and ends in the middle. */
export async function brokenPdf(): Promise<ChosenFile> {
  const whole = await pdf((page) => page.text('1. What difference will you make?'))
  return pdfFile('Damaged form.pdf', whole.subarray(0, 300))
}

/** What is no PDF but for its name. */
export const noise: ChosenFile = pdfFile('Annual accounts.pdf', randomBytes(4096))
