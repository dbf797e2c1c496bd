import { useCallback, useState } from 'react'

/** A side panel that keeps its content while closing. `turn` changes each time it opens. */
export function useBeside<T>() {
  const [content, setContent] = useState<T | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const open = useCallback((of: T) => {
    setContent(of)
    setTurn((before) => before + 1)
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  return { content, isOpen, turn, open, close }
}
