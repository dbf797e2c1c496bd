import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiMiddleware } from '../api-context.ts'
import { assertBodyType } from './body-errors.ts'
import { fileTooLarge, readMultipart } from './multipart.ts'

const MULTIPART = 'multipart/form-data'
/** Space for everything around the file: fields and part boundaries. */
const BESIDE_THE_FILE = 2 * 1024 * 1024

/** Reads a multipart body into `ctx.state.upload`. The file is in a folder that is removed after the request. */
export function upload(maxBytes: number, folder: string = tmpdir()): ApiMiddleware {
  return async (ctx, next) => {
    assertBodyType(ctx, MULTIPART)
    if (!ctx.is(MULTIPART)) {
      ctx.state.upload = { file: null, fields: {}, digest: '' }
      return next()
    }
    if ((ctx.request.length ?? 0) > maxBytes + BESIDE_THE_FILE) throw fileTooLarge(maxBytes)
    const uploadDir = await mkdtemp(join(folder, 'grantwright-upload-'))
    try {
      ctx.state.upload = await readMultipart(ctx.req, { folder: uploadDir, maxBytes })
      return await next()
    } finally {
      await rm(uploadDir, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
    }
  }
}
