import { useEffect, useRef, useState } from 'react'
import { bringsFiles, droppedFiles } from './dropped-files.ts'

/**
 * Accepts files dropped anywhere on the element that `find` returns. Returns whether files are being dragged over it.
 * Inactive if `onFiles` is null.
 */
export function useDrops(find: () => HTMLElement | null, onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef({ find, onFiles })
  useEffect(() => {
    latest.current = { find, onFiles }
  })
  const isOn = onFiles !== null
  useEffect(() => {
    const place = isOn ? latest.current.find() : null
    if (place === null) return
    const over = (event: DragEvent) => {
      if (!bringsFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      setIsOver(true)
    }
    // On its way over what is within, the file has not left.
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      // Words that are dragged belong to the field that they are let go over.
      if (event.dataTransfer === null || event.defaultPrevented || !bringsFiles(event)) return
      event.preventDefault()
      void droppedFiles(event.dataTransfer).then((files) => latest.current.onFiles?.(files))
    }
    const ended = new AbortController()
    const { signal } = ended
    place.addEventListener('dragenter', over, { signal })
    place.addEventListener('dragover', over, { signal })
    place.addEventListener('dragleave', leave, { signal })
    place.addEventListener('drop', drop, { signal })
    return () => ended.abort()
  }, [isOn])
  return isOver && isOn
}
