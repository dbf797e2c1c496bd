import type { FileFormat } from './file-text.ts'
import type { WrittenFile } from './ports.ts'

/** A text as a file to download. */
export interface TextFile extends WrittenFile {
  readonly fileName: string
  /** Names of unfilled placeholders, such as "Your role". The file leaves them out with their line or sentence. */
  readonly leftOut: readonly string[]
}

/**
 * In UTF-16 code units, without the extension; short enough for every file system, even with three bytes per letter.
 */
const LONGEST_NAME = 80

/** Characters that Windows refuses in file names, and invisible ones. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+/gu

/** Names that Windows reserves for devices, whatever follows the first full stop. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * A file name that every file system accepts, with the extension of the format; `otherwise` if nothing is left of the
 * name.
 */
export function textFileName(name: string, format: FileFormat, otherwise: string): string {
  const safe = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const short = safe
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}$/u, '')
    .replace(/^[ .]+|[ .]+$/g, '')
  return `${short === '' ? otherwise : short.replace(DEVICE, '$&_')}.${format}`
}
