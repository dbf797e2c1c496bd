import { useEffect, useRef } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
const OWN_KEYS = '[role=dialog], [role=menu], [role=listbox]'

/** Whether the key belongs to what has the focus: somebody types, or chooses from a list. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`${FIELDS}, ${OWN_KEYS}`) !== null

/** What single keys do, while this is shown and nobody types. Keys with Ctrl, Cmd or Alt are left to the browser. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (act === undefined || !isPlain || isTaken(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
