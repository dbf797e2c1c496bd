import { createContext, useCallback, useState } from 'react'
import { inApp } from '../../../shared/runtime-config.ts'
import { useCurrentUser } from '../../../shared/session.ts'

/** Shows what is to do, for whoever leads there. */
export const ShowTodo = createContext<() => void>(() => undefined)

function isKeptClosed(place: string): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

function keepClosed(place: string, isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(place, '')
    else localStorage.removeItem(place)
  } catch {
    // It holds until the page is left.
  }
}

/** Leads from what is to do to a question, out of the sheet where it is one. */
export const LeadTo = createContext<(questionId: string) => void>(() => undefined)

/**
 * Whether what is to do stands beside the application, open or closed as this person left it, or lies above it as a sheet
 * where there is no room.
 */
export function useTodo(hasRoom: boolean) {
  const place = inApp(`todo-closed/${useCurrentUser().id}`)
  const [isClosed, setIsClosed] = useState(() => isKeptClosed(place))
  const [isSheet, setIsSheet] = useState(false)
  const turn = useCallback(
    (shows: boolean) => {
      if (!hasRoom) return setIsSheet(shows)
      setIsClosed(!shows)
      keepClosed(place, !shows)
    },
    [hasRoom, place],
  )
  const show = useCallback(() => turn(true), [turn])
  const isBeside = hasRoom && !isClosed
  const isShown = hasRoom ? isBeside : isSheet
  return { isBeside, isSheet: isSheet && !hasRoom, isShown, show, toggle: () => turn(!isShown) }
}

export type Todo = ReturnType<typeof useTodo>
