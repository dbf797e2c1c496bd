import { useEffect } from 'react'

/** Turns to the last page that has rows where the one in the address has none left, or never had any. */
export function useLastPage(page: number, pageSize: number, total: number, turnTo: (page: number) => void): void {
  const last = Math.max(1, Math.ceil(total / pageSize))
  useEffect(() => {
    if (page > last) turnTo(last)
    // The way to turn is another function with each render, and none of these changes with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, last])
}
