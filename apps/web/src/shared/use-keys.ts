import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'

type Pressed = KeyboardEvent | ReactKeyboardEvent

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'
const OWN_KEYS = '[role=dialog], [role=menu], [role=listbox]'
/** What has keys of its own while it has the focus itself. */
const CARD = 'article[tabindex]'

/** Browsers give it for every key while a word is being composed, some also where they do not say so otherwise. */
const COMPOSING = 229

const nativeOf = (event: Pressed): KeyboardEvent => ('nativeEvent' in event ? event.nativeEvent : event)

/**
 * The key that was pressed, a letter in lower case; nothing while a word is being composed. Where the layout has no Latin
 * letters, a letter is the one that stands at its place on an English keyboard.
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

/** A key alone, also where the layout has it on a level that AltGr reaches. */
function isBare(event: KeyboardEvent): boolean {
  return event.getModifierState('AltGraph') || (!event.ctrlKey && !event.metaKey && !event.altKey)
}

/** A letter may be the first of a sentence: it acts only on the card that has the focus itself. Signs act unless somebody types. */
function isMeant(key: string, target: EventTarget | null, within: Element | null): boolean {
  if (!(target instanceof Element)) return false
  if (/^\p{L}$/u.test(key)) return target.matches(CARD) && (within === null || target === within.closest(CARD))
  return target.closest(`${FIELDS}, ${OWN_KEYS}`) === null
}

/** The name of what was pressed, such as `j`, `?` or `Command+k`; null where it means nothing here. */
function meaningOf(event: KeyboardEvent, within: Element | null): string | null {
  const key = keyOf(event)
  if (isCommand(event)) return event.shiftKey ? null : `Command+${key}`
  return isBare(event) && isMeant(key, event.target, within) ? key : null
}

/**
 * What keys do while this is shown: single ones, and those with Ctrl or Cmd, which act anywhere. Where an element is given,
 * letters act only on the card around it.
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
