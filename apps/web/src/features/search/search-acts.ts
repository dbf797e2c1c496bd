import type { KeyboardEvent } from 'react'
import { announce } from '../../shared/announce.ts'
import { copyText } from '../../shared/clipboard.ts'
import type { InsertTarget } from '../../shared/insert-target.ts'
import { texts } from '../../shared/texts/search-texts.ts'
import { isCommand, keyOf } from '../../shared/use-keys.ts'
import type { SearchEntry } from './search-entry.ts'

const words = texts.search

/** An action on the selected line. */
export interface SearchAct {
  readonly kind: 'open' | 'copy' | 'insert'
  readonly isPressed: (event: KeyboardEvent) => boolean
  readonly run: () => void
}

interface Doing {
  readonly target: InsertTarget | null
  readonly onChosen: (entry: SearchEntry) => void
  readonly onInsert: (entry: SearchEntry) => void
}

/** Opening is always possible; copying needs a text, and inserting also a focused text field. */
export function actsOn(entry: SearchEntry | undefined, { target, onChosen, onInsert }: Doing): readonly SearchAct[] {
  if (entry === undefined) return []
  const { text } = entry
  const open: SearchAct = {
    kind: 'open',
    isPressed: (event) => keyOf(event) === 'Enter' && !isCommand(event),
    run: () => onChosen(entry),
  }
  if (text === undefined) return [open]
  const copy: SearchAct = {
    kind: 'copy',
    isPressed: (event) => keyOf(event) === 'c' && isCommand(event),
    run: () => void copyText(text).then((isCopied) => announce(isCopied ? words.copied : words.notCopied)),
  }
  if (target === null) return [open, copy]
  const insert: SearchAct = {
    kind: 'insert',
    isPressed: (event) => keyOf(event) === 'Enter' && isCommand(event),
    run: () => onInsert(entry),
  }
  return [open, copy, insert]
}
