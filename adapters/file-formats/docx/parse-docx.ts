import type { Block, ParsedDocument } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { broken } from '../unreadable.ts'
import { child, textOf } from '../xml/xml-element.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'
import { DocxBody, notesIn, type DocxContext } from './docx-body.ts'
import { DocxNumbering } from './docx-numbering.ts'
import { DocxStyles } from './docx-styles.ts'

const WHAT = 'Word document'

/**
 * Parses a Word document. Anchors are offsets "start-end" of the element in word/document.xml. Throws `unsupported`
 * where the file is damaged, or larger than `bounds`.
 */
export function parseDocx(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const main = file.mainPart('word/document.xml')
  const blocks: Block[] = []
  const body = new DocxBody(contextOf(file, main))
  const document = file.read(main, { 'w:body': (element) => body.readInto(blocks, element) })
  if (child(document, 'w:body') === null) throw broken(WHAT)
  const title = collapseWhitespace(textOf(child(file.read('docProps/core.xml'), 'dc:title')))
  return { title: title || null, pageCount: null, blocks }
}

function contextOf(file: XmlPackage, main: string): DocxContext {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const part = (name: string) => file.read(`${folder}${name}.xml`)
  const styles = new DocxStyles(part('styles'))
  const numbering = new DocxNumbering(() => part('numbering'))
  let notes: Map<string, readonly Block[]> | null = null
  const readNotes = () => {
    const body = new DocxBody({ styles, numbering, noteOf: () => [] })
    return new Map(['footnotes', 'endnotes'].flatMap((name) => [...notesIn(part(name), body)]))
  }
  return { styles, numbering, noteOf: (reference) => (notes ??= readNotes()).get(reference) ?? [] }
}
