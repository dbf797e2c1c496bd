/** Words: text split on white space. */
export function countWords(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length
}

/** Characters with spaces, as a web form counts them (UTF-16 code units). */
export function countCharacters(text: string): number {
  return text.length
}
