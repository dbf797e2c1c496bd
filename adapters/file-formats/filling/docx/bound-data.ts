import { attribute, childElements, type XmlElement } from '../../xml/xml-element.ts'
import { appendInside } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { DocxTree } from './docx-tree.ts'
import { contentStart } from './text-offsets.ts'

/** The properties of the document itself, by the id that Word has for them. */
const CORE_PROPERTIES = '{6c3c8bc8-f283-45ae-878a-bab7291924a1}'
const STEP = /^(?:[\w.-]+:)?([\w.-]+)(?:\[(\d+)\])?$/u

/** The data in a Word file that content controls are bound to: Word shows it in place of what a control holds. */
export class BoundData {
  constructor(private readonly tree: DocxTree) {}

  /** Sets the value that a w:dataBinding leads to; false where it leads to none that is a text. */
  write(binding: XmlElement, text: string): boolean {
    const part = this.partOf(attribute(binding, 'w:storeItemID')?.toLowerCase() ?? '')
    const element = part === null ? null : elementAt(this.tree.editor.read(part), attribute(binding, 'w:xpath') ?? '')
    if (part === null || element === null || childElements(element).length > 0) return false
    const source = this.tree.editor.text(part)!
    const written = escapeXml(text)
    if (source.startsWith('/>', element.end - 2)) this.tree.editor.splice(part, appendInside(source, element, written))
    else {
      const end = source.lastIndexOf('</', element.end - 1)
      this.tree.editor.splice(part, { start: contentStart(element, source), end, text: written })
    }
    return true
  }

  private partOf(id: string): string | null {
    if (id === CORE_PROPERTIES) return 'docProps/core.xml'
    const items = this.tree.editor.parts.filter((part) => /^customXml\/item\d+\.xml$/u.test(part))
    return items.find((item) => this.idsOf(item).includes(id)) ?? null
  }

  private idsOf(item: string): string[] {
    const { file } = this.tree
    const properties = file.relationsOf(item).find(({ type }) => type === 'customXmlProps')
    const root = properties === undefined ? null : file.read(properties.target)
    return Object.values(root?.attributes ?? {}).map((value) => value.toLowerCase())
  }
}

/** Where a plain path leads, such as "/ns0:form[1]/ns0:name[1]"; null for any other. */
function elementAt(root: XmlElement | null, path: string): XmlElement | null {
  let among: readonly XmlElement[] = root === null ? [] : [root]
  let found: XmlElement | null = null
  for (const step of path.split('/').slice(1)) {
    const [, name, number] = STEP.exec(step) ?? []
    found = among.filter((element) => element.name.split(':').at(-1) === name)[Number(number ?? 1) - 1] ?? null
    if (found === null) return null
    among = childElements(found)
  }
  return found
}
