import { child, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { framesOf, valueOf } from '../../docx/docx-styles.ts'
import type { PlaceStyle } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'
import { runsOf } from './paragraphs.ts'
import { faceOf, isInStyledCell, off } from './place-style.ts'
import { propertiesOf, withProperties, type Properties } from './properties.ts'

/** What makes a type face: the rest of a run's properties is emphasis. */
const FACE = new Set(['w:rFonts', 'w:sz', 'w:szCs', 'w:lang'])
const COLOUR = new Set(['w:color'])
/** Of a paragraph, what also suits a text that is set below it. */
const SPACING = new Set(['w:spacing', 'w:jc', 'w:bidi', 'w:contextualSpacing'])

/** What keeps a paragraph in the box of the one above it. */
const FRAME = new Set(['w:pStyle', 'w:pBdr', 'w:shd', 'w:ind'])

interface Look {
  readonly style: PlaceStyle
  characters: number
}

/** What most of the running text of a document looks like. */
export class BodyStyle {
  private common: PlaceStyle | null = null

  constructor(private readonly tree: DocxTree) {}

  /** For an answer below a block: as the block itself where that is text, or else as most text. */
  below(block: XmlElement): PlaceStyle {
    const around = this.tree.closest(block, 'w:tc')
    if (block.name === 'w:p' && around !== null && !this.isHeading(block)) return this.lookInCell(block)
    return (this.common ??= this.mostCommon())
  }

  /** For an answer below what is printed in a box of its own, within that box. */
  inBoxOf(block: XmlElement): PlaceStyle {
    const style = this.below(block)
    const properties = child(block, 'w:pPr')
    const isBox = block.name === 'w:p' && framesOf(properties) === true && !this.isHeading(block)
    return isBox
      ? { ...style, paragraph: withProperties(style.paragraph, ...this.properties(properties, FRAME)) }
      : style
  }

  private lookInCell(block: XmlElement): PlaceStyle {
    const { paragraph, run } = this.lookOf(block)
    if (!isInStyledCell(block, this.tree)) return { paragraph, run: faceOf(run, block, this.tree) }
    const first = runsOf(block).find((one) => textOf(one).trim() !== '') ?? null
    const colour = this.properties(child(first, 'w:rPr'), COLOUR)
    return { paragraph, run: withProperties(run, ...colour, off('b', this.tree)) }
  }

  private mostCommon(): PlaceStyle {
    const looks = new Map<string, Look>()
    for (const paragraph of this.textParagraphs()) {
      const style = this.lookOf(paragraph)
      const key = JSON.stringify(style)
      const look = looks.get(key) ?? { style, characters: 0 }
      look.characters += textOf(paragraph).length
      looks.set(key, look)
    }
    const [first] = [...looks.values()].sort((a, b) => b.characters - a.characters)
    return first?.style ?? { paragraph: [], run: [] }
  }

  /** Outside of tables and lists, no headings; all paragraphs where there are none of these. */
  private textParagraphs(): XmlElement[] {
    const all = this.tree.all('w:p').filter((paragraph) => !this.isHeading(paragraph))
    const running = all.filter((paragraph) => this.tree.closest(paragraph, 'w:tc', 'w:txbxContent') === null)
    const plain = running.filter((paragraph) => child(child(paragraph, 'w:pPr'), 'w:numPr') === null)
    return [plain, running, all].find((paragraphs) => paragraphs.some((one) => textOf(one).trim() !== '')) ?? []
  }

  private isHeading(paragraph: XmlElement): boolean {
    const properties = child(paragraph, 'w:pPr')
    const style = this.tree.styles.paragraph(valueOf(properties, 'w:pStyle'))
    return style.headingLevel !== null || style.isContents || child(properties, 'w:outlineLvl') !== null
  }

  private lookOf(paragraph: XmlElement): PlaceStyle {
    const properties = child(paragraph, 'w:pPr')
    const run = runsOf(paragraph).find((one) => textOf(one).trim() !== '') ?? null
    const isListed = this.tree.styles.paragraph(valueOf(properties, 'w:pStyle')).numId !== null
    const kept = this.properties(properties, isListed ? SPACING : new Set([...SPACING, 'w:pStyle']))
    return { paragraph: kept, run: this.properties(child(run, 'w:rPr'), FACE) }
  }

  private properties(element: XmlElement | null, names: ReadonlySet<string>): Properties {
    return propertiesOf(element, this.tree.source).filter(({ name }) => names.has(name))
  }
}
