/** A question that asks several things, parted where one of them ends; one empty part is added where there is only one. */
export function partsToSplit(text: string): readonly string[] {
  const parts = text
    .split(/\n+|(?<=\?)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length > 1 ? parts : [text, '']
}
