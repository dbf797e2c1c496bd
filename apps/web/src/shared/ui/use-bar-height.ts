import { useLayoutEffect, type RefObject } from 'react'

/**
 * Publishes the height of a bar at an edge of the window as `--bar-…`, in pixels; 0 if it scrolls away. Sticky,
 * targeted and focused elements keep clear of it.
 */
export function useBarHeight(name: 'top' | 'page' | 'foot', bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = bar.current
    if (shown === null) return
    const { style } = document.documentElement
    const property = `--bar-${name}`
    const measure = () => {
      const isStuck = getComputedStyle(shown).position === 'sticky'
      style.setProperty(property, `${isStuck ? shown.offsetHeight : 0}px`)
    }
    measure()
    const changes = new ResizeObserver(measure)
    changes.observe(shown)
    window.addEventListener('resize', measure)
    return () => {
      changes.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty(property)
    }
  }, [name, bar])
}
