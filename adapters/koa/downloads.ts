import type { Context } from 'koa'
import type { TextFile } from '../../core/texts/text-file.ts'

/** What browsers that know no `filename*` save a name as: letters without their marks, and nothing that has to be quoted. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{Pi}\p{Pf}"]/gu, "'")
  return plain.replace(/[^\x20-\x7e]+|[%\\]/g, '_')
}

/**
 * Has the browser save the answer under a name. Letters beyond ASCII stand in `filename*` alone (RFC 6266, 4.3): Koa writes
 * them as Latin-1 where it can, which browsers read as UTF-8.
 */
export function nameFile(ctx: Context, fileName: string): void {
  ctx.attachment(fileName, { fallback: plainName(fileName) })
}

/** Answers with a file that the browser saves under its name. */
export function sendFile(ctx: Context, { fileName, content }: TextFile): void {
  nameFile(ctx, fileName)
  ctx.body = Buffer.from(content)
}

/** The names in a list that is parted by commas; undefined where there is no list. */
export function namesIn<Name extends string>(list: string | undefined): Name[] | undefined {
  return list?.split(',').filter((name): name is Name => name !== '')
}
