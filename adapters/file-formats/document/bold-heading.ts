/** Level of a heading that only its bold type shows, below those of named styles. */
export const BOLD_HEADING_LEVEL = 5

/** Whether a paragraph in bold reads like a heading: short, without the mark that closes a sentence. */
export function isTitleLike(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 120 && trimmed.split(/\s+/).length <= 15 && !/[.,;]$/.test(trimmed)
}
