import { type AppError, isAppError } from '../../../core/shared/app-error.ts'

/** The AppError with which an action is refused; fails when it is not refused, or otherwise. */
export async function refusal(action: () => unknown): Promise<AppError> {
  try {
    await action()
  } catch (error) {
    if (isAppError(error)) return error
    throw error
  }
  throw new Error('It was not refused.')
}
