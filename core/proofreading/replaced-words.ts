/** Whether the words stand in the text just once, so that it is certain which are meant. */
export function standsOnce(words: string, text: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && text.indexOf(words, at + 1) < 0
}

/** The text with other words in the place of these; where there are none, the space after them goes as well. */
export function replaceWords(text: string, words: string, replacement: string): string {
  const at = text.indexOf(words)
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  if (replacement !== '') return `${before}${replacement}${after}`
  return after.trim() === '' ? before.trimEnd() : `${before}${after.replace(/^[^\S\n]+/u, '')}`
}
