import { S3ServiceException } from '@aws-sdk/client-s3'

import { fileNotFound } from '../../core/documents/file-key.ts'
import { AppError, isAppError } from '../../core/shared/app-error.ts'

/** The core's error for one of the store, which becomes its cause. */
export function fileStoreError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return fileNotFound()
  return unavailable(error)
}

export function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'files.unavailable', {}, cause)
}

/** Whether the store lacks a part of the protocol. */
export function isNotOffered(error: unknown): boolean {
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
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof S3ServiceException)) return null
  const byStatus = REFUSALS[error.$metadata.httpStatusCode ?? 0] ?? null
  return byStatus !== null && ABOUT_THE_KEY.includes(error.name) ? error.name : byStatus
}
