import { useEffect, useState } from 'react'
import { texts } from '../texts/editing-texts.ts'
import type { SaverState } from './text-saver.ts'

const words = texts.editing

/** Milliseconds for which a save counts as recent. */
const JUST_NOW = 60_000

function useIsRecent(state: SaverState | null): boolean {
  const [old, setOld] = useState<SaverState | null>(null)
  useEffect(() => {
    if (state?.status !== 'saved') return
    const timer = window.setTimeout(() => setOld(state), JUST_NOW)
    return () => window.clearTimeout(timer)
  }, [state])
  return old !== state
}

function wordsFor({ status, reason, asked }: SaverState, isRecent: boolean): string {
  switch (status) {
    case 'conflict':
      return ''
    case 'unchanged':
      return asked === 0 ? '' : texts.common.saved
    case 'changed':
    case 'saving':
      return words.saving
    case 'saved':
      return isRecent ? words.savedJustNow : texts.common.saved
    case 'kept':
      return words.kept
    case 'refused':
      return reason === null ? words.refused : `${words.refused}: ${reason}`
  }
}

/** Shows and announces whether the text is saved. */
export function SaveStatus({ state }: { readonly state: SaverState | null }) {
  const isRecent = useIsRecent(state)
  return <span role="status">{state === null ? '' : wordsFor(state, isRecent)}</span>
}
