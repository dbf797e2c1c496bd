import { AppError, isAppError } from '../shared/app-error.ts'

const NOT_AUTHORISED = 'taskboard.not-authorised'

export function notAuthorised(cause?: unknown): AppError {
  const sentence = 'The task board does not know you, or no longer. Authorise it again; the chosen list is kept.'
  return new AppError('conflict', NOT_AUTHORISED, sentence, {}, cause)
}

export function isNotAuthorised(error: unknown): boolean {
  return isAppError(error) && error.code === NOT_AUTHORISED
}

export function taskBoardIsOff(): AppError {
  const sentence = 'The task board is switched off: whoever runs the server switches it on with TRELLO_KEY.'
  return new AppError('conflict', 'taskboard.off', sentence)
}

export function noListChosen(): AppError {
  return new AppError('conflict', 'taskboard.no-list', 'Choose a board and a list for the cards first.')
}

export function cardUnderWay(): AppError {
  const sentence = 'This card is being made just now. Look again in a moment.'
  return new AppError('conflict', 'taskboard.card-under-way', sentence)
}
