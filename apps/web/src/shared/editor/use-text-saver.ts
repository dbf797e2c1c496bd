import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import type { InsertedPassage } from '../../../../../adapters/http-contract/texts.ts'
import { useCurrentUser } from '../session.ts'
import { randomId } from './random-id.ts'
import type { SavedText } from './text-calls.ts'
import { keyOf, type TextOwner } from './text-owner.ts'
import type { CurrentText, SaverState, TextSaver } from './text-saver.ts'
import { findSaver, openSaver } from './text-savers.ts'

/** Inserts words into a text. */
export type Into = (text: string, words: string) => string

export interface WrittenText {
  /** Null until somebody changes the text in this tab. */
  readonly saver: TextSaver<SavedText> | null
  readonly state: SaverState | null
  readonly isEditing: boolean
  /** Increases whenever another text replaces the editor's. */
  readonly revision: number
  /** Returns the saver, which `saver` has from the next render on. */
  readonly begin: () => TextSaver<SavedText>
  readonly end: () => void
  /** Adds words and saves them at once, so that later typing is a separate change. */
  readonly insert: (words: string, into?: Into, from?: InsertedPassage) => void
  /** Reloads the editor with the current text. */
  readonly reload: () => void
}

const nothing = () => () => undefined

const atTheEnd: Into = (text, words) => [text.trim(), words].filter(Boolean).join('\n\n')

/** Editing and saving of a text: begins and ends sessions, and continues with unsaved text. */
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
  const insert = (words: string, into: Into = atTheEnd, from?: InsertedPassage) => {
    const opened = openSaver(writer, current)
    opened.change(into(opened.current().text, words), from)
    opened.flush()
    reload()
  }
  const end = () => {
    saver?.flush()
    setIsEditing(false)
  }
  return { saver, state, isEditing, revision, begin, insert, end, reload }
}
