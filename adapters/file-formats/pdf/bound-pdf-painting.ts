import { isAppError } from '../../../core/shared/app-error.ts'
import { PdfFile } from './pdf-file.ts'
import { END, PdfLexer } from './pdf-lexer.ts'
import { leavesOf } from './pdf-pages.ts'
import { UnsupportedPdfError, PdfKeyword, PdfStream, type PdfDict, type PdfValue } from './pdf-values.ts'
import { growsTooLarge, tooLarge } from '../unreadable.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of form content painted by all pages; repeated paintings count each time. */
const MAX_PAINTED = 64 * MEGABYTE
/** Minimum cost of painting a form, in bytes of content. */
const FORM_COST = 500
/** Maximum nesting of saved graphics states: ISO 32000 advises 28, and pdf.js searches all of them. */
const MAX_SAVED = 2_000
/** Assumed number of times that unreadable content paints each form available to it. */
const GUESS = 3

/**
 * Adds up the nested forms that a PDF's pages paint, reading each form once, and throws `unsupported` beyond any
 * document's size: a form that paints the next one twice, 24 levels deep, takes other parsers an hour.
 */
export function boundPdfPainting(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    boundPages(new PdfFile(buffer))
  } catch (error) {
    if (isAppError(error)) throw error
    boundObjects(PdfFile.ofScannedObjects(buffer), buffer.includes('/Encrypt'))
  }
}

function boundPages(file: PdfFile): void {
  const painting = new Painting(file, false)
  let painted = 0
  for (const { page, resources } of leavesOf(file)) {
    for (const content of contentsOf(file, page)) painted += painting.paintedBy(content, resources)
    for (const form of appearancesOf(file, page)) painted += painting.costOf(form, resources)
    if (painted > MAX_PAINTED) throw tooMuch()
  }
}

/** Checks each form separately, for files with a broken object table or encrypted objects. */
function boundObjects(file: PdfFile, isEncrypted: boolean): void {
  const painting = new Painting(file, isEncrypted)
  for (const number of file.numbers()) {
    const object = unlessBroken(() => file.objectOf(number), null)
    if (!(object instanceof PdfStream) || object.dict.get('/Subtype') !== '/Form') continue
    if (unlessBroken(() => painting.costOf(object, null), 0) > MAX_PAINTED) throw tooMuch()
  }
}

function contentsOf(file: PdfFile, page: PdfDict): PdfStream[] {
  const found = file.get(page.get('/Contents'))
  const parts = Array.isArray(found) ? found : [found]
  return parts.map((part) => file.get(part)).filter((part) => part instanceof PdfStream)
}

function appearancesOf(file: PdfFile, page: PdfDict): PdfStream[] {
  return file.array(page.get('/Annots')).flatMap((value) => {
    const normal = file.get(file.dict(file.dict(value)?.get('/AP'))?.get('/N'))
    const states = normal instanceof Map ? [...normal.values()].map((state) => file.get(state)) : [normal]
    return states.filter((state) => state instanceof PdfStream)
  })
}

/** Number of times that content paints each name. */
type Uses = ReadonlyMap<string, number>

class Painting {
  private readonly uses = new Map<PdfStream, Uses | null>()
  private readonly costs = new Map<PdfStream, Map<PdfDict | null, number>>()

  constructor(
    private readonly file: PdfFile,
    /** Treats contents as unreadable. */
    private readonly isGuessing: boolean,
  ) {}

  costOf(form: PdfStream, inherited: PdfDict | null): number {
    const resources = this.file.dict(form.dict.get('/Resources')) ?? inherited
    const known = this.costs.get(form) ?? new Map<PdfDict | null, number>()
    this.costs.set(form, known)
    if (!known.has(resources)) {
      known.set(resources, 0)
      known.set(resources, FORM_COST + form.raw.length + this.paintedBy(form, resources))
    }
    return known.get(resources)!
  }

  /** Cost of the forms painted by content. */
  paintedBy(content: PdfStream, resources: PdfDict | null): number {
    const forms = formsIn(this.file, resources)
    const uses = this.usesIn(content)
    let cost = 0
    for (const [name, form] of forms) {
      const times = uses === null ? GUESS : (uses.get(name) ?? 0)
      if (times > 0) cost += times * this.costOf(form, resources)
    }
    return cost
  }

  private usesIn(content: PdfStream): Uses | null {
    const known = this.uses.get(content)
    if (known !== undefined) return known
    const uses = this.isGuessing ? null : unlessBroken(() => usesIn(this.file.data(content)), null)
    this.uses.set(content, uses)
    return uses
  }
}

/** Forms that can be painted by name, and masks of graphics states. */
function formsIn(file: PdfFile, resources: PdfDict | null): Map<string, PdfStream> {
  const forms = new Map<string, PdfStream>()
  for (const [name, value] of file.dict(resources?.get('/XObject')) ?? []) addForm(forms, name, file.get(value))
  for (const [name, value] of file.dict(resources?.get('/ExtGState')) ?? [])
    addForm(forms, `gs ${name}`, file.get(file.dict(file.dict(value)?.get('/SMask'))?.get('/G')))
  return forms
}

function addForm(forms: Map<string, PdfStream>, name: string, value: PdfValue): void {
  if (value instanceof PdfStream && value.dict.get('/Subtype') === '/Form') forms.set(name, value)
}

function usesIn(content: Buffer): Uses {
  const uses = new Map<string, number>()
  const lexer = new PdfLexer(content)
  let last: PdfValue = null
  let saved = 0
  for (let value = lexer.next(); value !== END; value = lexer.next()) {
    if (value instanceof PdfKeyword && typeof last === 'string') {
      const name = value.word === 'Do' ? last : value.word === 'gs' ? `gs ${last}` : null
      if (name !== null) uses.set(name, (uses.get(name) ?? 0) + 1)
    }
    if (value instanceof PdfKeyword && value.word === 'q') saved += 1
    if (value instanceof PdfKeyword && value.word === 'Q') saved -= 1
    if (saved > MAX_SAVED) throw tooLarge('PDF', MAX_SAVED, 'nested-graphics-states')
    last = value
  }
  return uses
}

function unlessBroken<Found>(find: () => Found, otherwise: Found): Found {
  try {
    return find()
  } catch (error) {
    if (error instanceof UnsupportedPdfError) return otherwise
    throw error
  }
}

function tooMuch(): Error {
  return growsTooLarge('painted')
}
