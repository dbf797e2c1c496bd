import type { Font } from 'fontkit'
import type { FilledForm, FilledNote, FormEntry } from '../../../../core/hand-in/ports.ts'
import type { TextFonts } from '../../../../core/shared/ports.ts'
import { textOfPage, type PdfPage } from '../../pdf/pdf-page.ts'
import { parsePdf } from '../../pdf/read-pdf.ts'
import { unreadableText } from '../../pdf/unreadable-text.ts'
import { broken } from '../../unreadable.ts'
import { FormFields } from './form-fields.ts'
import { PdfEditor } from './pdf-editor.ts'
import { PdfFilling } from './pdf-filling.ts'
import { placesSeen } from './places-seen.ts'
import { Typefaces } from './typefaces.ts'
import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib'

const ACTIONS = new Set(['/JavaScript', '/Launch', '/SubmitForm', '/ImportData'])
/** Maximum nesting of an action in an object. */
const DEEPEST = 5

/** Whether a PDF runs scripts, starts programs or submits its values. */
function isActivePdf({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => holdsAction(object, 0))
}

function holdsAction(object: PDFObject | undefined, depth: number): boolean {
  if (depth > DEEPEST) return false
  if (object instanceof PDFArray) return object.asArray().some((one) => holdsAction(one, depth + 1))
  if (!(object instanceof PDFDict)) return false
  const action = object.get(PDFName.of('S'))
  if (action instanceof PDFName && ACTIONS.has(action.asString())) return true
  return object.entries().some(([, value]) => holdsAction(value, depth + 1))
}

const BOUNDS = { pages: 400, pieces: 6_000 }

/**
 * Copies a PDF with entries on its pages, appended to its bytes. Answers that don't fit continue on pages at its end.
 * The copy is parsed again: an entry whose answer it does not show is reported as left. Throws `unsupported` for files
 * that are encrypted, damaged, or larger than the bounds.
 */
export async function fillPdf(
  bytes: Uint8Array,
  entries: readonly FormEntry[],
  language: string,
  fonts: TextFonts<Font>,
): Promise<FilledForm> {
  const { pages } = await parsePdf(bytes, BOUNDS)
  const editor = await PdfEditor.open(bytes, fonts)
  if (editor.pages.length !== pages.length || pages.length === 0) throw broken('PDF')
  const isActive = isActivePdf(editor.document)
  const isReadable = unreadableText(pages.map(textOfPage)) === null
  const [faces, fields] = [new Typefaces(fonts), new FormFields(editor.document)]
  const filling = new PdfFilling(isReadable ? pages : pages.map(withoutText), faces, language, fields)
  filling.reserve(entries)
  const places = filling.fillAll(entries)
  await filling.fields.draw(editor)
  for (const drawing of filling.continuation.drawings) editor.addPage(drawing)
  for (const [index, page] of editor.pages.entries()) {
    const drawing = filling.drawingOf(index + 1) ?? filling.continuation.drawings[index - pages.length]
    if (drawing !== undefined) await editor.draw(page, drawing)
  }
  const saved = await editor.save()
  return {
    bytes: saved,
    places: placesSeen((await parsePdf(saved)).pages, { entries, places, drawn: filling.drawn }),
    notes: [...notesOf(fields, faces), ...(isActive ? ['active-content' as const] : [])],
  }
}

function notesOf({ hasXfa, isSigned }: FormFields, { hasLeftOut }: Typefaces): FilledNote[] {
  return [
    ...(hasXfa ? ['xfa-kept' as const] : []),
    ...(isSigned ? ['signed-before' as const] : []),
    ...(hasLeftOut ? ['emoji-left-out' as const] : []),
  ]
}

/** Removes unreadable text, so that answers may cover it. */
function withoutText(page: PdfPage): PdfPage {
  return { ...page, pieces: page.pieces.filter((piece) => piece.kind !== 'text') }
}
