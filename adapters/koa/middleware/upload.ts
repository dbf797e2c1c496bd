import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { koaBody } from 'koa-body'
import type { ApiContext, ApiMiddleware } from '../api-context.ts'
import type { UploadedFile } from '../uploaded-file.ts'
import { assertBodyType, bodyError } from './body-errors.ts'
import { cleanFileName } from './file-name.ts'

const MAX_FIELDS = 100
const MAX_FIELD_BYTES = 1024 * 1024
const MEGABYTE = 1024 * 1024

/** Reads a multipart body into `ctx.state.upload`; the file waits in a folder that goes when the request is through. */
export function upload(maxBytes: number, folder: string = tmpdir()): ApiMiddleware {
  return async (ctx, next) => {
    assertBodyType(ctx, 'multipart/form-data')
    const uploadDir = await mkdtemp(join(folder, 'grantwright-upload-'))
    try {
      await readMultipart(ctx, uploadDir, maxBytes)
      await next()
    } finally {
      await rm(uploadDir, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
    }
  }
}

async function readMultipart(ctx: ApiContext, uploadDir: string, maxBytes: number): Promise<void> {
  const read = koaBody({
    multipart: true,
    multipartTypes: ['multipart/form-data'],
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir,
      maxFiles: 1,
      maxFileSize: maxBytes,
      maxTotalFileSize: maxBytes,
      maxFields: MAX_FIELDS,
      maxFieldsSize: MAX_FIELD_BYTES,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart: (part, handle) => {
        // A file without a type would be kept in memory as a field.
        if (part.originalFilename !== null) part.mimetype ??= 'application/octet-stream'
        handle(part)
      },
    },
    onError: (error) => {
      throw bodyError(error, `The file is too large: at most ${Math.floor(maxBytes / MEGABYTE)} MB can be uploaded.`)
    },
  })
  await read(ctx, () => Promise.resolve())
  ctx.state.upload = { file: fileOf(ctx), fields: fieldsOf(ctx.request.body) }
}

function fileOf(ctx: ApiContext): UploadedFile | null {
  const file = [ctx.request.files?.['file']].flat()[0]
  if (!file) return null
  return { fileName: cleanFileName(file.originalFilename ?? ''), content: bytesOf(file.filepath) }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

/** Opened only when somebody reads it. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) yield chunk as Uint8Array
}
