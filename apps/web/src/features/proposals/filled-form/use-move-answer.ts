import { useCallback, useEffect, useRef, useState, type PointerEvent as PressEvent } from 'react'
import type { QuestionPlace } from './place-groups.ts'

/** In pixels; a shorter movement is a click. */
const LEAST_MOVED = 6
/** Milliseconds before a touch drags instead of scrolling the page. */
const HELD = 400
/** Distance from the edge at which a dragged answer scrolls the pages, in pixels. */
const EDGE = 56

const targetAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null

export interface MovingAnswer {
  readonly place: QuestionPlace
  /** The target below the dragged answer. */
  readonly over: string | null
  readonly isDragged: boolean
}

/** Moves an answer to another place of its form: by dragging, or by selecting it and then the place. */
export function useMoveAnswer(onDrop: (place: QuestionPlace, target: string) => void) {
  const [moving, setMoving] = useState<MovingAnswer | null>(null)
  const pages = useRef<HTMLDivElement>(null)
  const [isDragging, stopDragging] = [useRef(false), useRef(() => {})]
  useEffect(() => {
    const element = pages.current
    const keepStill = (event: TouchEvent) => isDragging.current && event.preventDefault()
    element?.addEventListener('touchmove', keepStill, { passive: false })
    return () => {
      stopDragging.current()
      element?.removeEventListener('touchmove', keepStill)
    }
  }, [isDragging, stopDragging])

  const grab = useCallback(
    (press: PressEvent, place: QuestionPlace) => {
      if (press.button !== 0) return
      const [isFinger, from] = [press.pointerType === 'touch', { x: press.clientX, y: press.clientY }]
      const begin = () => {
        isDragging.current = true
        setMoving({ place, over: null, isDragged: true })
      }
      const held = isFinger ? setTimeout(begin, HELD) : undefined
      const move = (event: PointerEvent) => {
        const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > LEAST_MOVED
        if (!isDragging.current && isFar && isFinger) return end()
        if (!isDragging.current && isFar) begin()
        if (!isDragging.current) return
        scrollNear(pages.current, event.clientY)
        setMoving({ place, over: targetAt(event), isDragged: true })
      }
      const end = () => {
        clearTimeout(held)
        isDragging.current = false
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', drop)
        window.removeEventListener('pointercancel', cancel)
      }
      const drop = (event: PointerEvent) => {
        const target = isDragging.current ? targetAt(event) : null
        if (isDragging.current && (target !== null || !isFinger)) setMoving(null)
        else if (isDragging.current) setMoving({ place, over: null, isDragged: false })
        end()
        if (target !== null) onDrop(place, target)
      }
      const cancel = () => {
        if (isDragging.current) setMoving(null)
        end()
      }
      stopDragging.current()
      stopDragging.current = end
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', drop)
      window.addEventListener('pointercancel', cancel)
    },
    [isDragging, stopDragging, onDrop],
  )
  const start = useCallback((place: QuestionPlace) => setMoving({ place, over: null, isDragged: false }), [])
  const end = useCallback(() => setMoving(null), [])
  return { moving, pages, grab, start, end }
}

function scrollNear(pages: HTMLElement | null, y: number): void {
  const box = pages?.getBoundingClientRect()
  if (box === undefined) return
  if (y < box.top + EDGE) pages?.scrollBy(0, -EDGE / 2)
  else if (y > box.bottom - EDGE) pages?.scrollBy(0, EDGE / 2)
}
