/** Parts of a question that asks several things; a single part is followed by an empty one. */
export function partsToSplit(text: string): readonly string[] {
  const parts = text
    .split(/\n+|(?<=\?)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 ? parts : [text, '']
}
