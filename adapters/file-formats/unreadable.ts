import { AppError } from '../../core/shared/app-error.ts'

const ACCEPTED_TYPES =
  'PDF, Word (DOCX or DOC), OpenDocument text (ODT), RTF, Excel (XLSX), PowerPoint (PPTX), HTML, Markdown, CSV and plain text'

/** What JavaScript engines, their libraries, pdf.js and the canvas say. */
const TOO_MUCH =
  /allocation failed|could not allocate|unable to grow|invalid (array|string|typed array) length|surface failed|from canvas failed|call stack size|maximum size exceeded|string longer than|ERR_STRING_TOO_LONG|ERR_BUFFER_TOO_LARGE|Z_MEM_ERROR|ERR_MEMORY_ALLOCATION_FAILED/i

/** The sentences for files that can't be read. `what` is a noun such as "PDF" or "Word document". */
function unreadable(reason: string, message: string, cause?: unknown): AppError {
  return new AppError('unsupported', `file.${reason}`, message, {}, cause)
}

export function passwordProtected(what: string): AppError {
  return unreadable(
    'password-protected',
    `The ${what} is protected by a password. Remove the password and upload it again.`,
  )
}

/** Also says so where the file is sound, but the reader ran out of memory or of depth. */
export function broken(what: string, cause?: unknown): AppError {
  if (isTooMuch(cause)) return tooMuchMemory(cause)
  return unreadable('broken', `The ${what} is damaged or incomplete and can't be opened. Upload it again.`, cause)
}

/** A file of no bytes, or of blanks alone. */
export function empty(): AppError {
  return unreadable('empty', 'The file is empty.')
}

/** A sound file in which nothing is written. */
export function withoutText(what: string): AppError {
  return unreadable('without-text', `The ${what} holds no text.`)
}

export function scannedWithoutText(): AppError {
  return unreadable(
    'scanned',
    'The PDF is a scan: it holds pictures of pages and no text. Upload a version whose text can be selected.',
  )
}

/** A PDF whose fonts don't say which letters they draw. */
export function unreadableLetters(): AppError {
  return unreadable(
    'unreadable-letters',
    'The text of the PDF can be seen but not read: its fonts do not say which letters they hold. Export it anew.',
  )
}

/** More inside than the limits allow; `limit` completes "It holds more than …". */
export function tooLarge(what: string, limit: string, cause?: unknown): AppError {
  return unreadable('too-large-inside', `The ${what} is too large to be read: it holds more than ${limit}.`, cause)
}

export function tooMuchMemory(cause?: unknown): AppError {
  return unreadable(
    'too-large-inside',
    'The file is too large inside to be read. Split it or save it in a simpler form.',
    cause,
  )
}

/** `cause` is of a reader that found no memory for what a file holds, or nested calls as deep as the file nests. */
function isTooMuch(cause: unknown): boolean {
  return cause instanceof Error && TOO_MUCH.test(`${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`)
}

/** A file that ended the process that read it, and another that tried again. */
export function endsItsReader(cause?: unknown): AppError {
  return unreadable('ends-its-reader', 'The file could not be read. Save it in another format and upload that.', cause)
}

export function tooSlow(seconds: number): AppError {
  return unreadable('too-slow', `The file could not be read within ${seconds} seconds. Split it or save it anew.`)
}

/** `found` names the type with its article, such as "a JPEG picture"; null when it is unknown. */
export function unknownType(found: string | null): AppError {
  const is = found === null ? 'The type of this file is not known.' : `This is ${found}, which can't be read here.`
  return unreadable('unknown-type', `${is} Accepted are ${ACCEPTED_TYPES}.`)
}
