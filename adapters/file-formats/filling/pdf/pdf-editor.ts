import {
  EncryptedPDFError,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { PDFFont, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib'
import type { Font } from 'fontkit'
import type { TextFonts } from '../../../../core/shared/ports.ts'
import { AppError, isAppError } from '../../../../core/shared/app-error.ts'
import { inverse, transform, type Matrix } from '../../pdf/matrix.ts'
import { broken } from '../../unreadable.ts'
import { textOperators, type StreamFonts } from './drawing-stream.ts'
import type { PageDrawing } from './page-drawing.ts'
import { FEATURES } from './typefaces.ts'

const TAIL = 2048
const NOTE_COLOUR = [1, 0.82, 0.2]
/** Notes keep their size, stay upright and are not printed. */
const NOTE_FLAGS = 8 | 16
/** Permission level of a certifying signature (DocMDP). */
const NO_CHANGES = 1
const AUTHOR = 'Grantwright'

/** Appends changes to a PDF and leaves its bytes unchanged. */
export class PdfEditor {
  private readonly embedded = new Map<string, PDFFont>()

  private constructor(
    readonly document: PDFDocument,
    private readonly isOfOlderKind: boolean,
  ) {}

  /** Throws `unsupported` for files that are encrypted, or too damaged for additions. */
  static async open(bytes: Uint8Array, fonts: TextFonts<Font>): Promise<PdfEditor> {
    const kind = kindOfLastTable(bytes)
    if (kind === null) throw broken('PDF')
    try {
      const document = await PDFDocument.load(bytes, {
        forIncrementalUpdate: true,
        preserveXFA: true,
        updateMetadata: false,
      })
      refuseUnchangeable(document)
      // The library takes a font as bytes, which are those of its name.
      document.registerFontkit({ create: (name) => fonts.open(new TextDecoder().decode(name)) })
      return new PdfEditor(document, kind === 'table')
    } catch (error) {
      if (isAppError(error)) throw error
      throw error instanceof EncryptedPDFError ? new AppError('unsupported', 'form.locked') : broken('PDF', error)
    }
  }

  /** Throws `unsupported` if pages contain each other. */
  get pages(): readonly PDFPage[] {
    try {
      return this.document.getPages()
    } catch {
      throw broken('PDF')
    }
  }

  addPage({ width, height }: PageDrawing): void {
    this.document.addPage([width, height])
  }

  /** Draws on a page, above its printed content. */
  async draw(page: PDFPage, drawing: PageDrawing): Promise<void> {
    if (drawing.texts.length + drawing.notes.length === 0) return
    await this.untracked(async () => {
      if (drawing.texts.length > 0) await this.drawTexts(page, drawing)
      if (drawing.notes.length > 0) this.addNotes(page, drawing)
    })
    this.document.context.snapshot?.markRefForSave(page.ref)
  }

  /** A stream that draws text, shown as a picture in a box with its own coordinates. */
  async formStream(
    operators: (fonts: StreamFonts) => string,
    names: Iterable<string>,
    box: readonly number[],
    matrix: Matrix = [1, 0, 0, 1, 0, 0],
  ): Promise<PDFRef> {
    const { context } = this.document
    const fonts = new Map<string, { key: string; font: PDFFont }>()
    for (const name of new Set(names)) fonts.set(name, { key: `F${fonts.size + 1}`, font: await this.embed(name) })
    const font = Object.fromEntries([...fonts.values()].map(({ key, font: { ref } }) => [key, ref]))
    const dict = { Type: 'XObject', Subtype: 'Form', BBox: [...box], Matrix: [...matrix], Resources: { Font: font } }
    return context.register(context.flateStream(operators(fonts), dict))
  }

  async save(): Promise<Uint8Array> {
    await this.untracked(() => this.document.flush())
    return this.document.commit({ useObjectStreams: !this.isOfOlderKind })
  }

  /** New objects are saved anyway; to find changed ones, the library searches the whole file for each value. */
  private async untracked(work: () => Promise<unknown>): Promise<void> {
    const { context } = this.document
    const { snapshot } = context
    delete context.snapshot
    try {
      await work()
    } finally {
      if (snapshot !== undefined) context.snapshot = snapshot
    }
  }

  private async embed(name: string): Promise<PDFFont> {
    const known = this.embedded.get(name)
    if (known !== undefined) return known
    const font = await this.document.embedFont(new TextEncoder().encode(name), { subset: true, features: FEATURES })
    this.embedded.set(name, font)
    return font
  }

  private async drawTexts({ node }: PDFPage, drawing: PageDrawing): Promise<void> {
    const { context } = this.document
    const toFile = inverse(drawing.frame)
    const corners = [transform(toFile, 0, 0), transform(toFile, drawing.width, drawing.height)]
    const box = [...corners[0]!, ...corners[1]!]
    const names = drawing.texts.map(({ font }) => font)
    const form = await this.formStream((fonts) => textOperators(drawing.texts, fonts, toFile), names, box)
    const resources = node.Resources()?.clone(context) ?? context.obj({})
    const pictures = resources.lookupMaybe(PDFName.of('XObject'), PDFDict)?.clone(context) ?? context.obj({})
    const key = pictures.uniqueKey('Answers')
    pictures.set(key, form)
    resources.set(PDFName.of('XObject'), pictures)
    node.set(PDFName.of('Resources'), resources)
    const before = context.register(context.stream('q\n'))
    const after = context.register(context.stream(`\nQ\nq ${key.toString()} Do Q\n`))
    node.set(
      PDFName.of('Contents'),
      context.obj([before, ...contentsOf(node.get(PDFName.of('Contents')), node.Contents()), after]),
    )
  }

  private addNotes({ node, ref }: PDFPage, drawing: PageDrawing): void {
    const { context } = this.document
    const notes = drawing.notes.map((note) =>
      context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Text',
          Name: 'Note',
          Rect: [...drawing.sidesOf(note)],
          Contents: PDFHexString.fromText(note.text),
          T: PDFHexString.fromText(AUTHOR),
          F: NOTE_FLAGS,
          C: NOTE_COLOUR,
          P: ref,
        }),
      ),
    )
    node.set(PDFName.of('Annots'), context.obj([...(node.Annots()?.asArray() ?? []), ...notes]))
  }
}

/** Refuses forms that only Adobe Reader renders, and files whose signature a change would break. */
function refuseUnchangeable({ catalog, context }: PDFDocument): void {
  const what = { values: { what: 'PDF' } }
  if (catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True)
    throw new AppError('unsupported', 'form.not-filled', what)
  const permissions = catalog.lookupMaybe(PDFName.of('Perms'), PDFDict)
  const signature = permissions?.lookupMaybe(PDFName.of('DocMDP'), PDFDict)
  const [reference] = signature?.lookupMaybe(PDFName.of('Reference'), PDFArray)?.asArray() ?? []
  const parameters = context.lookupMaybe(reference, PDFDict)?.lookupMaybe(PDFName.of('TransformParams'), PDFDict)
  const allowed = parameters?.lookupMaybe(PDFName.of('P'), PDFNumber)?.asNumber()
  if (allowed === NO_CHANGES) throw new AppError('unsupported', 'form.signed', what)
}

function contentsOf(value: PDFObject | undefined, found: PDFObject | undefined): PDFObject[] {
  if (found instanceof PDFArray) return found.asArray()
  return found instanceof PDFStream && value !== undefined ? [value] : []
}

/** Whether the file ends with a cross-reference table or a stream of the newer kind; null if neither is found. */
function kindOfLastTable(bytes: Uint8Array): 'table' | 'stream' | null {
  const text = (from: number, to: number): string => new TextDecoder('latin1').decode(bytes.subarray(from, to))
  const at = /startxref\s+(\d+)\s+%%EOF(?![\s\S]*startxref)/.exec(
    text(Math.max(0, bytes.length - TAIL), bytes.length),
  )?.[1]
  if (at === undefined) return null
  const start = text(Number(at), Number(at) + 40)
  if (/^\s*xref\b/.test(start)) return 'table'
  return /^\s*\d+\s+\d+\s+obj\b/.test(start) ? 'stream' : null
}
