import { isAppError } from '../../../core/shared/app-error.ts'
import type { PdfPage } from '../pdf-page.ts'
import { MAX_CHARACTERS, tooMuchText } from '../../file-formats/document/text-blocks.ts'
import { ContentScan, type FontCache } from './content-scan.ts'
import { PdfFile } from '../../file-formats/pdf/pdf-file.ts'
import { leavesOf, type PdfLeaf } from '../../file-formats/pdf/pdf-pages.ts'
import { UnsupportedPdfError, PdfStream, type PdfDict, type PdfValue } from '../../file-formats/pdf/pdf-values.ts'
import type { Matrix } from './text-canvas.ts'

/** Share of characters without a known letter from which another parser should try. */
const MAX_UNKNOWN = 0.02

/**
 * Reads where the text of a sound, unencrypted PDF stands, and nothing else of it: several times as fast as a parser
 * that must also paint. Throws UnsupportedPdfError where a file is not so plain; another parser is asked then.
 */
export function parsePlainPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  try {
    return Promise.resolve(readPages(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  } catch (error) {
    const known = isAppError(error) || error instanceof UnsupportedPdfError
    return Promise.reject(known ? error : new UnsupportedPdfError('A broken PDF.', { cause: error }))
  }
}

function readPages(buffer: Buffer): PdfPage[] {
  const file = new PdfFile(buffer)
  const fonts: FontCache = new Map()
  const pages: PdfPage[] = []
  let [known, unknown, characters] = [0, 0, 0]
  for (const leaf of leavesOf(file)) {
    const { canvas } = scanPage(file, leaf, fonts)
    known += canvas.known
    unknown += canvas.unknown
    characters += canvas.runs.reduce((sum, run) => sum + run.text.length, 0)
    if (characters > MAX_CHARACTERS) throw tooMuchText('PDF')
    pages.push({ number: pages.length + 1, runs: canvas.runs })
  }
  if (unknown > known * MAX_UNKNOWN) throw new UnsupportedPdfError('Many letters are not known.')
  return pages
}

function scanPage(file: PdfFile, leaf: PdfLeaf, fonts: FontCache): ContentScan {
  const frame = frameOf(leaf)
  const scan = new ContentScan(file, fonts, frame)
  const contents = contentsOf(file, leaf.page.get('/Contents'))
  if (contents.length > 0) scan.run(contents, leaf.resources)
  for (const { form, matrix } of filledFields(file, leaf.page)) {
    const field = new ContentScan(file, fonts, [frame[0], frame[1], frame[2], frame[3], ...shift(frame, matrix)])
    field.paintForm(form, leaf.resources, 0)
    field.canvas.finish()
    scan.canvas.finish()
    scan.canvas.runs.push(...field.canvas.runs)
  }
  scan.canvas.finish()
  return scan
}

/** From the page's own space to that of the page as shown: turned, its lower left corner at zero. */
function frameOf({ box, rotate }: PdfLeaf): Matrix {
  const [x0, x1] = [Math.min(box[0]!, box[2]!), Math.max(box[0]!, box[2]!)]
  const [y0, y1] = [Math.min(box[1]!, box[3]!), Math.max(box[1]!, box[3]!)]
  const turn = ((rotate % 360) + 360) % 360
  if (turn === 90) return [0, -1, 1, 0, -y0, x1]
  if (turn === 180) return [-1, 0, 0, -1, x1, y1]
  return turn === 270 ? [0, 1, -1, 0, y1, -x0] : [1, 0, 0, 1, -x0, -y0]
}

function contentsOf(file: PdfFile, value: PdfValue | undefined): Buffer {
  const found = file.get(value)
  const parts = (Array.isArray(found) ? found : [found]).map((part) => file.get(part))
  const streams = parts.filter((part) => part instanceof PdfStream)
  if (streams.length === 1) return file.data(streams[0]!)
  return Buffer.concat(streams.flatMap((stream) => [file.data(stream), Buffer.from('\n')]))
}

const HIDDEN = 2

/** What is filled into the fields of a form stands in their appearances, not in the page's contents. */
function filledFields(file: PdfFile, page: PdfDict): { form: PdfStream; matrix: readonly [number, number] }[] {
  return file.array(page.get('/Annots')).flatMap((value) => {
    const annotation = file.dict(value)
    if (annotation === null || file.name(annotation.get('/Subtype')) !== '/Widget') return []
    const form = file.get(file.dict(annotation.get('/AP'))?.get('/N'))
    const corner = file.array(annotation.get('/Rect')).map((part) => file.number(part, 0))
    const hidden = (file.number(annotation.get('/F'), 0) & HIDDEN) !== 0
    if (hidden || !(form instanceof PdfStream) || corner.length !== 4) return []
    return [{ form, matrix: [Math.min(corner[0]!, corner[2]!), Math.min(corner[1]!, corner[3]!)] as const }]
  })
}

function shift(frame: Matrix, [x, y]: readonly [number, number]): [number, number] {
  return [x * frame[0] + y * frame[2] + frame[4], x * frame[1] + y * frame[3] + frame[5]]
}
