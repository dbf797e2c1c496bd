import type { Form } from '../../core/proposals/form.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'
import { FORMAT_NOUNS, recogniseFormat, type FileFormat } from '../file-formats/recognise-format.ts'
import { broken } from '../file-formats/unreadable.ts'
import { readDocForm } from './doc/read-doc-form.ts'
import { readDocxForm } from './docx/read-docx-form.ts'
import { readHtmlForm } from './html/read-html-form.ts'
import { readMarkdownForm } from './markdown/read-markdown-form.ts'
import { readOdtForm } from './odt/read-odt-form.ts'
import { readPdfForm } from './pdf/read-pdf-form.ts'
import type { RecogniseScan } from './pdf/scanned-text.ts'
import { readTextForm } from './text/read-text-form.ts'
import { readXlsxForm } from './xlsx/read-xlsx-form.ts'

type ReadFormat = (bytes: Uint8Array, recogniseScan?: RecogniseScan) => Form | Promise<Form>

const READERS: Record<FileFormat, ReadFormat | null> = {
  // pdf.js takes no Buffer, and takes over the memory that it is given.
  pdf: (bytes, recogniseScan) => readPdfForm(new Uint8Array(bytes), recogniseScan),
  docx: readDocxForm,
  odt: readOdtForm,
  xlsx: readXlsxForm,
  doc: readDocForm,
  html: readHtmlForm,
  markdown: readMarkdownForm,
  text: readTextForm,
  rtf: null,
  pptx: null,
  csv: null,
}

/**
 * Reads a funder's form of any accepted type. Throws `unsupported` with a sentence for the user otherwise, also for
 * scans where no `recogniseScan` is given.
 */
export async function readForm(
  file: { readonly fileName: string; readonly bytes: Uint8Array },
  recogniseScan?: RecogniseScan,
): Promise<Form> {
  const format = await recogniseFormat(file.bytes, file.fileName)
  const read = READERS[format]
  if (read === null) throw noFormType(format)
  try {
    return await read(file.bytes, recogniseScan)
  } catch (error) {
    throw isAppError(error) ? error : broken(FORMAT_NOUNS[format], error)
  }
}

function noFormType(format: FileFormat): AppError {
  const article = /^[aeiouAEIOU]|^RTF/.test(FORMAT_NOUNS[format]) ? 'an' : 'a'
  return new AppError(
    'unsupported',
    'form.unsupported-type',
    `This is ${article} ${FORMAT_NOUNS[format]}, which can't be read as a form. ` +
      'Accepted are PDF, Word (DOCX or DOC), OpenDocument text (ODT), Excel (XLSX), HTML, Markdown and plain text.',
  )
}
