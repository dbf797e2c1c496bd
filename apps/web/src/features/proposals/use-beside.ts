import { useCallback, useState } from 'react'

/** Something beside the page that keeps its content while it closes. `turn` is another one each time that it opens. */
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
