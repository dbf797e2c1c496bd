import { referenceOf, type CellPlace } from '../../document/cell-reference.ts'
import { child, childElements } from '../../xml/xml-element.ts'
import type { Relation } from '../../xml/xml-package.ts'
import { addContentType, addPart, addRelation, XML_DECLARATION } from '../package/open-packaging.ts'
import type { PackageEditor } from '../package/package-editor.ts'
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
const FIRST_SHAPE = 1025
/** Elements that may follow the notes' drawing in a sheet. */
const BEHIND_DRAWING = /^(?:legacyDrawingHF|drawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)$/u

interface Note {
  readonly place: CellPlace
  readonly text: string
}

/**
 * Notes on the cells of a sheet, in the form that all versions of Excel and LibreOffice show. A sheet with notes or drawn
 * controls of its own gets none.
 */
export class SheetNotes {
  private readonly notes: Note[] = []
  private readonly addresses: typeof TRANSITIONAL
  private readonly isOpen: boolean

  constructor(
    private readonly editor: PackageEditor,
    private readonly sheet: SheetEditor,
    relations: readonly Relation[],
  ) {
    this.addresses = sheet.source.includes(STRICT.main) ? STRICT : TRANSITIONAL
    this.isOpen = !relations.some(({ type }) => type === 'comments') && child(sheet.root, 'legacyDrawing') === null
  }

  /** A cell has one note: the first. */
  add(place: CellPlace, text: string): void {
    const isNoted = this.notes.some((note) => referenceOf(note.place) === referenceOf(place))
    if (!isNoted) this.notes.push({ place, text })
  }

  finish(): void {
    if (this.notes.length === 0 || !this.isOpen) return
    const relation = { from: this.sheet.part, to: this.freeName('xl/comments', '.xml') }
    addPart(this.editor, {
      xml: this.commentsXml(),
      contentType: COMMENTS_TYPE,
      relation: { ...relation, type: `${this.addresses.relations}/comments` },
    })
    this.addDrawing(this.notes.map(({ place }, index) => shapeXml(place, FIRST_SHAPE + index)).join(''))
  }

  private commentsXml(): string {
    const comments = this.notes.map(({ place, text }) => {
      const words = `<text><t xml:space="preserve">${escapeXml(text)}</t></text>`
      return `<comment ref="${referenceOf(place)}" authorId="0">${words}</comment>`
    })
    const authors = `<authors><author>${AUTHOR}</author></authors>`
    return `${XML_DECLARATION}<comments xmlns="${this.addresses.main}">${authors}<commentList>${comments.join('')}</commentList></comments>`
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
