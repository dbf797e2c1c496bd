import anyAscii from 'any-ascii'
import type { Context } from 'koa'
import type { TextFile } from '../../core/texts/text-file.ts'

/** File name for browsers without support of `filename*`: nothing in it needs quoting. */
const plainName = (name: string) =>
  anyAscii(name)
    .replaceAll('"', "'")
    .replace(/[%\\/]/g, '_')

/** Maximum number of words in a header. */
const MOST_WORDS = 20

/**
 * Makes the browser save the response under a name. Non-ASCII letters are only in `filename*` (RFC 6266, 4.3): Koa
 * writes them as Latin-1 if it can, which browsers read as UTF-8.
 */
export function nameFile(ctx: Context, fileName: string): void {
  ctx.attachment(fileName, { fallback: plainName(fileName) })
}

/**
 * Sends a file for download. The header `Not-Shown` lists characters that its format can't show, and `Left-Out`
 * unfilled placeholders, as encoded words separated by commas.
 */
export function sendFile(ctx: Context, { fileName, content, notShown, leftOut }: TextFile): void {
  nameFile(ctx, fileName)
  setWords(ctx, 'Not-Shown', notShown)
  setWords(ctx, 'Left-Out', leftOut)
  ctx.body = Buffer.from(content)
}

function setWords(ctx: Context, header: string, words: readonly string[]): void {
  if (words.length > 0) ctx.set(header, words.slice(0, MOST_WORDS).map(encoded).join(','))
}

const encoded = (words: string) => encodeURIComponent([...words].slice(0, 40).join(''))

/** The names in a comma-separated list; undefined if there is none. */
export function namesIn<Name extends string>(list: string | undefined): Name[] | undefined {
  return list?.split(',').filter((name): name is Name => name !== '')
}
