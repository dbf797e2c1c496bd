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

/** Why the bucket can't be used, where trying again would change nothing; null for a passing fault. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof S3ServiceException)) return null
  const status = error.$metadata.httpStatusCode
  if (status === 404) return 'there is no such bucket'
  if (status === 401 || status === 403) return 'its keys give no access to it'
  return status === 301 || status === 400 ? 'it lies in another region' : null
}
