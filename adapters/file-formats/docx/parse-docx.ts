import type { Block, ParsedDocument } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { broken } from '../unreadable.ts'
import { attribute, child, descendants, textOf, type XmlElement } from '../xml/xml-element.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'
import { movedTo } from '../document/moved-anchors.ts'
import { DocxBody, type DocxContext, notesIn } from './docx-body.ts'
import { chartLines, diagramLines } from './drawn-parts.ts'
import { readContentControl } from './docx-field.ts'
import { NO_FILES, readInsertedFiles, type InsertedFiles } from './inserted-files.ts'
import { DocxNumbering } from './docx-numbering.ts'
import { DocxStyles } from './docx-styles.ts'

const WHAT = 'Word document'

/** Parses a Word document together with its inserted files; otherwise like `parseDocx`. */
export async function parseWholeDocx(bytes: Uint8Array, bounds: ParseBounds, depth = 0): Promise<ParsedDocument> {
  const parseWord = async (...[file, within, at]: [Uint8Array, ParseBounds, number]) =>
    (await parseWholeDocx(file, within, at)).blocks
  return parseDocx(bytes, bounds, await readInsertedFiles(bytes, bounds, { parseWord, depth }))
}

/**
 * Parses a Word document. Anchors are offsets "start-end" of the element in word/document.xml. Throws `unsupported` if
 * the file is damaged, or larger than `bounds`.
 */
export function parseDocx(bytes: Uint8Array, bounds: ParseBounds, inserted: InsertedFiles = NO_FILES): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const main = file.mainPart('word/document.xml')
  const unread: UnreadPart[] = []
  const blocks: Block[] = []
  const body = new DocxBody(contextOf(file, main, { inserted, unread }))
  const document = file.read(main, { 'w:body': (element) => body.readInto(blocks, element) })
  if (child(document, 'w:body') === null) throw broken(WHAT)
  body.endInto(blocks)
  for (const { type, target } of file.relationsOf(main))
    if (/^(?:header|footer)$/u.test(type) && hasPlace(file.read(target)))
      unread.push({ kind: 'page-header', name: null })
  const title = collapseWhitespace(textOf(child(file.read('docProps/core.xml'), 'dc:title')))
  return { title: title || null, pageCount: null, blocks, unread }
}

/** Whether a header or footer contains a field or a line to write on. */
function hasPlace(part: XmlElement | null): boolean {
  const isField = (element: XmlElement) => readContentControl(element) !== null
  return (
    descendants(part, 'w:sdt').some(isField) ||
    descendants(part, 'w:ffData').length > 0 ||
    descendants(part, 'w:p').some((paragraph) => LINE_TO_WRITE.test(textOf(paragraph)))
  )
}

const LINE_TO_WRITE = /_{4,}|\.{6,}|…{3,}/u

interface FurtherParts {
  readonly inserted: InsertedFiles
  /** Collects unreadable parts. */
  readonly unread: UnreadPart[]
}

function contextOf(file: XmlPackage, main: string, { inserted, unread }: FurtherParts): DocxContext {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const part = (name: string) => file.read(`${folder}${name}.xml`)
  const styles = new DocxStyles(part('styles'))
  const numbering = new DocxNumbering(() => part('numbering'))
  let relations: ReadonlyMap<string, string> | null = null
  const relatedTo = (id: string | null) => {
    relations ??= new Map(file.relationsOf(main).map((relation) => [relation.id, relation.target]))
    return relations.get(id ?? '') ?? null
  }
  const drawn = {
    insertedBy: (id: string) => {
      const found = inserted.get(id) ?? null
      if (found === null) unread.push({ kind: 'inserted-file', name: relatedTo(id)?.split('/').at(-1) ?? null })
      return movedTo(found ?? [], id).filter((block) => block.kind !== 'sheet')
    },
    linesOfDrawn: (element: XmlElement) => {
      const kind = element.name === 'c:chart' ? 'chart' : 'diagram'
      const target = relatedTo(attribute(element, kind === 'chart' ? 'r:id' : 'r:dm'))
      const root = target === null ? null : file.read(target)
      const lines = kind === 'chart' ? chartLines(root) : diagramLines(root)
      if (lines.length === 0) unread.push({ kind, name: null })
      return lines
    },
    noteHidden: () => {
      if (!unread.some(({ kind }) => kind === 'hidden-text')) unread.push({ kind: 'hidden-text', name: null })
    },
  }
  let notes: Map<string, readonly Block[]> | null = null
  const readNotes = () => {
    const body = new DocxBody({ styles, numbering, noteOf: () => [], ...drawn })
    return new Map(['footnotes', 'endnotes'].flatMap((name) => [...notesIn(part(name), body)]))
  }
  return { styles, numbering, noteOf: (reference) => (notes ??= readNotes()).get(reference) ?? [], ...drawn }
}
