import { escapeXml } from '../package/xml-text.ts'

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns:'
const NAMESPACES: Readonly<Record<string, string>> = {
  office: `${OASIS}office:1.0`,
  text: `${OASIS}text:1.0`,
  table: `${OASIS}table:1.0`,
  style: `${OASIS}style:1.0`,
  form: `${OASIS}form:1.0`,
  fo: `${OASIS}xsl-fo-compatible:1.0`,
  dc: 'http://purl.org/dc/elements/1.1/',
}

type NewStyle =
  | 'bold'
  | 'italic'
  | 'bold-italic'
  | `size-${SmallSize}`
  | 'bullets'
  | 'numbers'
  | 'right-to-left'
  | 'new-page'

/** Points; smaller type is hard to read. */
export const SMALL_SIZES = [10, 9, 8] as const
export type SmallSize = (typeof SMALL_SIZES)[number]

/** Element names with the file's prefixes, and the automatic styles for answers. */
export class OdtNames {
  private readonly prefixes = new Map<string, string>()
  private readonly missing = new Set<string>()
  private readonly used = new Set<NewStyle>()
  private readonly styleName: string

  constructor(source: string) {
    const root = /<[^?!][^>]*>/u.exec(source)?.[0] ?? ''
    for (const [usual, address] of Object.entries(NAMESPACES)) {
      const pattern = new RegExp(`xmlns:([\\w.-]+)\\s*=\\s*["']${address.replaceAll('.', '\\.')}["']`, 'u')
      const declared = pattern.exec(root)?.[1]
      this.prefixes.set(usual, declared ?? usual)
      if (declared === undefined && root.includes('xmlns:')) this.missing.add(usual)
    }
    let name = 'Grantwright'
    while (source.includes(`"${name}-`)) name += '_'
    this.styleName = name
  }

  /** "text:p" with this file's prefix. */
  of(name: string): string {
    const [prefix = '', local = ''] = name.split(':')
    return `${this.prefixes.get(prefix) ?? prefix}:${local}`
  }

  /** With a leading space. */
  attribute(name: string, value: string): string {
    return ` ${this.of(name)}="${escapeXml(value)}"`
  }

  /** An element with attributes and XML content. */
  element(name: string, attributes: Readonly<Record<string, string | null>> = {}, content = ''): string {
    const given = Object.entries(attributes).flatMap(([key, value]) =>
      value === null ? [] : [this.attribute(key, value)],
    )
    const prefixes = new Set([name, ...Object.keys(attributes)].map((one) => one.split(':')[0]!))
    const declared = [...prefixes]
      .filter((prefix) => this.missing.has(prefix))
      .map((prefix) => ` xmlns:${prefix}="${NAMESPACES[prefix]!}"`)
    const start = `<${this.of(name)}${declared.join('')}${given.join('')}`
    return content === '' ? `${start}/>` : `${start}>${content}</${this.of(name)}>`
  }

  /** Name of an automatic style, which `newStyles` then defines. */
  style(style: NewStyle): string {
    this.used.add(style)
    return `${this.styleName}-${style}`
  }

  newStyles(): string {
    return [...this.used].map((style) => this.definition(style)).join('')
  }

  private definition(style: NewStyle): string {
    const name = `${this.styleName}-${style}`
    if (style === 'bullets' || style === 'numbers') return this.listDefinition(name, style)
    if (style === 'right-to-left' || style === 'new-page') return this.paragraphDefinition(name, style)
    const weight = style.includes('bold') ? 'bold' : null
    const slant = style.includes('italic') ? 'italic' : null
    const size = style.startsWith('size-') ? `${style.slice('size-'.length)}pt` : null
    const letters = { 'fo:font-weight': weight, 'fo:font-style': slant, 'fo:font-size': size }
    const properties = this.element('style:text-properties', letters)
    return this.element('style:style', { 'style:name': name, 'style:family': 'text' }, properties)
  }

  private paragraphDefinition(name: string, style: 'right-to-left' | 'new-page'): string {
    const properties: Record<string, string> =
      style === 'new-page' ? { 'fo:break-before': 'page' } : { 'style:writing-mode': 'rl-tb', 'fo:text-align': 'start' }
    return this.element(
      'style:style',
      { 'style:name': name, 'style:family': 'paragraph', 'style:parent-style-name': 'Standard' },
      this.element('style:paragraph-properties', properties),
    )
  }

  private listDefinition(name: string, style: 'bullets' | 'numbers'): string {
    const levels = ['1', '2', '3', '4'].map((level) => {
      const indent = this.element('style:list-level-properties', {
        'text:space-before': `${0.25 * Number(level)}in`,
        'text:min-label-width': '0.25in',
      })
      const bullet = { 'text:level': level, 'text:bullet-char': '•' }
      const number = { 'text:level': level, 'style:num-suffix': '.', 'style:num-format': '1' }
      return style === 'bullets'
        ? this.element('text:list-level-style-bullet', bullet, indent)
        : this.element('text:list-level-style-number', number, indent)
    })
    return this.element('text:list-style', { 'style:name': name }, levels.join(''))
  }
}
