import { useEffect, useEffectEvent } from 'react'

/** Moves to the last page with rows if the page in the address has none. */
export function useLastPage(page: number, pageSize: number, total: number, turnTo: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const turn = useEffectEvent(turnTo)
  useEffect(() => {
    if (page > last) turn(last)
  }, [page, last])
}
