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
import type { FileStore, ListedFile, StoredFile } from '../../core/shared/ports/file-store.ts'
import type { S3Settings } from './s3-settings.ts'
import { UndiciHttpHandler } from '@smithy/undici-http-handler'
import { AppError, isAppError } from '../../core/shared/app-error.ts'

/** The core's error for one of the store, which becomes its cause. */
function fileStoreError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return fileNotFound()
  return unavailable(error)
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'files.unavailable', {}, cause)
}

/** Whether the store lacks a part of the protocol. */
function isNotOffered(error: unknown): boolean {
  return error instanceof S3ServiceException && [405, 501].includes(error.$metadata.httpStatusCode ?? 0)
}

/** What AWS calls it, by status: other stores have names of their own. */
const REFUSALS: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  400: 'AuthorizationHeaderMalformed',
  401: 'AccessDenied',
  403: 'AccessDenied',
  404: 'NoSuchBucket',
}
const ABOUT_THE_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'RequestTimeTooSkewed']

/** Why the bucket can't be used, as AWS calls it, where trying again would change nothing; null for a passing fault. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof S3ServiceException)) return null
  const byStatus = REFUSALS[error.$metadata.httpStatusCode ?? 0] ?? null
  return byStatus !== null && ABOUT_THE_KEY.includes(error.name) ? error.name : byStatus
}

const CONNECT_MS = 5_000
const ATTEMPTS = 4

/**
 * Checksums are left to what a request requires: by default the client frames a stream for them, and stores that don't
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

/** What a new object is stored with. */
function encryptionHeaders({ encryption }: S3Settings) {
  if (encryption.kind === 'none') return {}
  if (encryption.kind === 'AES256') return { ServerSideEncryption: encryption.kind }
  const key = encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }
  return { ServerSideEncryption: encryption.kind, ...key }
}

const PART_BYTES = 5 * 1024 * 1024
/** Parts of one file that are in memory and on their way. */
const PARTS_AT_ONCE = 2
/** A store that says nothing for so long has gone away. */
const SILENCE_MS = 30_000
/** At the start, which does not wait for a store that is out of reach. */
const LONGEST_LOOK_MS = 10_000

/**
 * Files in a bucket, those of one account under its identifier. They go there in parts as they come and are read back
 * once, so that what was stored is known to be what came: one that differs is removed again.
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

  /** Not every store tells of uploads that were cut off; those that do not have rules of their own for them. */
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

  /** Why the store will never work as it is configured; null when it works, or may do so in a while. */
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

  /** Lets its connections go. */
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

/** What is stored, counted and hashed on its way. */
class CountedContent {
  private readonly hash = createHash('sha256')
  private sizeBytes = 0
  /** What broke the content itself off. */
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
