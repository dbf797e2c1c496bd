import { textOfPage, type PdfPage } from './pdf-page.ts'

/** Number of characters checked at a text's end. */
const ENDING = 100

/** All words of a file in lower case, to recognise hyphenation at a line's end; collected on first use. */
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

/** Joins lines and hyphenated words. Keeps the hyphen if the file uses the word elsewhere only with it. */
export function joinLines(lines: readonly string[], words: Vocabulary): string {
  const parts = lines.slice(0, 1)
  for (const line of lines.slice(1)) {
    const [above, below] = [parts.pop()!.trimEnd(), line.trimStart()]
    parts.push(/[-\u2010\u00ad–/]$/.test(above.slice(-1)) ? joint(above, below, words) : `${above} `, below)
  }
  return parts.join('')
}

/** End of a line, prepared for joining the next. */
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
