import { invalid, type WrongFields } from '../../core/shared/app-error.ts'
import type { ApiContext } from './api-context.ts'
import type { UploadedFile } from './uploaded-file.ts'

const NO_FILE: WrongFields = { file: { code: 'http.no-file' } }

/** Names the field `file` as wrong when no file came. */
export function fileMissing(ctx: ApiContext): WrongFields {
  return ctx.state.upload?.file ? {} : NO_FILE
}

/** The file that came with the request. Throws `invalid` when none did. */
export function sentFile(ctx: ApiContext): UploadedFile {
  const file = ctx.state.upload?.file
  if (!file) throw invalid('http.no-file', NO_FILE)
  return file
}
