/** A text and the marks of its matches, as offsets in UTF-16 code units. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

export interface Mark {
  readonly start: number
  readonly end: number
}

/** A mark with the index of the searched word. */
export interface FoundMark extends Mark {
  readonly sought: number
}

/** Characters of a snippet, about two lines. */
const SNIPPET_CHARACTERS = 180
/** Characters before the first word found, so that it does not stand without context. */
const CHARACTERS_BEFORE = 40

/** The part of the text with the most matches; its beginning if there are none. */
export function cutSnippet(text: string, found: readonly FoundMark[]): MarkedText {
  const start = startOf(text, bestStart(found))
  const end = endOf(text, start)
  const before = start > 0 ? '… ' : ''
  const after = end < text.length ? ' …' : ''
  const shift = before.length - start
  return {
    text: `${before}${text.slice(start, end)}${after}`,
    marks: found
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift })),
  }
}

/** Start of the window with the most different searched words; the first of several. */
function bestStart(found: readonly FoundMark[]): number {
  let best = { start: 0, count: 0 }
  for (const { start } of found) {
    const inside = found.filter((mark) => mark.start >= start && mark.end <= start + SNIPPET_CHARACTERS)
    const count = new Set(inside.map(({ sought }) => sought)).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

function startOf(text: string, found: number): number {
  if (found <= CHARACTERS_BEFORE) return 0
  const space = text.indexOf(' ', found - CHARACTERS_BEFORE)
  return space >= 0 && space < found ? space + 1 : found
}

function endOf(text: string, start: number): number {
  const end = start + SNIPPET_CHARACTERS
  if (end >= text.length) return text.length
  const space = text.lastIndexOf(' ', end)
  return space > start ? space : end
}
