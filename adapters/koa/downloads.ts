import type { Context } from 'koa'
import type { TextFile } from '../../core/texts/text-file.ts'

/** Answers with a file that the browser saves under its name. */
export function sendFile(ctx: Context, { fileName, content }: TextFile): void {
  ctx.attachment(fileName)
  ctx.body = Buffer.from(content)
}

/** The names in a list that is parted by commas; undefined where there is no list. */
export function namesIn<Name extends string>(list: string | undefined): Name[] | undefined {
  return list?.split(',').filter((name): name is Name => name !== '')
}
