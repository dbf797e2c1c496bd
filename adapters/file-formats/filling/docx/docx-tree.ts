import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { DocxStyles } from '../../docx/docx-styles.ts'
import { readXml } from '../../xml/read-xml.ts'
import { anchorOf, attribute, childElements, descendants, type XmlElement, child } from '../../xml/xml-element.ts'
import { XmlPackage } from '../../xml/xml-package.ts'
import { PackageEditor } from '../package/package-editor.ts'
import type { Splice } from '../package/splice.ts'
import { contentStart } from './text-offsets.ts'

/** The content of a text box that the file repeats for programs without support for newer shapes. */
interface CopiedBox {
  readonly start: number
  readonly end: number
  /** Offset from a position in the box to the same position in its copy. */
  readonly copyOffset: number
}

/** Text boxes with an identical copy. */
function copiedBoxes(root: XmlElement, source: string): CopiedBox[] {
  return descendants(root, 'mc:AlternateContent').flatMap((choices) => {
    const boxes = descendants(child(choices, 'mc:Choice'), 'w:txbxContent')
    const copies = descendants(child(choices, 'mc:Fallback'), 'w:txbxContent')
    return boxes.flatMap(({ start, end }, index) => {
      const copy = copies[index]
      if (copy === undefined || source.slice(start, end) !== source.slice(copy.start, copy.end)) return []
      return [{ start, end, copyOffset: copy.start - start }]
    })
  })
}

export const WORD_DOCUMENT = 'Word document'
const MAIN_NAMESPACE = /\/wordprocessingml(\/2006)?\/main$/

/** The main part of a Word document: its elements by position, and pending changes. */
export class DocxTree {
  readonly editor: PackageEditor
  readonly file: XmlPackage
  readonly mainPart: string
  readonly source: string
  readonly root: XmlElement
  /** Namespace prefix of Word's elements in this file, such as "w:". */
  readonly prefix: string
  readonly styles: DocxStyles
  private readonly parents = new Map<XmlElement, XmlElement>()
  private readonly byAnchor = new Map<string, XmlElement>()
  private readonly boxes: readonly CopiedBox[]
  private readonly changedOnce = new Set<XmlElement>()
  private readonly made: Splice[] = []
  private pending: Splice[] = []

  constructor(bytes: Uint8Array) {
    this.editor = new PackageEditor(bytes, WORD_DOCUMENT, FORM_BOUNDS)
    this.file = new XmlPackage(bytes, WORD_DOCUMENT, FORM_BOUNDS)
    this.mainPart = this.file.mainPart('word/document.xml')
    this.source = this.editor.text(this.mainPart) ?? ''
    this.root = readXml({ xml: this.source, what: WORD_DOCUMENT, ...FORM_BOUNDS })
    this.prefix = ownPrefix(this.root)
    this.styles = new DocxStyles(this.file.read(this.partBeside('styles')))
    this.index(this.root)
    this.boxes = copiedBoxes(this.root, this.source)
  }

  /** The name of another part of the document, such as "numbering". */
  partBeside(name: string): string {
    return `${this.mainPart.slice(0, this.mainPart.lastIndexOf('/') + 1)}${name}.xml`
  }

  /** Null for an anchor that is not in this file. */
  find(anchor: string): XmlElement | null {
    return this.byAnchor.get(anchor) ?? null
  }

  /** The element's source. */
  raw({ start, end }: XmlElement): string {
    return this.source.slice(start, end)
  }

  parentOf(element: XmlElement): XmlElement | null {
    return this.parents.get(element) ?? null
  }

  /** Enclosing elements, the nearest first. */
  ancestors(element: XmlElement): XmlElement[] {
    const found: XmlElement[] = []
    for (let at = this.parentOf(element); at !== null; at = this.parentOf(at)) found.push(at)
    return found
  }

  /** The element itself, or its nearest ancestor, with one of the names. */
  closest(element: XmlElement, ...names: readonly string[]): XmlElement | null {
    return [element, ...this.ancestors(element)].find(({ name }) => names.includes(name)) ?? null
  }

  all(name: string): XmlElement[] {
    return descendants(this.root, name)
  }

  /** Records a change of the main part until `commit`; the copy of a text box for older programs changes too. */
  splice(splice: Splice): void {
    this.pending.push(splice, ...this.copiesOf(splice))
  }

  insert(at: number, text: string): void {
    this.splice({ start: at, end: at, text })
  }

  replace({ start, end }: XmlElement, text: string): void {
    this.splice({ start, end, text })
  }

  /** Preserves spaces at both ends of a text. */
  preserveSpace(text: XmlElement): void {
    if (attribute(text, 'xml:space') !== null) return
    const at = contentStart(text, this.source) - 1
    this.changeOnce(text, { start: at, end: at, text: ' xml:space="preserve"' })
  }

  /** Removes an element, even if several answers ask for it. */
  remove(element: XmlElement): void {
    this.changeOnce(element, { start: element.start, end: element.end, text: '' })
  }

  private changeOnce(element: XmlElement, splice: Splice): void {
    if (this.changedOnce.has(element)) return
    this.changedOnce.add(element)
    for (const one of [splice, ...this.copiesOf(splice)]) this.editor.splice(this.mainPart, one)
  }

  /** Applies the changes since the last call; if others overlap, it applies none and returns false. */
  commit(): boolean {
    const { pending } = this
    this.pending = []
    const clashes = (one: Splice, others: readonly Splice[]) => others.some((other) => overlap(one, other))
    if (pending.some((one, at) => clashes(one, this.made) || clashes(one, pending.slice(0, at)))) return false
    for (const splice of pending) this.editor.splice(this.mainPart, splice)
    this.made.push(...pending)
    return true
  }

  discard(): void {
    this.pending = []
  }

  private copiesOf(splice: Splice): Splice[] {
    return this.boxes
      .filter(({ start, end }) => splice.start >= start && splice.end <= end)
      .map(({ copyOffset }) => ({ ...splice, start: splice.start + copyOffset, end: splice.end + copyOffset }))
  }

  private index(element: XmlElement): void {
    this.byAnchor.set(anchorOf(element), element)
    for (const child of childElements(element)) {
      this.parents.set(child, element)
      this.index(child)
    }
  }
}

function ownPrefix(root: XmlElement): string {
  const declared = Object.entries(root.attributes).find(
    ([name, value]) => name.startsWith('xmlns:') && MAIN_NAMESPACE.test(value),
  )
  return declared === undefined ? 'w:' : `${declared[0].slice(6)}:`
}

function overlap(a: Splice, b: Splice): boolean {
  if (a.start === a.end && b.start === b.end) return false
  return a.start < b.end && b.start < a.end
}
