import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'

type Pressed = KeyboardEvent | ReactKeyboardEvent

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
const OWN_KEYS = '[role=dialog], [role=menu], [role=listbox]'
/** Elements with shortcuts of their own while focused. */
const CARD = 'article[tabindex]'

/** Key code that browsers send while a word is being composed; some have no other sign of it. */
const COMPOSING = 229

const nativeOf = (event: Pressed): KeyboardEvent => ('nativeEvent' in event ? event.nativeEvent : event)

/**
 * The pressed key, letters in lower case; empty while a word is being composed. On layouts without Latin letters, the
 * letter in the same position of an English keyboard.
 */
export function keyOf(event: Pressed): string {
  const { key, code, isComposing, keyCode } = nativeOf(event)
  if (isComposing || keyCode === COMPOSING) return ''
  if (key.length !== 1) return key
  const isForeign = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return ((isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
}

/** Ctrl or, on a Mac, Cmd together with a key. */
export const isCommand = (event: Pressed): boolean => (event.ctrlKey || event.metaKey) && !event.altKey

/** A key without modifiers, or one that the layout reaches with AltGr. */
function isBare(event: KeyboardEvent): boolean {
  return event.getModifierState('AltGraph') || (!event.ctrlKey && !event.metaKey && !event.altKey)
}

/** Letters work only on the focused card, because they may begin a sentence. Signs work unless somebody is typing. */
function isMeant(key: string, target: EventTarget | null, within: Element | null): boolean {
  if (!(target instanceof Element)) return false
  if (/^\p{L}$/u.test(key)) return target.matches(CARD) && (within === null || target === within.closest(CARD))
  return target.closest(`${FIELDS}, ${OWN_KEYS}`) === null
}

/** Name of the pressed key, such as `j`, `?` or `Command+k`; null if it is not a shortcut here. */
function meaningOf(event: KeyboardEvent, within: Element | null): string | null {
  const key = keyOf(event)
  if (isCommand(event)) return event.shiftKey ? null : `Command+${key}`
  return isBare(event) && isMeant(key, event.target, within) ? key : null
}

/**
 * Shortcuts while this is mounted: single keys, and keys with Ctrl or Cmd, which work anywhere. With an element,
 * letters work only on the card around it.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>, within?: RefObject<Element | null>): void {
  const latest = useRef(actions)
  const isAny = Object.keys(actions).length > 0
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isAny) return
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = meaningOf(event, within?.current ?? null)
      // A key that is held down is pressed once.
      if (meant === null || event.repeat || event.defaultPrevented) return
      const act = Object.hasOwn(latest.current, meant) ? latest.current[meant] : undefined
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [within, isAny])
}
