import type { PdfPage } from './pdf-page.ts'

const MIN_GLUED = 14

/**
 * Repairs lines in which the native parser wrote some other letter for the space of a subset font ("OurAworkAin2024").
 * `readPlain` gives the parser's plain text, in which spaces are right; it is asked only if a line looks glued.
 */
export function repairSpaces(pages: readonly PdfPage[], readPlain: () => string): readonly PdfPage[] {
  if (!pages.some((page) => page.runs.some((run) => isGlued(run.text)))) return pages
  const plain = readPlain().replace(/\s+/g, ' ')
  return pages.map(({ number, runs }) => ({
    number,
    runs: runs.map((run) => (isGlued(run.text) ? { ...run, text: unglued(run.text, plain) } : run)),
  }))
}

function isGlued(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length >= MIN_GLUED && /^[^\s:/@.]{12}/.test(trimmed) && !/\s/.test(trimmed)
}

/** The text with that one letter read as a space with which it stands in the plain text. */
function unglued(text: string, plain: string): string {
  const trimmed = text.trim()
  if (plain.includes(trimmed)) return text
  for (const letter of new Set(trimmed)) {
    const spaced = trimmed.replaceAll(letter, ' ').trim()
    if (spaced.includes(' ') && plain.includes(spaced.replace(/\s+/g, ' '))) return spaced
  }
  return text
}
