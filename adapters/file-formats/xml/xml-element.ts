/** An XML element with its usual prefix, such as "w:p". */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** Offsets of the whole element in the decoded text of its part. */
  readonly start: number
  readonly end: number
}

export type XmlNode = XmlElement | string

export function child(parent: XmlElement | null, name: string): XmlElement | null {
  if (parent === null) return null
  for (const node of parent.children) if (typeof node !== 'string' && node.name === name) return node
  return null
}

export function children(parent: XmlElement | null, name: string): XmlElement[] {
  return childElements(parent).filter((element) => element.name === name)
}

export function childElements(parent: XmlElement | null): XmlElement[] {
  return parent === null ? [] : parent.children.filter((node) => typeof node !== 'string')
}

/** Nested child on the path of `names`. */
export function at(parent: XmlElement | null, ...names: readonly string[]): XmlElement | null {
  return names.reduce<XmlElement | null>((element, name) => child(element, name), parent)
}

/** Elements with this name at any depth, in document order. */
export function descendants(parent: XmlElement | null, name: string): XmlElement[] {
  return childElements(parent).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...descendants(element, name),
  ])
}

/** All text inside. */
export function textOf(node: XmlNode | null): string {
  if (node === null) return ''
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

export function attribute(element: XmlElement | null, name: string): string | null {
  return element?.attributes[name] ?? null
}

/** Whole number of at least 1; 1 if the attribute is missing or invalid. */
export function countIn(element: XmlElement | null, name: string): number {
  const count = Number(attribute(element, name) ?? 1)
  return Number.isInteger(count) && count >= 1 ? count : 1
}

/** Position of an element, "start-end". */
export function anchorOf({ start, end }: XmlElement): string {
  return `${start}-${end}`
}
