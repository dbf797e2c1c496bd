/** Whether the words occur exactly once in the text, so that the place is certain. */
export function standsOnce(words: string, text: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && text.indexOf(words, at + 1) < 0
}

/** Replaces the words in the text; an empty replacement also removes the space after them. */
export function replaceWords(text: string, words: string, replacement: string): string {
  const at = text.indexOf(words)
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  if (replacement !== '') return `${before}${replacement}${after}`
  return after.trim() === '' ? before.trimEnd() : `${before}${after.replace(/^[^\S\n]+/u, '')}`
}
