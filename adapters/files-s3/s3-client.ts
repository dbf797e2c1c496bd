import { S3Client } from '@aws-sdk/client-s3'
import { UndiciHttpHandler } from '@smithy/undici-http-handler'

import type { S3Settings } from './s3-settings.ts'

const CONNECT_MS = 5_000
const ATTEMPTS = 4

/**
 * Checksums are left to what a request requires: by default the client frames a stream for them, and stores that don't
 * know the frames keep them as content.
 */
export function openS3Client(settings: S3Settings, socketTimeout: number): S3Client {
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
export function encryptionHeaders({ encryption }: S3Settings) {
  if (encryption.kind === 'none') return {}
  if (encryption.kind === 'AES256') return { ServerSideEncryption: encryption.kind }
  const key = encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }
  return { ServerSideEncryption: encryption.kind, ...key }
}
