import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether the whole of a row fits into its width, asked of it itself: words, letters and zoom decide how much it needs.
 * The ref is for something within the row, which is that element's parent.
 */
export function useFits() {
  const inside = useRef<HTMLDivElement>(null)
  const [needed, setNeeded] = useState(0)
  const [width, setWidth] = useState(Infinity)
  const fits = needed <= width
  useLayoutEffect(() => {
    const row = inside.current?.parentElement
    if (!row) return
    const measure = () => {
      setWidth(row.clientWidth)
      // What stands there in place of the whole says nothing of it.
      if (fits) setNeeded(row.scrollWidth)
    }
    measure()
    const changes = new ResizeObserver(measure)
    changes.observe(row)
    return () => changes.disconnect()
  }, [fits])
  return [inside, fits] as const
}
