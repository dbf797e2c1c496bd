import type { Form, FormBlock, FormHeading, FormParagraph } from '../../../core/proposals/form/form.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'
import { broken } from '../unreadable.ts'
import { Vocabulary } from './hyphens.ts'
import { blocksOf } from './layout/form-blocks.ts'
import { flowOfPage } from './layout/layout.ts'
import { withoutRunningLines } from './layout/running-lines.ts'
import { typographyOf } from './layout/typography.ts'
import { type PdfPage, textOfPage } from './pdf-page.ts'
import { isGarbled, type PdfReading, readPdf } from './read-pdf.ts'

const MIN_ENTRIES = 4

/**
 * Makes paragraphs of consecutive bold lines in one style, or bold lines directly above a place to write, because they
 * are labels, not headings.
 */
function withLabelsApart(blocks: readonly FormBlock[]): FormBlock[] {
  return blocks.map((block, index) => {
    if (block.kind !== 'heading' || block.level === 1) return block
    const [before, after] = [blocks[index - 1], blocks[index + 1]]
    const isInRow = isAlike(block, before) || isAlike(block, after)
    const isOverPlace = after?.kind === 'field' && after.label === null && after.control !== 'tick'
    return isInRow || isOverPlace ? asParagraph(block) : block
  })
}

function isAlike(heading: FormHeading, other: FormBlock | undefined): boolean {
  return (
    other?.kind === 'heading' &&
    other.level === heading.level &&
    other.page === heading.page &&
    depth(other) === depth(heading)
  )
}

function depth({ number }: FormHeading): number {
  return number === null ? 0 : (number.match(/[a-z]+|\d+/gi)?.length ?? 1)
}

function asParagraph({ text, number, page, anchor }: FormHeading): FormParagraph {
  return { kind: 'paragraph', text, number, listLevel: 0, bold: true, italic: false, page, anchor }
}

/** Removes a list of the following headings, with or without page numbers. */
function withoutContents(blocks: readonly FormBlock[]): FormBlock[] {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.page !== null ? [{ index, page: block.page, text: folded(block.text) }] : [],
  )
  const entries = new Set(blocks.filter((block, index) => isEntry(block, index, headings)))
  const pages = new Map<number | null, number>()
  for (const entry of entries) pages.set(entry.page, (pages.get(entry.page) ?? 0) + 1)
  return blocks.filter((block) => !entries.has(block) || (pages.get(block.page) ?? 0) < MIN_ENTRIES)
}

interface Heading {
  readonly index: number
  readonly page: number
  readonly text: string
}

function isEntry(block: FormBlock, index: number, headings: readonly Heading[]): boolean {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false
  const text = folded(block.text)
  if (text.length < 5) return false
  return headings.some(
    (other) =>
      other.index > index &&
      other.page !== block.page &&
      (other.text === text || other.text.startsWith(`${text} `) || other.text.endsWith(` ${text}`)),
  )
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s\d{1,3}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const PDF_MEDIA_TYPE = 'application/pdf'
/** Real pages have up to 2,000 pieces; the time to find neighbours grows with their square. */
const BOUNDS = { pages: 400, pieces: 6_000 }
const TAIL = 4096

/**
 * Reads a form by its layout. Anchors are `pdf:page=3;box=left,bottom,right,top` in points of the file's own
 * coordinates, with `;field=name` (percent-encoded) for an interactive field. Throws `unsupported` for files that are
 * locked, damaged or truncated, and for scans and files with meaningless text unless OCR is given (it finds boxes and
 * lines to write on only if they are drawn).
 */
export async function readPdfForm(bytes: Uint8Array, reading?: PdfReading): Promise<Form> {
  if (isCutShort(bytes)) throw broken('PDF')
  const { title, pages: read } = await readPdf(bytes, { bounds: BOUNDS, ...reading })
  const unread: UnreadPart[] = read.some(({ hidesText }) => hidesText) ? [{ kind: 'hidden-text', name: null }] : []
  const garbled = new Set(read.filter(isGarbled))
  for (const { number } of garbled) unread.push({ kind: 'page', name: `${number}` })
  const pages = read.map((page) => (garbled.has(page) ? withoutText(page) : page))
  const form = { mediaType: PDF_MEDIA_TYPE, title: titleOf(title, textOfPage(pages[0])), blocks: blocksOfPages(pages) }
  return { ...form, ...(unread.length > 0 && { unread }) }
}

/** Letters that mean nothing are no questions, and label no fields. */
function withoutText(page: PdfPage): PdfPage {
  return { ...page, turned: [], pieces: page.pieces.filter(({ kind }) => kind === 'widget') }
}

/** A complete file ends with the offset of its cross-reference table and a mark; readers repair others by guessing. */
function isCutShort(bytes: Uint8Array): boolean {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, bytes.length - TAIL)))
  return !tail.includes('startxref') && !tail.includes('%%EOF')
}

function blocksOfPages(read: readonly PdfPage[]): FormBlock[] {
  const pages = withoutRunningLines(read)
  const flows = pages.map(flowOfPage)
  const typography = typographyOf(flows)
  const words = new Vocabulary(read)
  const blocks = pages.map((page, index) => blocksOf(flows[index] ?? [], { page, typography, words }))
  return withLabelsApart(withoutContents(blocks.reduce(joinedAcross, [])))
}

/** Joins a paragraph that a page break splits. */
function joinedAcross(before: FormBlock[], next: FormBlock[]): FormBlock[] {
  const [last, first] = [before.at(-1), next[0]]
  if (last?.kind !== 'paragraph' || first?.kind !== 'paragraph' || !goesOn(last, first)) return [...before, ...next]
  return [...before.slice(0, -1), { ...last, text: `${last.text} ${first.text}` }, ...next.slice(1)]
}

function goesOn(last: FormParagraph, first: FormParagraph): boolean {
  return (
    first.listLevel === 0 &&
    first.number === null &&
    last.bold === first.bold &&
    /^\p{Ll}/u.test(first.text) &&
    !/[.!?:;]$/.test(last.text)
  )
}

/** The title from the file's properties if the first page also prints it; templates leave wrong ones behind. */
function titleOf(title: string | null, firstPage: string): string | null {
  if (title === null) return null
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const printed = new Set(wordsOf(firstPage))
  const words = wordsOf(title)
  const isPrinted = words.length >= 2 && words.every((word) => printed.has(word))
  return isPrinted ? title.replace(/\s+/g, ' ').trim() : null
}
