import { countCharacters, countWords, type TextLimit } from '../shared/text-limit.ts'
import type { OverLimit } from './chat-replies.ts'

/** Null where the text is within its limit. */
export function overLimit(text: string, { words, characters, counting }: TextLimit): OverLimit | null {
  const [hasWords, hasCharacters] = [countWords(text), countCharacters(text, counting)]
  if (words !== null && hasWords > words) return { unit: 'words', count: hasWords, most: words }
  if (characters !== null && hasCharacters > characters)
    return { unit: 'characters', count: hasCharacters, most: characters }
  return null
}
