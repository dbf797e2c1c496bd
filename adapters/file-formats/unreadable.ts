import { AppError } from '../../core/shared/app-error.ts'
import type { LargeUnit, TooLargeInside } from '../../core/shared/reasons/documents-reasons.ts'

/** What JavaScript engines, their libraries, pdf.js and the canvas say. */
const TOO_MUCH =
  /allocation failed|could not allocate|unable to grow|invalid (array|string|typed array) length|surface failed|from canvas failed|call stack size|maximum size exceeded|string longer than|ERR_STRING_TOO_LONG|ERR_BUFFER_TOO_LARGE|Z_MEM_ERROR|ERR_MEMORY_ALLOCATION_FAILED/i

/** The refusals of files that can't be read. `what` is a noun such as "PDF" or "Word document". */
export function passwordProtected(what: string): AppError {
  return new AppError('unsupported', 'file.password-protected', { values: { what } })
}

/** Also says so where the file is sound, but the reader ran out of memory or of depth. */
export function broken(what: string, cause?: unknown): AppError {
  if (isTooMuch(cause)) return tooMuchMemory(cause)
  return new AppError('unsupported', 'file.broken', { values: { what } }, cause)
}

/** A file of no bytes, or of blanks alone. */
export function empty(): AppError {
  return new AppError('unsupported', 'file.empty')
}

/** A sound file in which nothing is written. */
export function withoutText(what: string): AppError {
  return new AppError('unsupported', 'file.without-text', { values: { what } })
}

export function scannedWithoutText(): AppError {
  return new AppError('unsupported', 'file.scanned')
}

/** A PDF whose fonts don't say which letters they draw. */
export function unreadableLetters(): AppError {
  return new AppError('unsupported', 'file.unreadable-letters')
}

/** More inside than the limits allow. */
export function tooLarge(what: string, most: number, unit: LargeUnit, cause?: unknown): AppError {
  return tooLargeInside({ of: 'amount', what, most, unit }, cause)
}

/** A PDF that grows beyond any document. */
export function growsTooLarge(of: 'unpacked' | 'painted', cause?: unknown): AppError {
  return tooLargeInside({ of, what: 'PDF' }, cause)
}

export function tooMuchMemory(cause?: unknown): AppError {
  return tooLargeInside({ of: 'memory' }, cause)
}

function tooLargeInside(values: TooLargeInside, cause: unknown): AppError {
  return new AppError('unsupported', 'file.too-large-inside', { values }, cause)
}

/** `cause` is of a reader that found no memory for what a file holds, or nested calls as deep as the file nests. */
function isTooMuch(cause: unknown): boolean {
  return cause instanceof Error && TOO_MUCH.test(`${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`)
}

/** A file that ended the process that read it, and another that tried again. */
export function endsItsReader(cause?: unknown): AppError {
  return new AppError('unsupported', 'file.ends-its-reader', {}, cause)
}

export function tooSlow(seconds: number): AppError {
  return new AppError('unsupported', 'file.too-slow', { values: { seconds } })
}

/** `found` names the type with its article, such as "a JPEG picture"; null when it is unknown. */
export function unknownType(found: string | null, instead?: 'unpack' | 'save-message'): AppError {
  return new AppError('unsupported', 'file.unknown-type', { values: { found, ...(instead && { instead }) } })
}
