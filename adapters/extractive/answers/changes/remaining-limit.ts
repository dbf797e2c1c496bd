import { countCharacters, countWords, type TextLimit } from '../../../../core/shared/text-limit.ts'

const PARAGRAPH_GAP = 2

/** The remaining limit for an additional paragraph. */
export function remainingLimit(text: string, { words, characters, ...counted }: TextLimit): TextLimit {
  return {
    ...counted,
    words: words === null ? null : Math.max(0, words - countWords(text)),
    characters:
      characters === null ? null : Math.max(0, characters - countCharacters(text, counted.counting) - PARAGRAPH_GAP),
  }
}

/** The stricter of both limits. */
export function narrower(a: TextLimit, b: TextLimit): TextLimit {
  const least = (one: number | null, other: number | null) =>
    one === null ? other : other === null ? one : Math.min(one, other)
  return { ...a, words: least(a.words, b.words), characters: least(a.characters, b.characters) }
}
