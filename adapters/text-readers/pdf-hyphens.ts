import { HYPHENATION } from './pdf-paragraphs.ts'

const PARTED = new RegExp(`(\\p{L}+)${HYPHENATION}(\\p{L}+)`, 'gu')

/**
 * Closes words that were parted at line ends. The hyphen stays where the document writes the word with it elsewhere
 * and never without.
 */
export function closeHyphens(texts: readonly string[]): string[] {
  if (!texts.some((text) => text.includes(HYPHENATION))) return [...texts]
  const vocabulary = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+(-\p{L}+)*/gu) ?? []))
  return texts.map((text) =>
    text.includes(HYPHENATION)
      ? text.replace(PARTED, (_, a: string, b: string) => closed(a, b, vocabulary)).replaceAll(HYPHENATION, '-')
      : text,
  )
}

function closed(before: string, after: string, vocabulary: ReadonlySet<string>): string {
  const joined = `${before}${after}`.toLowerCase()
  const hyphened = `${before}-${after}`.toLowerCase()
  return vocabulary.has(hyphened) && !vocabulary.has(joined) ? `${before}-${after}` : before + after
}
