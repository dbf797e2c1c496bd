import { useEffect, useEffectEvent } from 'react'

/** Turns to the last page that has rows where the one in the address has none left, or never had any. */
export function useLastPage(page: number, pageSize: number, total: number, turnTo: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const turn = useEffectEvent(turnTo)
  useEffect(() => {
    if (page > last) turn(last)
  }, [page, last])
}
