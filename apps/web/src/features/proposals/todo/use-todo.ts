import { createContext, useCallback, useState } from 'react'
import { inApp } from '../../../shared/runtime-config.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { keep } from '../../../shared/keep.ts'

/** Opens the to-do panel. */
export const ShowTodo = createContext<() => void>(() => undefined)

function isKeptClosed(place: string): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

/** Goes from the panel to a question; closes the sheet first. */
export const LeadTo = createContext<(questionId: string) => void>(() => undefined)

/**
 * Whether the to-do panel is beside the application, open or closed as the user left it, or in a sheet if there is no
 * space.
 */
export function useTodo(hasRoom: boolean) {
  const place = inApp(`todo-closed/${useCurrentUser().id}`)
  const [isClosed, setIsClosed] = useState(() => isKeptClosed(place))
  const [isSheet, setIsSheet] = useState(false)
  const turn = useCallback(
    (shows: boolean) => {
      if (!hasRoom) return setIsSheet(shows)
      setIsClosed(!shows)
      keep('localStorage', place, shows ? null : '')
    },
    [hasRoom, place],
  )
  const show = useCallback(() => turn(true), [turn])
  const isBeside = hasRoom && !isClosed
  const isShown = hasRoom ? isBeside : isSheet
  return { isBeside, isSheet: isSheet && !hasRoom, isShown, show, toggle: () => turn(!isShown) }
}

export type Todo = ReturnType<typeof useTodo>
