import { join } from 'node:path'
import { LocalFileStore } from '../../adapters/files/local-file-store.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
import type { S3Settings } from '../../adapters/files-s3/s3-settings.ts'
import type { FileStore } from '../../core/shared/ports.ts'
import type { Config } from './config/config.ts'
import { AppError } from '../../core/shared/app-error.ts'

export interface OpenFiles {
  readonly store: FileStore
  close(): void
}

/**
 * The configured file store. Loads the S3 client only if needed. Throws `unavailable` for an unusable bucket; waits for
 * one that is unreachable.
 */
export async function openFiles({ database, dataDir, s3 }: Config): Promise<OpenFiles> {
  if (s3 !== null) return openS3(s3)
  const inMemory = database.kind === 'memory'
  const store = inMemory ? new InMemoryFileStore() : new LocalFileStore(join(dataDir, 'files'))
  return { store, close: () => undefined }
}

async function openS3(settings: S3Settings): Promise<OpenFiles> {
  const { S3FileStore } = await import('../../adapters/files-s3/s3-file-store.ts')
  const store = new S3FileStore(settings)
  const cause = await store.refusal()
  if (cause === null) return { store, close: () => store.close() }
  store.close()
  throw new AppError('unavailable', 'health.files', { values: { place: placeOfBucket(settings), cause } })
}

/** The bucket as configured. */
export function placeOfBucket({ bucket, endpoint, region }: S3Settings): string {
  return `the bucket ${bucket} of ${endpoint ?? `AWS in ${region}`}`
}
