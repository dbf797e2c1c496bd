import { AppError } from '../../../../core/shared/app-error.ts'
import { OdtControls } from '../../odt/odt-controls.ts'
import { OdtStyles } from '../../odt/odt-styles.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { broken, passwordProtected } from '../../unreadable.ts'
import { anchorOf, at, attribute, child, childElements, type XmlElement } from '../../xml/xml-element.ts'
import { appendInside, PackageEditor } from '../package/package-editor.ts'
import type { MovedOffsets } from '../moved-offsets.ts'
import { OdtNames } from './odt-names.ts'

const WHAT = 'OpenDocument text'
const CONTENT = 'content.xml'

/** The content of an OpenDocument text by anchor, with pending changes. */
export class OdtDocument {
  readonly source: string
  readonly styles = new OdtStyles()
  readonly names: OdtNames
  readonly controls: OdtControls
  readonly root: XmlElement
  readonly editor: PackageEditor
  private readonly elements = new Map<string, XmlElement>()
  private readonly parents = new Map<XmlElement, XmlElement>()
  private readonly changed: { readonly start: number; readonly end: number }[] = []
  private readonly breaking = new Set<string>()
  private readonly columnWidths = new Map<string, string>()

  /** Throws `unsupported` if the file is encrypted, signed, damaged or too large. */
  constructor(bytes: Uint8Array) {
    this.editor = new PackageEditor(bytes, WHAT, FORM_BOUNDS)
    if (this.editor.text('META-INF/manifest.xml')?.includes('encryption-data')) throw passwordProtected(WHAT)
    if (this.editor.has('META-INF/documentsignatures.xml'))
      throw new AppError('unsupported', 'form.signed', { values: { what: WHAT } })
    const root = this.editor.read(CONTENT)
    if (root === null || at(root, 'office:body', 'office:text') === null) throw broken(WHAT)
    this.root = root
    this.controls = new OdtControls(at(root, 'office:body', 'office:text', 'office:forms'))
    this.source = this.editor.text(CONTENT)!
    this.names = new OdtNames(this.source)
    this.addStyles(child(this.editor.read('styles.xml'), 'office:styles'))
    this.addStyles(child(root, 'office:automatic-styles'))
    this.index(root)
  }

  private addStyles(list: XmlElement | null): void {
    for (const style of childElements(list)) {
      this.styles.add(style)
      const breaks = attribute(child(style, 'style:paragraph-properties'), 'fo:break-before') ?? 'auto'
      if (breaks !== 'auto') this.breaking.add(attribute(style, 'style:name') ?? '')
      const width = attribute(child(style, 'style:table-column-properties'), 'style:column-width')
      if (width !== null) this.columnWidths.set(attribute(style, 'style:name') ?? '', width)
    }
  }

  private index(root: XmlElement): void {
    const open = [root]
    for (let element = open.pop(); element !== undefined; element = open.pop()) {
      this.elements.set(anchorOf(element), element)
      for (const inner of childElements(element)) {
        this.parents.set(inner, element)
        open.push(inner)
      }
    }
  }

  find(anchor: string): XmlElement | null {
    return this.elements.get(anchor) ?? null
  }

  parentOf(element: XmlElement): XmlElement | null {
    return this.parents.get(element) ?? null
  }

  /** Whether the form's author protected the element against changes. */
  isProtected(element: XmlElement): boolean {
    for (let one: XmlElement | null = element; one !== null; one = this.parentOf(one))
      if (attribute(one, 'text:protected') === 'true' || attribute(one, 'table:protected') === 'true') return true
    return false
  }

  /** The width in a column's style; null if not stated. */
  columnWidth(style: string | null): string | null {
    return this.columnWidths.get(style ?? '') ?? null
  }

  /** The style for an answer below a paragraph. */
  styleBelow(paragraph: XmlElement): string {
    const name = attribute(paragraph, 'text:style-name') ?? 'Standard'
    const { bold, italic, headingLevel, hidden } = this.styles.paragraph(name)
    const isPlain = paragraph.name === 'text:p' && !bold && !italic && !hidden && headingLevel === null
    return isPlain && !this.breaking.has(name) ? name : 'Standard'
  }

  /** Range between an element's tags; null for an empty-element tag. */
  inside({ start, end }: XmlElement): { readonly start: number; readonly end: number } | null {
    if (this.source.startsWith('/>', end - 2)) return null
    return { start: this.source.indexOf('>', start) + 1, end: this.source.lastIndexOf('</', end - 1) }
  }

  /** False if the range was already changed. */
  replace(start: number, end: number, xml: string): boolean {
    if (this.changed.some((other) => start < other.end && end > other.start)) return false
    this.changed.push({ start, end })
    this.editor.splice(CONTENT, { start, end, text: xml })
    return true
  }

  replaceContent(element: XmlElement, xml: string): boolean {
    const inside = this.inside(element)
    return inside === null ? this.append(element, xml) : this.replace(inside.start, inside.end, xml)
  }

  /** Adds to the end of an element's content. */
  append(element: XmlElement, xml: string): boolean {
    const { start, end, text } = appendInside(this.source, element, xml)
    return this.replace(start, end, text)
  }

  /** Adds to the end of the text. */
  addAtEnd(xml: string): boolean {
    return this.append(at(this.root, 'office:body', 'office:text')!, xml)
  }

  /** Sets an attribute, named with the format's usual prefix. */
  setAttribute(element: XmlElement, name: string, value: string): boolean {
    const tag = this.source.slice(element.start, this.source.indexOf('>', element.start) + 1)
    const known = new RegExp(`\\s${this.names.of(name)}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'u').exec(tag)
    const start = element.start + (known?.index ?? /^<[^\s/>]+/u.exec(tag)![0].length)
    return this.replace(start, start + (known?.[0].length ?? 0), this.names.attribute(name, value))
  }

  get moved(): MovedOffsets {
    return this.editor.movedIn(CONTENT)
  }

  finish(): Uint8Array {
    const styles = this.names.newStyles()
    const list = child(this.root, 'office:automatic-styles')
    if (styles !== '' && list !== null) this.append(list, styles)
    else if (styles !== '') {
      const tag = this.names.of('office:automatic-styles')
      this.editor.insert(CONTENT, child(this.root, 'office:body')!.start, `<${tag}>${styles}</${tag}>`)
    }
    return this.editor.finish()
  }
}
