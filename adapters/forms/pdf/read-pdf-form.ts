import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Form, FormBlock, FormParagraph } from '../../../core/proposals/form.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { broken, tooLarge } from '../../file-formats/unreadable.ts'
import { blocksOf } from './form-blocks.ts'
import { withLabelsApart, withoutContents } from './labels.ts'
import { flowOfPage } from './layout.ts'
import { openPdf } from './open-pdf.ts'
import type { PageContent } from './page-content.ts'
import { readPage } from './read-page.ts'
import { withoutRunningLines } from './running-lines.ts'
import type { RecogniseScan } from './scanned-text.ts'
import { withScannedText } from './scanned-text.ts'
import { unreadableText } from './text-layer.ts'
import { typographyOf } from './typography.ts'

export const PDF_MEDIA_TYPE = 'application/pdf'
const MOST_PAGES = 400

/**
 * Reads a form by its layout. Anchors are `pdf:page=3;box=left,bottom,right,top` in points of the file's own
 * coordinates, with `;field=name` (percent-encoded) for an interactive field. Throws `unsupported` for files that
 * are locked, damaged or cut short; and for scans and files whose text means nothing, unless `recogniseScan` is given,
 * which reads the text off the pictures of the pages (where boxes and lines to write on are seen only if they are drawn).
 */
export async function readPdfForm(bytes: Uint8Array, recogniseScan?: RecogniseScan): Promise<Form> {
  const document = await openPdf(bytes)
  try {
    const pages = await withReadableText(await pagesOf(document), bytes, recogniseScan)
    return {
      mediaType: PDF_MEDIA_TYPE,
      title: await titleOf(document, textOf(pages[0])),
      blocks: blocksOfPages(pages),
    }
  } catch (error) {
    throw isAppError(error) ? error : broken('PDF', error)
  } finally {
    await document.loadingTask.destroy()
  }
}

async function withReadableText(
  pages: readonly PageContent[],
  bytes: Uint8Array,
  recogniseScan?: RecogniseScan,
): Promise<readonly PageContent[]> {
  const reason = unreadableText(pages.map(textOf))
  if (reason === null) return pages
  if (recogniseScan === undefined) throw reason
  const scanned = await recogniseScan(bytes)
  const read = pages.map((page) =>
    withScannedText(
      page,
      scanned.find(({ number }) => number === page.number),
    ),
  )
  if (unreadableText(read.map(textOf)) !== null) throw reason
  return read
}

async function pagesOf(document: PDFDocumentProxy): Promise<PageContent[]> {
  if (document.numPages > MOST_PAGES) throw tooLarge('PDF', `${MOST_PAGES} pages`)
  const pages: PageContent[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    pages.push(await readPage(page))
    page.cleanup()
  }
  return pages
}

function textOf(page: PageContent | undefined): string {
  return (page?.pieces ?? []).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join(' ')
}

function blocksOfPages(read: readonly PageContent[]): FormBlock[] {
  const pages = withoutRunningLines(read)
  const flows = pages.map(flowOfPage)
  const typography = typographyOf(flows)
  const words = new Set(
    read.flatMap(
      (page) =>
        textOf(page)
          .toLowerCase()
          .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [],
    ),
  )
  const blocks = pages.map((page, index) => blocksOf(flows[index] ?? [], { page, typography, words }))
  return withLabelsApart(withoutContents(blocks.reduce(joinedAcross, [])))
}

/** A paragraph that a page break cuts in two goes on where it was. */
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

/** The title in the file's own data, if it is printed on the first page too; templates leave foreign ones behind. */
async function titleOf(document: PDFDocumentProxy, firstPage: string): Promise<string | null> {
  const { info } = await document.getMetadata()
  const title = (info as { readonly Title?: unknown }).Title
  if (typeof title !== 'string') return null
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const printed = new Set(wordsOf(firstPage))
  const words = wordsOf(title)
  const isPrinted = words.length >= 2 && words.every((word) => printed.has(word))
  return isPrinted ? title.replace(/\s+/g, ' ').trim() : null
}
