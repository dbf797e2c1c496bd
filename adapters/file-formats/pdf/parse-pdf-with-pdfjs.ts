import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { broken, passwordProtected } from '../unreadable.ts'
import { boundPdfPainting } from './bound-pdf-painting.ts'
import { boundPdfStreams } from './bound-pdf-streams.ts'
import { drawnShapes } from './pdfjs-shapes.ts'
import { isBoldName, isItalicName } from './font-names.ts'
import { multiply, type Matrix } from './matrix.ts'
import { pageOf, type PlacedText } from './page-pieces.ts'
import { boundCharacters, boundPages } from './pdf-bounds.ts'
import type { ParsedPdf, PdfBounds, PdfPage } from './pdf-page.ts'
import { widgetsOf, type FieldAnnotation } from './pdf-widgets.ts'
import { withPicturesRead } from './picture-glyphs.ts'

const PACKAGE = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Parses with pdf.js, which opens damaged and restricted files and knows all fonts; about ten times slower. */
export async function parsePdfWithPdfjs(bytes: Uint8Array, bounds: PdfBounds = {}): Promise<ParsedPdf> {
  const document = await open(bytes)
  try {
    const { info } = await document.getMetadata()
    const title = (info as { readonly Title?: unknown }).Title
    return { title: typeof title === 'string' ? title : null, pages: await pagesOf(document, bounds) }
  } catch (error) {
    throw isAppError(error) ? error : broken('PDF', error)
  } finally {
    await document.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  await boundPdfStreams(bytes)
  boundPdfPainting(bytes)
  try {
    return await getDocument({
      // It takes no Buffer, and takes over the memory that it is given.
      data: Uint8Array.from(bytes),
      verbosity: 0,
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      maxImageSize: 1,
      cMapUrl: path.join(PACKAGE, 'cmaps') + '/',
      cMapPacked: true,
      standardFontDataUrl: path.join(PACKAGE, 'standard_fonts') + '/',
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw passwordProtected('PDF')
    throw broken('PDF', error)
  }
}

async function pagesOf(document: PDFDocumentProxy, bounds: PdfBounds): Promise<PdfPage[]> {
  boundPages(document.numPages, bounds)
  const pages: PdfPage[] = []
  let characters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const read = await readPage(page)
    page.cleanup()
    characters = boundCharacters(characters, read, bounds)
    pages.push(read)
  }
  return pages
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const frame = transform as unknown as Matrix
  const shapes = drawnShapes(await page.getOperatorList(), frame)
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placed(page, item, frame)] : []))
  const widgets = widgetsOf(((await page.getAnnotations()) as Annotation[]).map(withButton), frame)
  return pageOf({ number: page.pageNumber, width, height, frame, texts, shapes, widgets })
}

interface Annotation extends FieldAnnotation {
  readonly checkBox?: boolean
  readonly radioButton?: boolean
  readonly exportValue?: string | null
  readonly buttonValue?: string | null
}

function withButton(annotation: Annotation): FieldAnnotation {
  const { checkBox, radioButton, exportValue, buttonValue, fieldValue } = annotation
  if (checkBox !== true && radioButton !== true) return annotation
  const on = (checkBox ? exportValue : buttonValue) ?? null
  return { ...annotation, button: { name: radioButton ? on : null, isOn: on !== null && fieldValue === on } }
}

function placed(page: PDFPageProxy, item: TextItem, frame: Matrix): PlacedText {
  const [a, b, c, d, left, baseline] = multiply(item.transform as unknown as Matrix, frame)
  const fontName = fontNameOf(page, item)
  return {
    text: withPicturesRead(item.str, fontName),
    left,
    baseline,
    width: item.width,
    size: Math.hypot(c, d) || item.height,
    bold: isBoldName(fontName),
    italic: isItalicName(fontName),
    turned: a < 0 || Math.abs(b) > 0.2 * Math.abs(a),
  }
}

function fontNameOf(page: PDFPageProxy, item: TextItem): string {
  if (!page.commonObjs.has(item.fontName)) return ''
  const font = page.commonObjs.get(item.fontName) as { readonly name?: string } | null
  return font?.name ?? ''
}
