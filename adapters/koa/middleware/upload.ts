import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { Upload, UploadedFile } from '../uploaded-file.ts'
import { assertBodyType, malformedBody, tooLargeBody } from './body-errors.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { ApiMiddleware } from '../api-context.ts'

const MAX_LENGTH = 255
const CONTROLS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const HALF_A_PAIR = /\p{Cs}/gu

/** Escapes that browsers send for quotes and line breaks, which a multipart header can't have. */
const ESCAPED = /%(?:22|0D|0A)/gi

/**
 * Cleans a file name: without folders, invisible characters and direction marks, at most 255 characters, keeping the
 * extension.
 */
function cleanFileName(given: string): string {
  const own = given.split(/[/\\]/).at(-1) ?? ''
  const name = own
    .replace(ESCAPED, decodeURIComponent)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(CONTROLS, '')
    .trim()
  if (name === '' || name === '.' || name === '..') return 'document'
  if (name.length <= MAX_LENGTH) return name
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, MAX_LENGTH - extension.length).replace(HALF_A_PAIR, '') + extension
}

const MEGABYTE = 1024 * 1024
const FILE = 'file'
const MAX_FIELDS = 100
const MAX_FIELD_BYTES = 100 * 1024
const MAX_BYTES_OF_FIELDS = MEGABYTE
const MAX_HEAD_LINES = 20
const MAX_HEAD_BYTES = 16 * 1024
/** Maximum length in RFC 2046. */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))\s*(?:;|$)/i

interface MultipartOptions {
  /** Folder for the file. */
  readonly folder: string
  /** Limit for the file. */
  readonly maxBytes: number
}

/**
 * Reads a multipart body with one file and some fields. Throws `malformed` or `too-large`, and then leaves the rest
 * unread.
 */
async function readMultipart(request: IncomingMessage, options: MultipartOptions): Promise<Upload> {
  const parser = openParser(request, options.maxBytes)
  const parts = new UploadParts(options)
  try {
    await parsedInto(parts, parser, request)
    return await parts.whole()
  } catch (error) {
    request.unpipe(parser)
    await parts.abandon()
    throw error
  }
}

function openParser(request: IncomingMessage, maxBytes: number): BusboyInstance {
  const [, quoted, plain] = BOUNDARY.exec(request.headers['content-type'] ?? '') ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw malformedBody()
  const headers: BusboyHeaders = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  return new Busboy({
    headers,
    preservePath: true,
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + 1,
      headerPairs: MAX_HEAD_LINES,
      headerSize: MAX_HEAD_BYTES,
    },
  })
}

function parsedInto(parts: UploadParts, parser: BusboyInstance, request: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = (act: () => void) => {
      try {
        act()
      } catch (error) {
        reject(error)
      }
    }
    const refuseParts = () => reject(tooLargeBody({ of: 'field-count', most: MAX_FIELDS }))
    parser.on('file', (field, stream, fileName) => parts.keepFile(field, stream, fileName, reject))
    parser.on('field', (name, value, _isNameCut, isCut) => attempt(() => parts.keepField(name, value, isCut)))
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuseParts)
    parser.on('error', (cause) => reject(malformedBody(cause)))
    parser.on('finish', resolve)
    request.on('error', reject)
    request.on('close', () => request.complete || reject(malformedBody()))
    request.pipe(parser)
  })
}

/** The parts of an upload read so far. */
class UploadParts {
  private readonly fields = new Map<string, string>()
  private fieldBytes = 0
  private file: UploadedFile | null = null
  private written: Promise<void> = Promise.resolve()
  private stream: Readable | undefined
  private readonly digest = createHash('sha256')

  constructor(private readonly options: MultipartOptions) {}

  keepField(name: string | undefined, value: string, isCut: boolean): void {
    if (name === undefined) return
    this.fieldBytes += name.length + value.length
    if (isCut || this.fieldBytes > MAX_BYTES_OF_FIELDS) throw tooLargeBody({ of: 'fields' })
    this.fields.set(name, value)
  }

  keepFile(field: string | undefined, stream: Readable, fileName: string, refuse: (error: Error) => void): void {
    const path = join(this.options.folder, FILE)
    this.stream = stream
    stream.once('limit', () => refuse(this.fileTooLarge()))
    this.written = pipeline(stream, (bytes: AsyncIterable<Buffer>) => this.digested(bytes), createWriteStream(path))
    this.written.catch(refuse)
    if (field === FILE) this.file = { fileName: cleanFileName(fileName), content: bytesOf(path) }
  }

  async whole(): Promise<Upload> {
    await this.written
    return { file: this.file, fields: Object.fromEntries(this.fields), digest: this.digest.digest('hex') }
  }

  private async *digested(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      this.digest.update(chunk)
      yield chunk
    }
  }

  /** Resolves when writing has ended. */
  async abandon(): Promise<void> {
    this.stream?.destroy(new Error('The rest of the upload is not wanted.'))
    await this.written.catch(() => undefined)
  }

  private fileTooLarge(): Error {
    return fileTooLarge(this.options.maxBytes)
  }
}

function fileTooLarge(maxBytes: number): Error {
  return tooLargeBody({ of: 'file', bytes: maxBytes })
}

/** Opens the file only when it is read. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) yield chunk as Uint8Array
}

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
