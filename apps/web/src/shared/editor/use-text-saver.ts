import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { useCurrentUser } from '../session.ts'
import { randomId } from './random-id.ts'
import type { SavedText } from './text-calls.ts'
import { keyOf, type TextOwner } from './text-owner.ts'
import type { CurrentText, SaverState, TextSaver } from './text-saver.ts'
import { findSaver, openSaver } from './text-savers.ts'

/** Puts words into a text. */
export type Into = (text: string, words: string) => string

export interface WrittenText {
  /** Null while nobody has changed the text in this tab. */
  readonly saver: TextSaver<SavedText> | null
  readonly state: SaverState | null
  readonly isEditing: boolean
  /** Counts the texts that took the place of what is in the editor. */
  readonly revision: number
  /** Returns what saves the text, which `saver` is from the next time on that this is rendered. */
  readonly begin: () => TextSaver<SavedText>
  readonly end: () => void
  /** Adds words to the text and saves them at once: what is typed behind them is another change. */
  readonly insert: (words: string, into?: Into) => void
  /** Shows another text in the editor. */
  readonly reload: () => void
}

const nothing = () => () => undefined

const atTheEnd: Into = (text, words) => [text.trim(), words].filter(Boolean).join('\n\n')

/** How a text is written and saved: begins and ends the writing, and goes on with what was not saved before. */
export function useTextSaver(owner: TextOwner, current: CurrentText, onSaved: (saved: SavedText) => void): WrittenText {
  const { id: userId } = useCurrentUser()
  const dispatch = useDispatch()
  const [saver, setSaver] = useState<TextSaver<SavedText> | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [revision, reload] = useReducer((count: number) => count + 1, 0)
  const state = useSyncExternalStore(saver?.subscribe ?? nothing, () => saver?.current() ?? null)
  const writer = { userId, owner, dispatch, onSaved }
  const key = keyOf(owner)
  const { version, text } = current

  useEffect(() => {
    const found = findSaver(writer, current)
    found?.flush()
    setSaver(found)
    return () => found?.flush()
  }, [userId, key])

  useEffect(() => {
    if (saver?.adopt({ version, text }) === true) reload()
  }, [saver, version, text])

  const begin = () => {
    const opened = openSaver(writer, current)
    opened.begin(randomId())
    setSaver(opened)
    setIsEditing(true)
    return opened
  }
  const insert = (words: string, into: Into = atTheEnd) => {
    const opened = openSaver(writer, current)
    opened.change(into(opened.current().text, words))
    opened.flush()
    reload()
  }
  const end = () => {
    saver?.flush()
    setIsEditing(false)
  }
  return { saver, state, isEditing, revision, begin, insert, end, reload }
}
