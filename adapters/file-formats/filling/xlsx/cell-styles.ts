import { getFormatFromId, isDateFormat } from 'numfmt'
import { attribute, child, children, type XmlElement } from '../../xml/xml-element.ts'
import type { PackageEditor } from '../package/package-editor.ts'

/** The kind of value that a style is for. */
export type ValueKind = 'general' | 'text' | 'number' | 'date'

export interface StyleNeeds {
  readonly wrap: boolean
  /** Whether it shows its value as a day. */
  readonly date?: boolean
  /** Whether "=1+1" stays text when the cell is edited. */
  readonly quote: boolean
}

/** A built-in date format, in the order of the reader's country. */
const SHORT_DATE = '14'

/** Cell styles in styles.xml, with added ones. */
export class CellStyles {
  private readonly source: string
  private readonly root: XmlElement | null
  private readonly formats: readonly XmlElement[]
  private readonly codes: ReadonlyMap<number, string>
  private readonly added: string[] = []
  private readonly known = new Map<string, number>()

  constructor(
    private readonly editor: PackageEditor,
    private readonly part: string,
  ) {
    this.source = editor.text(part) ?? ''
    this.root = editor.read(part)
    this.formats = children(child(this.root, 'cellXfs'), 'xf')
    this.codes = new Map(
      children(child(this.root, 'numFmts'), 'numFmt').map((one) => [
        Number(attribute(one, 'numFmtId')),
        attribute(one, 'formatCode') ?? '',
      ]),
    )
  }

  valueKind(style: number): ValueKind {
    const id = Number(attribute(this.formats[style] ?? null, 'numFmtId') ?? 0)
    const code = this.codes.get(id) ?? (id === 0 ? 'General' : (getFormatFromId(id) ?? 'General'))
    if (/^general$/iu.test(code.trim())) return 'general'
    if (code.trim() === '@') return 'text'
    try {
      return isDateFormat(code) ? 'date' : 'number'
    } catch {
      return 'general'
    }
  }

  isLocked(style: number): boolean {
    const protection = child(this.formats[style] ?? null, 'protection')
    return !/^(0|false)$/u.test(attribute(protection, 'locked') ?? '')
  }

  /** In points. */
  fontSize(style: number): number {
    return Number(attribute(child(this.fontOf(style), 'sz'), 'val') ?? 11)
  }

  /** Font properties of a style for a run of rich text, as elements. */
  runProperties(style: number): { readonly size: string; readonly colour: string; readonly font: string } {
    const font = this.fontOf(style)
    const xmlOf = (name: string) => {
      const element = child(font, name)
      return element === null ? '' : this.source.slice(element.start, element.end)
    }
    const named = xmlOf('name').replace(/^<([\w.-]+:)?name/u, '<$1rFont')
    return { size: xmlOf('sz'), colour: xmlOf('color'), font: named.endsWith('/>') ? named : '' }
  }

  private fontOf(style: number): XmlElement | null {
    const id = Number(attribute(this.formats[style] ?? null, 'fontId') ?? 0)
    return children(child(this.root, 'fonts'), 'font')[id] ?? null
  }

  /** A readable font of the workbook if the style's font has the colour of its background; otherwise null. */
  private readableFont(format: XmlElement | undefined): number | null {
    const fonts = children(child(this.root, 'fonts'), 'font')
    const fill = children(child(this.root, 'fills'), 'fill')[Number(attribute(format ?? null, 'fillId') ?? 0)] ?? null
    const pattern = child(fill, 'patternFill')
    const ground = attribute(pattern, 'patternType') === 'solid' ? colourOf(child(pattern, 'fgColor')) : WHITE
    const own = fonts[Number(attribute(format ?? null, 'fontId') ?? 0)]
    if (own === undefined || ground === null || colourOf(child(own, 'color')) !== ground) return null
    const isPlain = (font: XmlElement) => child(font, 'b') === null && child(font, 'i') === null
    const at = fonts.findIndex((font) => isPlain(font) && (colourOf(child(font, 'color')) ?? BLACK) !== ground)
    return at === -1 ? null : at
  }

  /** Index of a style like the given one, with the needed properties. */
  withNeeds(style: number, { wrap, quote, date = false }: StyleNeeds): number {
    const format = this.formats[style]
    const wraps = /^(1|true)$/u.test(attribute(child(format ?? null, 'alignment'), 'wrapText') ?? '')
    const font = this.readableFont(format)
    const needs = {
      wrap: wrap && !wraps,
      quote: quote && attribute(format ?? null, 'quotePrefix') === null,
      date,
      font,
    }
    if (format === undefined || (!needs.wrap && !needs.quote && !date && font === null)) return style
    const key = `${style} ${needs.wrap} ${needs.quote} ${date}`
    const known = this.known.get(key) ?? this.formats.length + this.added.length
    if (!this.known.has(key)) this.added.push(this.copyOf(format, needs))
    this.known.set(key, known)
    return known
  }

  /** Index of a style like the given one that shows days. */
  asDate(style: number): number {
    return this.withNeeds(style, { wrap: false, quote: false, date: true })
  }

  private copyOf(
    format: XmlElement,
    { wrap, quote, date, font }: StyleNeeds & { readonly font: number | null },
  ): string {
    const own = this.source.slice(format.start, format.end)
    const name = /^<([^\s/>]+)/u.exec(own)![1]!
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':') + 1) : ''
    const tag = /^<[^>]*>/u.exec(own)![0].replace(/\s*\/?>$/u, '')
    const inside =
      own.endsWith('/>') && format.children.length === 0 ? '' : own.slice(own.indexOf('>') + 1, own.lastIndexOf('</'))
    const dated = date ? withAttribute(withAttribute(tag, 'numFmtId', SHORT_DATE), 'applyNumberFormat', '1') : tag
    const lettered = font === null ? dated : withAttribute(withAttribute(dated, 'fontId', `${font}`), 'applyFont', '1')
    const start = quote ? withAttribute(lettered, 'quotePrefix', '1') : lettered
    if (!wrap) return `${start}>${inside}</${name}>`
    return `${withAttribute(start, 'applyAlignment', '1')}>${withWrap(inside, prefix)}</${name}>`
  }

  finish(): void {
    const list = child(this.root, 'cellXfs')
    if (list === null || this.added.length === 0) return
    const tag = /^<[^>]*>/u.exec(this.source.slice(list.start))![0]
    const count = withAttribute(tag.slice(0, -1), 'count', String(this.formats.length + this.added.length))
    this.editor.splice(this.part, { start: list.start, end: list.start + tag.length, text: `${count}>` })
    this.editor.insert(this.part, this.formats.at(-1)!.end, this.added.join(''))
  }
}

const [WHITE, BLACK] = ['FFFFFF', '000000']

/** Colour of a font or a background, as RRGGBB; null if not stated, or a theme colour other than white and black. */
function colourOf(element: XmlElement | null): string | null {
  const [rgb, theme] = [attribute(element, 'rgb'), attribute(element, 'theme')]
  if (rgb !== null) return rgb.slice(-6).toUpperCase()
  return theme === '0' ? WHITE : theme === '1' ? BLACK : null
}

/** Adds an attribute to an unclosed tag. */
function withAttribute(tag: string, name: string, value: string): string {
  const bare = tag.replace(new RegExp(`\\s+${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'u'), '')
  return `${bare} ${name}="${value}"`
}

function withWrap(inside: string, prefix: string): string {
  const alignment = new RegExp(`<${prefix}alignment\\b[^>]*>`, 'u').exec(inside)?.[0]
  if (alignment === undefined) return `<${prefix}alignment vertical="top" wrapText="1"/>${inside}`
  const isClosed = alignment.endsWith('/>')
  const wrapped = withAttribute(alignment.replace(/\s*\/?>$/u, ''), 'wrapText', '1')
  return inside.replace(alignment, () => `${wrapped}${isClosed ? '/>' : '>'}`)
}
