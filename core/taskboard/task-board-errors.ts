import { AppError, isAppError } from '../shared/app-error.ts'

const NOT_AUTHORISED = 'taskboard.not-authorised'

export function notAuthorised(cause?: unknown): AppError {
  return new AppError('conflict', NOT_AUTHORISED, {}, cause)
}

export function isNotAuthorised(error: unknown): boolean {
  return isAppError(error) && error.code === NOT_AUTHORISED
}

export function taskBoardIsOff(): AppError {
  return new AppError('conflict', 'taskboard.off')
}

export function noListChosen(): AppError {
  return new AppError('conflict', 'taskboard.no-list')
}

export function cardUnderWay(): AppError {
  return new AppError('conflict', 'taskboard.card-under-way')
}
