import { referenceOf, type CellPlace } from '../../document/cell-reference.ts'
import { attribute, child, childElements, children } from '../../xml/xml-element.ts'
import type { Relation } from '../../xml/xml-package.ts'
import { addContentType, addPart, addRelation, XML_DECLARATION } from '../package/open-packaging.ts'
import { appendInside, type PackageEditor } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { SheetEditor } from './sheet-editor.ts'

/** Namespaces of the two variants of the format. */
const TRANSITIONAL = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}
const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
}
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml'
const VML_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing'
const AUTHOR = 'Grantwright'
/** Elements that may follow the notes' drawing in a sheet. */
const BEHIND_DRAWING = /^(?:legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)$/u

interface Note {
  readonly place: CellPlace
  readonly text: string
}

/** Notes on the cells of a sheet, in the form that all versions of Excel and LibreOffice show. */
export class SheetNotes {
  private readonly notes: Note[] = []
  private readonly taken: Set<string>
  private readonly addresses: typeof TRANSITIONAL
  private readonly comments: string | undefined
  private readonly drawing: string | undefined

  constructor(
    private readonly editor: PackageEditor,
    private readonly sheet: SheetEditor,
    relations: readonly Relation[],
  ) {
    this.addresses = sheet.source.includes(STRICT.main) ? STRICT : TRANSITIONAL
    this.comments = relations.find(({ type }) => type === 'comments')?.target
    const id = attribute(child(sheet.root, 'legacyDrawing'), 'r:id')
    this.drawing = relations.find((relation) => relation.id === id)?.target
    const list = this.comments === undefined ? null : child(editor.read(this.comments), 'commentList')
    this.taken = new Set(children(list, 'comment').map((comment) => attribute(comment, 'ref') ?? ''))
  }

  /** An existing note of a cell is kept. */
  add(place: CellPlace, text: string): void {
    const reference = referenceOf(place)
    if (this.taken.has(reference)) return
    this.taken.add(reference)
    this.notes.push({ place, text })
  }

  finish(): void {
    if (this.notes.length === 0) return
    if (this.comments === undefined) this.addComments()
    else this.extendComments(this.comments)
    const first = this.firstFreeShape()
    const shapes = this.notes.map(({ place }, index) => shapeXml(place, first + index)).join('')
    if (this.drawing === undefined) this.addDrawing(shapes)
    else this.extendDrawing(this.drawing, shapes)
  }

  private commentsXml(author: number, prefix: string): string {
    return this.notes
      .map(({ place, text }) => {
        const words = `<${prefix}text><${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t></${prefix}text>`
        return `<${prefix}comment ref="${referenceOf(place)}" authorId="${author}">${words}</${prefix}comment>`
      })
      .join('')
  }

  private addComments(): void {
    const authors = `<authors><author>${AUTHOR}</author></authors>`
    const xml = `${XML_DECLARATION}<comments xmlns="${this.addresses.main}">${authors}<commentList>${this.commentsXml(0, '')}</commentList></comments>`
    const name = this.freeName('xl/comments', '.xml')
    const relation = { from: this.sheet.part, to: name, type: `${this.addresses.relations}/comments` }
    addPart(this.editor, { xml, contentType: COMMENTS_TYPE, relation })
  }

  private extendComments(part: string): void {
    const root = this.editor.read(part)
    const source = this.editor.text(part)!
    const prefix = /^<([\w.-]+:)?/u.exec(source.slice(root!.start))?.[1] ?? ''
    const author = children(child(root, 'authors'), 'author').length
    this.append(part, 'authors', `<${prefix}author>${AUTHOR}</${prefix}author>`)
    this.append(part, 'commentList', this.commentsXml(author, prefix))
  }

  private append(part: string, name: string, xml: string): void {
    const element = child(this.editor.read(part), name)
    if (element !== null) this.editor.splice(part, appendInside(this.editor.text(part)!, element, xml))
  }

  private firstFreeShape(): number {
    const known = (this.drawing === undefined ? null : this.editor.text(this.drawing)) ?? ''
    const numbers = [...known.matchAll(/_x0000_s(\d+)/g)].map((match) => Number(match[1]))
    return numbers.reduce((most, number) => Math.max(most, number), 1024) + 1
  }

  private addDrawing(shapes: string): void {
    const name = this.freeName('xl/drawings/vmlDrawing', '.vml')
    this.editor.add(name, `<xml ${VML_NAMESPACES}>${SHAPE_LAYOUT}${SHAPE_TYPE}${shapes}</xml>`)
    const types = this.editor.text('[Content_Types].xml') ?? ''
    if (!/Extension="vml"/iu.test(types))
      addContentType(this.editor, 'Override', { PartName: `/${name}`, ContentType: VML_TYPE })
    const id = addRelation(this.editor, {
      from: this.sheet.part,
      to: name,
      type: `${this.addresses.relations}/vmlDrawing`,
    })
    const { root, source } = this.sheet
    const next = childElements(root).find((element) => BEHIND_DRAWING.test(element.name))
    const at = next?.start ?? root.start + source.slice(root.start, root.end).lastIndexOf('</')
    const text = `<${this.sheet.tag('legacyDrawing')} xmlns:notes="${this.addresses.relations}" notes:id="${id}"/>`
    this.sheet.further.push({ start: at, end: at, text })
  }

  private extendDrawing(part: string, shapes: string): void {
    const source = this.editor.text(part)
    const end = source?.lastIndexOf('</') ?? -1
    if (end >= 0) this.editor.insert(part, end, `${source!.includes('id="_x0000_t202"') ? '' : SHAPE_TYPE}${shapes}`)
  }

  private freeName(start: string, ending: string): string {
    let number = 1
    while (this.editor.has(`${start}${number}${ending}`)) number++
    return `${start}${number}${ending}`
  }
}

const VML_NAMESPACES =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"'
const SHAPE_LAYOUT = '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>'
const SHAPE_TYPE = `<v:shapetype ${VML_NAMESPACES} id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`

/** A hidden box right of its cell: columns and rows with offsets in pixels. */
function shapeXml({ row, column }: CellPlace, number: number): string {
  const anchor = [column + 1, 15, row, 2, column + 4, 15, row + 5, 4].join(', ')
  const data = `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData>`
  return `<v:shape ${VML_NAMESPACES} id="_x0000_s${number}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"/></v:textbox>${data}</v:shape>`
}
