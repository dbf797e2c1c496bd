import type { OpenSource } from './card/AnswerSources.tsx'
import { useBeside } from './use-beside.ts'

/** What opens beside the cards or in front of them. */
export function useOpenParts() {
  const source = useBeside<OpenSource>()
  const messages = useBeside<string>()
  const chat = useBeside<string>()
  const edited = useBeside<string>()
  const parted = useBeside<string>()
  return { source, messages, chat, edited, parted }
}

export type OpenParts = ReturnType<typeof useOpenParts>
