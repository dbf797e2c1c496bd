import { AppError } from '../../core/shared/app-error.ts'
import type { LargeUnit, TooLargeInside } from '../../core/shared/reasons/reasons-of-content.ts'

/** Messages of JavaScript engines, their libraries, pdf.js and the canvas. */
const TOO_MUCH =
  /allocation failed|could not allocate|unable to grow|invalid (array|string|typed array) length|surface failed|from canvas failed|call stack size|maximum size exceeded|string longer than|ERR_STRING_TOO_LONG|ERR_BUFFER_TOO_LARGE|Z_MEM_ERROR|ERR_MEMORY_ALLOCATION_FAILED/i

/** Errors for unreadable files. `what` is a noun such as "PDF" or "Word document". */
export function passwordProtected(what: string): AppError {
  return new AppError('unsupported', 'file.password-protected', { values: { what } })
}

/** Also covers sound files for which the reader ran out of memory or stack. */
export function broken(what: string, cause?: unknown): AppError {
  if (isTooMuch(cause)) return tooMuchMemory(cause)
  return new AppError('unsupported', 'file.broken', { values: { what } }, cause)
}

/** A file with no content, or only spaces. */
export function empty(): AppError {
  return new AppError('unsupported', 'file.empty')
}

/** A sound file without text. */
export function withoutText(what: string): AppError {
  return new AppError('unsupported', 'file.without-text', { values: { what } })
}

export function scannedWithoutText(): AppError {
  return new AppError('unsupported', 'file.scanned')
}

/** A PDF whose fonts don't map to letters. */
export function unreadableLetters(): AppError {
  return new AppError('unsupported', 'file.unreadable-letters')
}

/** Content that exceeds the limits. */
export function tooLarge(what: string, most: number, unit: LargeUnit, cause?: unknown): AppError {
  return tooLargeInside({ of: 'amount', what, most, unit }, cause)
}

/** A PDF that expands beyond any document's size. */
export function growsTooLarge(of: 'unpacked' | 'painted', cause?: unknown): AppError {
  return tooLargeInside({ of, what: 'PDF' }, cause)
}

export function tooMuchMemory(cause?: unknown): AppError {
  return tooLargeInside({ of: 'memory' }, cause)
}

function tooLargeInside(values: TooLargeInside, cause: unknown): AppError {
  return new AppError('unsupported', 'file.too-large-inside', { values }, cause)
}

/** Whether the reader ran out of memory, or of stack for deeply nested content. */
function isTooMuch(cause: unknown): boolean {
  return cause instanceof Error && TOO_MUCH.test(`${(cause as NodeJS.ErrnoException).code ?? ''} ${cause.message}`)
}

/** A file that crashed two processes that read it. */
export function endsItsReader(cause?: unknown): AppError {
  return new AppError('unsupported', 'file.ends-its-reader', {}, cause)
}

export function tooSlow(seconds: number): AppError {
  return new AppError('unsupported', 'file.too-slow', { values: { seconds } })
}

/** `found` names the type with its article, such as "a JPEG picture"; null if it is unknown. */
export function unknownType(found: string | null, instead?: 'unpack' | 'save-message'): AppError {
  return new AppError('unsupported', 'file.unknown-type', { values: { found, ...(instead && { instead }) } })
}
