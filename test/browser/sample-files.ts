import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sample = fileURLToPath(new URL('../../apps/server/sample-organisation/', import.meta.url))

const filesIn = (folder: string) =>
  readdirSync(join(sample, folder))
    .sort()
    .map((name) => ({ name, path: join(sample, folder, name) }))

/** The library of the sample organisation: PDF, DOCX and Markdown. */
export const sampleDocuments = filesIn('documents')

/** A funder's form of 16 questions. */
export const sampleForm = join(sample, 'form', 'Brightwater Foundation application form.docx')
