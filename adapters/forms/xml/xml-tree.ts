import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom'
import { broken } from '../../file-formats/unreadable.ts'
import { boundXml } from './bound-xml.ts'

export type { Element } from '@xmldom/xmldom'

/** Parses a part of an office file. Throws `unsupported` when it is no XML, or more of it than a form has. */
export function parseXml(xml: string, what: string): Element {
  boundXml(xml, what)
  try {
    const document: Document = new DOMParser({ onError: () => undefined }).parseFromString(xml, 'text/xml')
    if (document.documentElement !== null) return document.documentElement
  } catch (error) {
    throw broken(what, error)
  }
  throw broken(what)
}

function isElement(node: Node | null): node is Element {
  return node !== null && node.nodeType === 1
}

export function childElements(parent: Element): Element[] {
  const children: Element[] = []
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) if (isElement(node)) children.push(node)
  return children
}

/** First child of a qualified name such as "w:pPr"; prefixes are the usual ones of the format. */
export function child(parent: Element | null, name: string): Element | null {
  for (let node = parent?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (isElement(node) && node.nodeName === name) return node
  }
  return null
}

export function children(parent: Element | null, name: string): Element[] {
  return parent === null ? [] : childElements(parent).filter((element) => element.nodeName === name)
}

/** The nested child that the names lead to. */
export function at(parent: Element | null, ...names: readonly string[]): Element | null {
  return names.reduce<Element | null>((element, name) => child(element, name), parent)
}

export function descendants(parent: Element, name: string): Element[] {
  return Array.from(parent.getElementsByTagName(name))
}

const positions = new WeakMap<Element, Map<Element, number>>()

/** Position among the element children of each ancestor, from the root: an anchor that survives reading it again. */
export function pathOf(element: Element): string {
  const steps: number[] = []
  for (let node = element; isElement(node.parentNode); node = node.parentNode)
    steps.unshift(positionIn(node.parentNode, node))
  return steps.join('/')
}

function positionIn(parent: Element, element: Element): number {
  let known = positions.get(parent)
  if (known === undefined) {
    known = new Map(childElements(parent).map((sibling, index) => [sibling, index]))
    positions.set(parent, known)
  }
  return known.get(element) ?? -1
}
