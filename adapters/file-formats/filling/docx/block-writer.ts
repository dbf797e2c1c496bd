import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import { appendInside } from '../package/package-editor.ts'
import { child, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerXml, PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { blankTexts } from './paragraphs.ts'
import { isOutdented, styleFor, styleOf } from './place-style.ts'
import { propertiesOf, type Properties } from './properties.ts'
import { contentStart } from './text-offsets.ts'

/** Writes answers as separate paragraphs. */
export class BlockWriter {
  private readonly used = new Set<XmlElement>()

  constructor(
    private readonly tree: DocxTree,
    private readonly xml: AnswerXml,
  ) {}

  /** Whether a paragraph already holds an answer. */
  isUsed(paragraph: XmlElement): boolean {
    return this.used.has(paragraph)
  }

  /** Uses blank paragraphs, at least one; the rest of the answer follows the last. */
  intoBlanks(answer: readonly AnswerParagraph[], blanks: readonly XmlElement[]): void {
    const styled = (blank: XmlElement) => styleFor(answer, styleOf(blank, this.tree), this.tree)
    blanks.slice(0, answer.length).forEach((blank, index) => this.intoBlank(answer[index]!, blank, styled(blank)))
    const rest = answer.slice(blanks.length)
    const last = blanks.at(-1)!
    if (rest.length > 0) this.after(rest, last, styled(last))
  }

  /** Adds new paragraphs after a paragraph, a table or a control. */
  after(answer: readonly AnswerParagraph[], block: XmlElement, style: PlaceStyle): void {
    this.tree.insert(block.end, answer.map((paragraph) => this.xml.paragraph(paragraph, style)).join(''))
  }

  /** Gives a paragraph with text the properties for a list or direction of the answer. */
  setProperties(paragraph: XmlElement, answer: AnswerParagraph, style: PlaceStyle): void {
    if (!this.xml.needsProperties(answer)) return
    const properties = this.xml.paragraphProperties(answer, style)
    const own = child(paragraph, 'w:pPr')
    if (own !== null) this.tree.replace(own, properties)
    else this.tree.insert(contentStart(paragraph, this.tree.source), properties)
  }

  private intoBlank(paragraph: AnswerParagraph, blank: XmlElement, style: PlaceStyle): void {
    const { tree, xml } = this
    const own = child(blank, 'w:pPr')
    const isChanged = style.paragraph.length > 0 && writes(style.paragraph) !== writes(propertiesOf(own, tree.source))
    const needsOwn = xml.needsProperties(paragraph) || isChanged || isOutdented(own)
    const properties = needsOwn ? xml.paragraphProperties(paragraph, style) : null
    const runs = xml.runs(paragraph, style.run)
    this.used.add(blank)
    for (const text of blankTexts(blank)) tree.replace(text, '')
    const isEmpty = blank.children.length === 0
    if (own !== null && properties !== null) tree.replace(own, properties)
    else if (properties !== null && !isEmpty) tree.insert(contentStart(blank, tree.source), properties)
    tree.splice(appendInside(tree.source, blank, own === null && isEmpty ? `${properties ?? ''}${runs}` : runs))
  }
}

function writes(properties: Properties): string {
  return properties.map(({ xml }) => xml).join('')
}
