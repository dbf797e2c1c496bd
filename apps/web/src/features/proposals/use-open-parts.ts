import type { OpenSource } from './card/AnswerSources.tsx'
import { useBeside } from './use-beside.ts'

/** Panels and dialogs beside or above the cards. */
export function useOpenParts() {
  const source = useBeside<OpenSource>()
  const messages = useBeside<string>()
  const chat = useBeside<string>()
  const edited = useBeside<string>()
  const parted = useBeside<string>()
  return { source, messages, chat, edited, parted }
}

export type OpenParts = ReturnType<typeof useOpenParts>
