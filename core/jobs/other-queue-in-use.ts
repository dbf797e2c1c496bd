import { AppError, isAppError } from '../shared/app-error.ts'

const CODE = 'jobs.other-queue-in-use'

/** Another process delivers the same jobs with a different queue, so some would run twice. */
export function otherQueueInUse(): AppError {
  return new AppError('conflict', CODE)
}

export function isOtherQueueInUse(error: unknown): boolean {
  return isAppError(error, 'conflict') && error.code === CODE
}
