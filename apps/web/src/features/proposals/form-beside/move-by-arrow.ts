import type { KeyboardEvent } from 'react'
import { keyOf } from '../../../shared/use-keys.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Moves the focus between elements of a selector by arrow keys; ignores other keys. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = STEPS[keyOf(event)]
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(selector)) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const to = Math.min(Math.max(all.indexOf(event.target) + step, 0), all.length - 1)
  all[to]?.focus()
}
