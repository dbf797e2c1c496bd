import { AppError } from '../../core/shared/app-error.ts'

/**
 * The most pixels of one picture; an A4 page scanned at 600 dots per inch has 35 million. Each takes at least four
 * bytes.
 */
export const MAX_PICTURE_PIXELS = 40_000_000
const LONGEST_DICTIONARY = 4_000

/**
 * Throws `unsupported` for a PDF with a larger picture, by the size that the file states, before anything is unpacked.
 * The description of a picture is never compressed. Pictures that state their size indirectly are skipped when pages
 * are drawn.
 */
export function boundPictures(bytes: Uint8Array): void {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let [from, at] = [0, pdf.indexOf('stream')]; at >= 0; [from, at] = [at, pdf.indexOf('stream', at + 6)]) {
    const before = pdf.toString('latin1', Math.max(from, at - LONGEST_DICTIONARY), at)
    if (pixelsOf(before.slice(before.lastIndexOf(' obj') + 1)) > MAX_PICTURE_PIXELS) throw tooManyPixels()
  }
}

function pixelsOf(dictionary: string): number {
  if (!/\/Image\b/.test(dictionary)) return 0
  const [width, height] = ['Width', 'Height'].map(
    (name) => new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1],
  )
  return Number(width ?? 0) * Number(height ?? 0)
}

function tooManyPixels(): AppError {
  const megapixels = MAX_PICTURE_PIXELS / 1_000_000
  return new AppError('unsupported', 'file.too-large-inside', { values: { of: 'picture', megapixels } })
}
