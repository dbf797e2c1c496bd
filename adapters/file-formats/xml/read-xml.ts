import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { isAppError } from '../../../core/shared/app-error.ts'
import { broken, tooLarge } from '../unreadable.ts'
import type { XmlElement, XmlNode } from './xml-element.ts'

/** Usual prefixes of office files, by namespace. Strict OOXML has its own namespaces. */
const USUAL: readonly (readonly [namespace: RegExp, prefix: string])[] = [
  [/\/wordprocessingml(\/2006)?\/main$/, 'w'],
  [/\/office\/word\/2010\/wordml$/, 'w14'],
  [/\/spreadsheetml(\/2006)?\/main$/, ''],
  [/\/presentationml(\/2006)?\/main$/, 'p'],
  [/\/drawingml(\/2006)?\/main$/, 'a'],
  [/\/drawingml(\/2006)?\/diagram$/, 'dgm'],
  [/\/drawingml(\/2006)?\/chart$/, 'c'],
  [/\/officeDocument(\/2006)?\/relationships$/, 'r'],
  [/\/officeDocument(\/2006)?\/math$/, 'm'],
  [/\/package\/2006\/relationships$/, ''],
  [/\/markup-compatibility\/2006$/, 'mc'],
  [/\/dc\/elements\/1\.1\/$/, 'dc'],
  [/:opendocument:xmlns:xsl-fo-compatible:1\.0$/, 'fo'],
  [/:opendocument:xmlns:drawing:1\.0$/, 'draw'],
  [/:opendocument:xmlns:(office|style|text|table|form|meta):1\.0$/, '$1'],
]

/** Names of elements and attributes with the format's usual prefixes, whatever prefixes a file declares. */
class UsualPrefixes {
  private readonly prefixes = new Map<string, string>()
  private readonly names = new Map<string, string>()

  /** Records an attribute that declares a prefix. */
  declare(attribute: string, namespace: string): void {
    const prefix = attribute === 'xmlns' ? '' : attribute.slice(6)
    const usual = USUAL.find(([pattern]) => pattern.test(namespace))
    if (usual === undefined) return
    const [pattern, to] = usual
    const usualPrefix = to === '$1' ? pattern.exec(namespace)![1]! : to
    if (usualPrefix === prefix && !this.prefixes.has(prefix)) return
    this.prefixes.set(prefix, usualPrefix)
    this.names.clear()
  }

  elementName(name: string): string {
    if (this.prefixes.size === 0) return name
    const known = this.names.get(name)
    if (known !== undefined) return known
    const usual = this.rename(name)
    this.names.set(name, usual)
    return usual
  }

  attributes(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    if (this.prefixes.size === 0) return attributes
    return Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name.includes(':') ? this.elementName(name) : name, value]),
    )
  }

  private rename(name: string): string {
    const colon = name.indexOf(':')
    const prefix = colon < 0 ? '' : name.slice(0, colon)
    const usual = this.prefixes.get(prefix) ?? prefix
    const local = name.slice(colon + 1)
    return usual === '' ? local : `${usual}:${local}`
  }
}

/** Nested tables need six elements per level in Word. */
const DEEPEST = 400
/** Nodes in one paragraph or table; a few hundred megabytes at most. */
const MAX_KEPT = 1_000_000

export interface XmlSource {
  readonly xml: string
  /** Names the file in errors. */
  readonly what: string
  /** Limit for one part of the file. */
  readonly mostElements: number
}

/**
 * Callbacks that receive an element's children by name, one at a time, so that a long document is never in memory as a
 * tree.
 */
export type Takers = Readonly<Record<string, (child: XmlElement) => void>>

/**
 * Reads XML into a tree, except for elements passed to `takers`. Entities declared by the file stay unexpanded. Throws
 * `unsupported` if tags don't match, or there are too many or too deep elements.
 */
export function readXml(source: XmlSource, takers: Takers = {}): XmlElement {
  const { xml, what } = source
  const tree = new TreeBuilder(source, takers)
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => refuseMismatch(error, what))
  parser.on('attribute', ({ name, value }) => {
    if (name.startsWith('xmlns')) tree.prefixes.declare(name, value)
  })
  parser.on('opentag', (tag) => tree.open(tag, parser.position))
  parser.on('text', (text) => tree.text(text))
  parser.on('cdata', (text) => tree.text(text))
  parser.on('closetag', () => tree.close(parser.position))
  try {
    parser.write(xml).close()
  } catch (error) {
    throw isAppError(error) ? error : broken(what, error)
  }
  if (tree.root === null) throw broken(what)
  return tree.root
}

/** Ignores characters that XML forbids: some programs write them, and they are harmless. */
function refuseMismatch(error: Error, what: string): void {
  if (/unclosed tag|unexpected close tag|unmatched closing tag|unexpected end/.test(error.message))
    throw broken(what, error)
}

interface OpenElement extends XmlElement {
  children: XmlNode[]
  end: number
}

/** Shared, because most elements are leaves. */
const NONE: XmlNode[] = []

class TreeBuilder {
  readonly prefixes = new UsualPrefixes()
  root: XmlElement | null = null
  private readonly path: OpenElement[] = []
  private current: OpenElement | null = null
  private taker: ((child: XmlElement) => void) | null = null
  /** Depth of the element whose children are passed on. */
  private takenDepth = 0
  private elements = 0
  private kept = 0

  constructor(
    private readonly source: XmlSource,
    private readonly takers: Takers,
  ) {}

  open(tag: SaxesTagPlain, end: number): void {
    this.count()
    const element: OpenElement = {
      name: this.prefixes.elementName(tag.name),
      attributes: this.prefixes.attributes(tag.attributes),
      children: NONE,
      start: this.source.xml.lastIndexOf('<', end - 1),
      end,
    }
    this.root ??= element
    if (this.taker === null && Object.hasOwn(this.takers, element.name)) {
      this.taker = this.takers[element.name]!
      this.takenDepth = this.path.length + 1
    }
    this.path.push(element)
    this.current = element
  }

  /** Ignores white space between passed-on elements. */
  text(text: string): void {
    if (this.taker === null || this.path.length > this.takenDepth) this.keep(text)
  }

  close(end: number): void {
    const element = this.path.pop()!
    element.end = end
    this.current = this.path.at(-1) ?? null
    if (this.taker === null) this.keep(element)
    else if (this.path.length > this.takenDepth) this.keep(element)
    else if (this.path.length === this.takenDepth) this.handOver(element)
    else this.endTaking(element)
  }

  private handOver(element: XmlElement): void {
    this.taker!(element)
    this.kept = 0
  }

  private endTaking(element: XmlElement): void {
    this.taker = null
    this.keep(element)
  }

  private keep(node: XmlNode): void {
    if (this.current === null) return
    if (this.current.children === NONE) this.current.children = [node]
    else this.current.children.push(node)
  }

  private count(): void {
    const { what, mostElements } = this.source
    this.elements += 1
    this.kept += 1
    const most = Math.min(mostElements, MAX_KEPT)
    if (this.elements > mostElements || this.kept > MAX_KEPT) throw tooLarge(what, most, 'elements')
    if (this.path.length >= DEEPEST) throw tooLarge(what, DEEPEST, 'nested-elements')
  }
}
