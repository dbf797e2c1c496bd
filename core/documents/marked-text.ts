/** A text and the parts of it that were searched for, as places in UTF-16 code units. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

export interface Mark {
  readonly start: number
  readonly end: number
}

/** A mark, and which of the things that were searched for it is of. */
export interface FoundMark extends Mark {
  readonly sought: number
}

/** Characters of a snippet, about two lines. */
const SNIPPET_CHARACTERS = 180
/** Characters before the first word found, so that it does not stand without context. */
const CHARACTERS_BEFORE = 40

/** The part of the text with most of what was searched for; its beginning where nothing of it is there. */
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

/** Where the window begins that holds the most different words searched for; the first of equals. */
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
