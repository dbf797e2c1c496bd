import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { assertFileKey, assertKeyPart, fileNotFound } from '../../core/documents/file-key.ts'
import type { FileStore, ListedFile, StoredFile } from '../../core/shared/ports.ts'
import type { S3Settings } from './s3-settings.ts'
import { UndiciHttpHandler } from '@smithy/undici-http-handler'
import { AppError, isAppError } from '../../core/shared/app-error.ts'

/** Converts an error of the store to one of the core, with the original as its cause. */
function fileStoreError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return fileNotFound()
  return unavailable(error)
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'files.unavailable', {}, cause)
}

/** Whether the store does not support a part of the protocol. */
function isNotOffered(error: unknown): boolean {
  return error instanceof S3ServiceException && [405, 501].includes(error.$metadata.httpStatusCode ?? 0)
}

/** AWS's name of the error, by status: other stores use other names. */
const REFUSALS: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  400: 'AuthorizationHeaderMalformed',
  401: 'AccessDenied',
  403: 'AccessDenied',
  404: 'NoSuchBucket',
}
const ABOUT_THE_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'RequestTimeTooSkewed']

/** AWS's name of a lasting fault of the bucket; null for one that may pass. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof S3ServiceException)) return null
  const byStatus = REFUSALS[error.$metadata.httpStatusCode ?? 0] ?? null
  return byStatus !== null && ABOUT_THE_KEY.includes(error.name) ? error.name : byStatus
}

const CONNECT_MS = 5_000
const ATTEMPTS = 4

/**
 * Checksums only where a request requires them: by default the client frames a stream for them, and stores that don't
 * know the frames keep them as content.
 */
function openS3Client(settings: S3Settings, socketTimeout: number): S3Client {
  const { region, endpoint, credentials, isProxied } = settings
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: isProxied ? new UndiciHttpHandler() : { connectionTimeout: CONNECT_MS, socketTimeout },
  })
}

/** Options of a new object. */
function encryptionHeaders({ encryption }: S3Settings) {
  if (encryption.kind === 'none') return {}
  if (encryption.kind === 'AES256') return { ServerSideEncryption: encryption.kind }
  const key = encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }
  return { ServerSideEncryption: encryption.kind, ...key }
}

const PART_BYTES = 5 * 1024 * 1024
/** The most parts of one file in memory at a time. */
const PARTS_AT_ONCE = 2
/** Milliseconds of silence after which a store counts as gone. */
const SILENCE_MS = 30_000
/** Used at the start, which does not wait for an unreachable store. */
const LONGEST_LOOK_MS = 10_000

/**
 * Files in a bucket, those of one account under its identifier. A file is uploaded in parts as it arrives and read back
 * once; if the stored content differs, it is removed again.
 */
export class S3FileStore implements FileStore {
  private readonly client: S3Client
  private readonly bucket: string

  constructor(
    private readonly settings: S3Settings,
    silenceMs = SILENCE_MS,
  ) {
    this.client = openS3Client(settings, silenceMs)
    this.bucket = settings.bucket
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    assertFileKey(key)
    const counted = new CountedContent(content)
    await this.upload(key, counted)
    const stored = counted.file()
    const found = await fileOf(await this.open(key))
    if (found.contentHash === stored.contentHash) return stored
    await this.remove(key)
    throw unavailable(new Error(`The store kept ${found.sizeBytes} other bytes in place of ${stored.sizeBytes}.`))
  }

  async read(key: string): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    for await (const chunk of await this.open(key)) chunks.push(chunk)
    return new Uint8Array(Buffer.concat(chunks))
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array>> {
    assertFileKey(key)
    const { Body } = await this.asked(() => this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key })))
    if (!(Body instanceof Readable)) throw unavailable(new Error('The store answered without a body.'))
    return bytesOf(Body)
  }

  async remove(key: string): Promise<void> {
    assertFileKey(key)
    await this.asked(() => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })))
  }

  async removeAccount(accountId: string): Promise<void> {
    assertKeyPart(accountId)
    const request = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: `${accountId}/` })
    for (;;) {
      const { Contents = [] } = await this.asked(() => this.client.send(request))
      if (Contents.length === 0) return
      await this.removeAll(Contents.map(({ Key }) => ({ Key })))
    }
  }

  async *list(): AsyncGenerator<ListedFile> {
    let ContinuationToken: string | undefined
    do {
      const request = new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken })
      const { Contents = [], NextContinuationToken } = await this.asked(() => this.client.send(request))
      for (const { Key, LastModified } of Contents)
        if (Key !== undefined && LastModified !== undefined) yield { key: Key, storedAt: LastModified.toISOString() }
      ContinuationToken = NextContinuationToken
    } while (ContinuationToken !== undefined)
  }

  /** Not every store lists interrupted uploads; the others have rules of their own to remove them. */
  async removeUnfinished(begunBefore: string): Promise<number> {
    const { Uploads = [] } = await this.asked(() =>
      this.client.send(new ListMultipartUploadsCommand({ Bucket: this.bucket })).catch((error: unknown) => {
        if (isNotOffered(error)) return { Uploads: [] }
        throw error
      }),
    )
    const old = Uploads.filter(({ Initiated }) => Initiated !== undefined && Initiated.toISOString() < begunBefore)
    for (const { Key, UploadId } of old) {
      const request = new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId })
      await this.asked(() => this.client.send(request))
    }
    return old.length
  }

  /** The reason why the store can never work as configured; null if it works or may work later. */
  async refusal(): Promise<string | null> {
    try {
      // Unlike a question for the bucket's head, which takes the same right, its answer has a text that says why.
      const question = new ListObjectsV2Command({ Bucket: this.bucket, MaxKeys: 1 })
      await this.client.send(question, { abortSignal: AbortSignal.timeout(LONGEST_LOOK_MS) })
      return null
    } catch (error) {
      return refusalOf(error)
    }
  }

  /** Closes its connections. */
  close(): void {
    this.client.destroy()
  }

  private async upload(key: string, content: CountedContent): Promise<void> {
    const body = Readable.from(content.bytes(), { objectMode: false })
    const params = { Bucket: this.bucket, Key: key, Body: body, ...encryptionHeaders(this.settings) }
    const upload = new Upload({ client: this.client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE })
    try {
      await upload.done()
    } catch (error) {
      throw content.failure ?? fileStoreError(error)
    } finally {
      body.destroy()
    }
  }

  private async removeAll(Objects: { Key: string | undefined }[]): Promise<void> {
    const request = { Bucket: this.bucket, Delete: { Objects, Quiet: true } }
    const { Errors = [] } = await this.asked(() => this.client.send(new DeleteObjectsCommand(request)))
    if (Errors.length > 0) throw unavailable(new Error(`${Errors.length} files were not removed: ${Errors[0]?.Code}`))
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      throw fileStoreError(error)
    }
  }
}

/** The content, counted and hashed on its way to the store. */
class CountedContent {
  private readonly hash = createHash('sha256')
  private sizeBytes = 0
  /** The error of the content's source. */
  failure: Error | undefined

  constructor(private readonly content: AsyncIterable<Uint8Array>) {}

  async *bytes(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.content) {
        this.hash.update(chunk)
        this.sizeBytes += chunk.byteLength
        yield chunk
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  file(): StoredFile {
    return { sizeBytes: this.sizeBytes, contentHash: this.hash.digest('hex') }
  }
}

async function fileOf(content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
  const counted = new CountedContent(content)
  for await (const chunk of counted.bytes()) void chunk
  return counted.file()
}

async function* bytesOf(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk as Uint8Array
  } catch (error) {
    throw fileStoreError(error)
  }
}
