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
export class UsualPrefixes {
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
