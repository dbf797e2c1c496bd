import { useMemo, useSyncExternalStore } from 'react'
import { texts } from './texts/texts.ts'

type LanguageOf = (text: string) => string | null

let languageOf: LanguageOf | null = null
let isAsked = false
const listeners = new Set<() => void>()

/** Loads the language detection once, when a page first shows a text. */
function load(): void {
  if (isAsked) return
  isAsked = true
  import('../../../../core/languages/language-of-text.ts').then(
    ({ languageOfText }) => {
      languageOf = languageOfText
      for (const listener of listeners) listener()
    },
    () => (isAsked = false),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  load()
  return () => void listeners.delete(listener)
}

const toldNow = () => languageOf

const primary = (tag: string) => tag.split('-')[0]

/**
 * The `lang` of a text, so that an English text is read with the page's British voice; undefined if it is unknown or
 * the same as that around the text (`around`, or the page).
 */
export function useTextLanguage(text: string, around?: string): string | undefined {
  const tell = useSyncExternalStore(subscribe, toldNow, toldNow)
  const told = useMemo(() => tell?.(text) ?? null, [tell, text])
  const surrounding = around ?? texts.locale
  return told === null || told === primary(surrounding) ? around : told
}
