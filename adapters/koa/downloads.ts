import anyAscii from 'any-ascii'
import type { Context } from 'koa'
import type { TextFile } from '../../core/texts/text-file.ts'

/** What browsers that know no `filename*` save a name as: nothing in it has to be quoted. */
const plainName = (name: string) =>
  anyAscii(name)
    .replaceAll('"', "'")
    .replace(/[%\\/]/g, '_')

/** As many words as fit a header well. */
const MOST_WORDS = 20

/**
 * Has the browser save the answer under a name. Letters beyond ASCII stand in `filename*` alone (RFC 6266, 4.3): Koa writes
 * them as Latin-1 where it can, which browsers read as UTF-8.
 */
export function nameFile(ctx: Context, fileName: string): void {
  ctx.attachment(fileName, { fallback: plainName(fileName) })
}

/**
 * Answers with a file that the browser saves under its name. What its format can't show stands in the header `Not-Shown`:
 * encoded words, parted by commas; so does in `Left-Out` what is still to be filled in.
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

/** The names in a list that is parted by commas; undefined where there is no list. */
export function namesIn<Name extends string>(list: string | undefined): Name[] | undefined {
  return list?.split(',').filter((name): name is Name => name !== '')
}
