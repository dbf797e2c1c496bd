import type { Form } from '../../core/proposals/form.ts'
import { recogniseFormat, type FileFormat } from '../file-formats/recognise-format.ts'
import { readDocxForm } from './docx/read-docx-form.ts'
import { readHtmlForm } from './html/read-html-form.ts'
import { readMarkdownForm } from './markdown/read-markdown-form.ts'
import { readTextForm } from './text/read-text-form.ts'

const READERS: Partial<Record<FileFormat, (bytes: Uint8Array) => Form | Promise<Form>>> = {
  docx: readDocxForm,
  html: readHtmlForm,
  markdown: readMarkdownForm,
  text: readTextForm,
}

export async function readForm(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<Form> {
  const format = await recogniseFormat(file.bytes, file.fileName)
  const reader = READERS[format]
  if (reader === undefined) throw new Error(format)
  return reader(file.bytes)
}
