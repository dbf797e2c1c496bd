import type { Dispatch } from '@reduxjs/toolkit'
import { sessionEnded } from '../session.ts'
import { randomId } from './random-id.ts'
import { sendText, type SavedText } from './text-calls.ts'
import { keyOf, type TextOwner } from './text-owner.ts'
import { TextSaver, type CurrentText } from './text-saver.ts'
import { findUnsaved, forgetOldTexts, keepUnsaved } from './unsaved-texts.ts'

interface Writer {
  readonly userId: string
  readonly owner: TextOwner
  readonly dispatch: Dispatch
  /** Called for every save, even after the text has left the screen. */
  readonly onSaved: (saved: SavedText) => void
}

/** Savers of this tab: saving continues after a text has left the screen. */
const savers = new Map<string, TextSaver<SavedText>>()

/**
 * The saver of a text written in this tab, or in one that was closed before the server had everything; otherwise null.
 */
export function findSaver(writer: Writer, current: CurrentText): TextSaver<SavedText> | null {
  const { userId, owner } = writer
  const known = savers.get(placeOf(writer))
  if (known !== undefined) return known
  const unsaved = findUnsaved(userId, keyOf(owner))
  if (unsaved === null) return null
  const saver = openSaver(writer, current)
  saver.recover(unsaved, { ...current, author: null })
  return saver
}

export function openSaver(writer: Writer, current: CurrentText): TextSaver<SavedText> {
  const place = placeOf(writer)
  followPage()
  const saver = savers.get(place) ?? newSaver(writer, current)
  savers.set(place, saver)
  return saver
}

const placeOf = ({ userId, owner }: Writer) => `${userId}/${keyOf(owner)}`

function newSaver({ userId, owner, dispatch, onSaved }: Writer, current: CurrentText): TextSaver<SavedText> {
  const key = keyOf(owner)
  return new TextSaver<SavedText>(current, randomId(), {
    send: async (unsaved) => {
      const outcome = await sendText(owner, userId, unsaved)
      if (outcome.kind === 'session-over') dispatch(sessionEnded(outcome.because))
      return outcome
    },
    keep: (session, unsaved) => keepUnsaved(userId, key, session, unsaved),
    after: (milliseconds, act) => {
      const timer = window.setTimeout(act, milliseconds)
      return () => window.clearTimeout(timer)
    },
    onSaved,
  })
}

const forEach = (act: (saver: TextSaver<SavedText>) => void) => () => {
  for (const saver of savers.values()) act(saver)
}

/** Saves pending changes of all texts in this tab. */
export const flushTexts = forEach((saver) => saver.flush())

let isFollowing = false

/** Saves when the page is left or hidden, and when the connection is back. */
function followPage(): void {
  if (isFollowing) return
  isFollowing = true
  forgetOldTexts()
  const leave = forEach((saver) => saver.leave())
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  window.addEventListener('online', flushTexts)
}
