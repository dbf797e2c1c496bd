import type { FileFormat } from './file-text.ts'
import type { WrittenFile } from './ports/text-file-writer.ts'

/** A text as a file to be downloaded. */
export interface TextFile extends WrittenFile {
  readonly fileName: string
  /** What is still to be filled in, as "Your role": it is left out, with the line or sentence around it. */
  readonly leftOut: readonly string[]
}

/** In UTF-16 code units, without the extension: what every file system takes, also where a letter needs three bytes. */
const LONGEST_NAME = 80

/** Characters that Windows refuses in the name of a file, and those that can't be seen. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}]+/gu

/** Names that Windows keeps for devices, whatever follows the first point. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** A name as every file system takes it, with the extension of the format; `otherwise` where nothing is left of it. */
export function textFileName(name: string, format: FileFormat, otherwise: string): string {
  const safe = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const short = safe
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}$/u, '')
    .replace(/^[ .]+|[ .]+$/g, '')
  return `${short === '' ? otherwise : short.replace(DEVICE, '$&_')}.${format}`
}
