import { textOfPage, type PdfPage } from './pdf-page.ts'

/** How much of a text's end is looked at. */
const ENDING = 100

/** Every word of a file in lower case, to tell a hyphen at a line's end from one in a word; gathered when first asked for. */
export class Vocabulary {
  private words: ReadonlySet<string> | null = null

  constructor(private readonly pages: readonly PdfPage[]) {}

  has(word: string): boolean {
    this.words ??= new Set(
      this.pages.flatMap(
        (page) =>
          textOfPage(page)
            .toLowerCase()
            .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [],
      ),
    )
    return this.words.has(word)
  }
}

/**
 * Joins lines, closing words that a hyphen parts at the end of one. The hyphen stays where the file writes the word with
 * it elsewhere and never without.
 */
export function joinLines(lines: readonly string[], words: Vocabulary): string {
  const parts = lines.slice(0, 1)
  for (const line of lines.slice(1)) {
    const [above, below] = [parts.pop()!.trimEnd(), line.trimStart()]
    parts.push(/[-\u2010\u00ad–/]$/.test(above.slice(-1)) ? joint(above, below, words) : `${above} `, below)
  }
  return parts.join('')
}

/** The end of a line as it is to stand before the next. */
function joint(above: string, below: string, words: Vocabulary): string {
  const end = above.slice(-ENDING)
  if (/\p{L}\u00ad$/u.test(end)) return above.slice(0, -1)
  const head = /(\p{L}*\p{Ll})[-\u2010]$/u.exec(end)?.[1]
  const tail = /^\p{Ll}+/u.exec(below)?.[0]
  if (head && tail) return isHyphened(head.toLowerCase(), tail, words) ? above : above.slice(0, -1)
  return /[\p{L}\d].$/u.test(end) ? above : `${above} `
}

function isHyphened(head: string, tail: string, words: Vocabulary): boolean {
  if (words.has(head + tail)) return false
  return /^(.|co|ex)$/u.test(head) || words.has(`${head}-${tail}`)
}
