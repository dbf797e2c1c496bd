import { useCallback } from 'react'
import { asideOf, placeOf } from '../saved-input.ts'
import { useCurrentUser } from '../session.ts'

/** Notes that a form was closed with what it held, or that it is open. */
export function usePutAside(key: string | undefined): (isAside: boolean) => void {
  const user = useCurrentUser()
  const place = key === undefined ? null : asideOf(placeOf(user.id, key))
  return useCallback(
    (isAside) => {
      if (place === null) return
      if (isAside) sessionStorage.setItem(place, 'true')
      else sessionStorage.removeItem(place)
    },
    [place],
  )
}
