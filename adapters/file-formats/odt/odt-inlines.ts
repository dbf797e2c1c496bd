import { drawnText } from '../document/symbol-fonts.ts'
import type { Field, Inline } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { raisedDigits } from '../document/raised-digits.ts'
import { TextRuns } from '../document/text-runs.ts'
import {
  anchorOf,
  attribute,
  child,
  childElements,
  children,
  countIn,
  textOf,
  type XmlElement,
} from '../xml/xml-element.ts'
import type { OdtControls } from './odt-controls.ts'
import type { OdtStyle, OdtStyles } from './odt-styles.ts'

const MAX_SPACES = 200
/** Skips elements that are not printed, or not here. */
const SKIPPED = new Set([
  'office:annotation',
  'text:note-citation',
  'text:tracked-changes',
  'draw:image',
  'svg:title',
  'svg:desc',
  'text:ruby-text',
])

/** Context for reading a file's content. */
export interface OdtContext {
  readonly styles: OdtStyles
  readonly controls: OdtControls
  /** Records that there is hidden text. */
  readonly noteHidden: () => void
  /** Records an object that is stored in its own part. */
  readonly noteObject: (element: XmlElement) => void
}

export interface OdtInlines {
  readonly inlines: readonly Inline[]
  /** Elements that hold the content of text boxes. */
  readonly boxes: readonly XmlElement[]
  /** Elements that hold the content of footnotes and endnotes. */
  readonly notes: readonly XmlElement[]
}

/** Reads a paragraph's content, or the boxes of a drawing. */
export function readOdtInlines(element: XmlElement, style: OdtStyle, context: OdtContext): OdtInlines {
  const reading = new InlineReading(context, style.leaderTabs)
  if (element.name === 'draw:control') reading.readControl(element, style)
  else reading.readChildren(element, style)
  return { inlines: reading.runs.inlines, boxes: reading.boxes, notes: reading.notes }
}

class InlineReading {
  readonly runs = new TextRuns()
  readonly boxes: XmlElement[] = []
  readonly notes: XmlElement[] = []

  constructor(
    private readonly context: OdtContext,
    private readonly leaderTabs: boolean,
  ) {}

  readChildren(parent: XmlElement, style: OdtStyle): void {
    for (const node of parent.children) {
      if (typeof node === 'string') this.addText(node.replace(/\s+/gu, ' '), style)
      else this.readElement(node, style)
    }
  }

  private readElement(element: XmlElement, style: OdtStyle): void {
    switch (element.name) {
      case 'text:s':
        return this.addText(' '.repeat(Math.min(MAX_SPACES, countIn(element, 'text:c'))), style)
      case 'text:tab':
        return this.addText('\t', style, this.leaderTabs)
      case 'text:line-break':
        return this.addText('\n', style)
      case 'text:span':
        return this.readSpan(element, style)
      case 'text:note':
        return void this.notes.push(child(element, 'text:note-body') ?? element)
      case 'text:placeholder':
      case 'text:text-input':
      case 'text:drop-down':
        return this.runs.addField(fieldOf(element))
      case 'draw:object':
      case 'draw:object-ole':
        return this.context.noteObject(element)
      case 'draw:control':
        return this.readControl(element, style)
      default:
        if (isBox(element)) this.boxes.push(element)
        else if (!SKIPPED.has(element.name)) this.readChildren(element, style)
    }
  }

  readControl(element: XmlElement, style: OdtStyle): void {
    const printed = this.context.controls.printedBy(element)
    if (printed.kind === 'words') return this.addText(printed.text, style)
    this.runs.addField(printed.field)
    if (printed.kind === 'tick' && printed.label !== '') this.addText(` ${printed.label} `, style)
  }

  private readSpan(element: XmlElement, style: OdtStyle): void {
    const own = this.context.styles.span(attribute(element, 'text:style-name'))
    if (own.hidden) return this.hide(textOf(element))
    if (own.underlined && isBlankLine(element)) this.addText('   ', style, true)
    else {
      const font = own.font ?? style.font
      const [bold, italic] = [own.bold || style.bold, own.italic || style.italic]
      this.readChildren(element, { ...style, bold, italic, font, raised: own.raised || style.raised })
    }
  }

  private hide(text: string): void {
    if (/\p{L}{3}/u.test(text)) this.context.noteHidden()
  }

  private addText(text: string, style: OdtStyle, isRule = false): void {
    if (style.hidden) return this.hide(text)
    const shown = style.raised ? raisedDigits(text) : text
    if (text !== '') this.runs.addText(drawnText(shown, style.font), style.bold, style.italic, isRule)
  }
}

/** Whether it is a text box, or another shape that contains text. */
function isBox(element: XmlElement): boolean {
  if (element.name === 'draw:text-box') return true
  return element.name.startsWith('draw:') && children(element, 'text:p').some((one) => textOf(one).trim() !== '')
}

/** Underlined spaces, printed as a line to write on. */
function isBlankLine(span: XmlElement): boolean {
  const text = textOf(span)
  const spaces = childElements(span).some((one) => /^text:(s|tab)$/.test(one.name))
  return text.trim() === '' && (spaces || text.length >= 3)
}

function fieldOf(element: XmlElement): Field {
  return {
    kind: 'field',
    page: null,
    anchor: anchorOf(element),
    control: element.name === 'text:drop-down' ? 'choice' : 'text',
    label: null,
    help: null,
    value: collapseWhitespace(textOf(element)) || null,
    isTicked: false,
    maxCharacters: null,
    options: children(element, 'text:label').map((one) => attribute(one, 'text:value') ?? ''),
  }
}
