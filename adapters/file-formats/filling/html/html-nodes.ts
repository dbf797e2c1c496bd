import type { DefaultTreeAdapterTypes } from 'parse5'
import { anchorOf, isHtmlElement, type HtmlNode } from '../../html/html-elements.ts'

/** The elements and texts of a page by their anchors. */
export function nodesByAnchor(page: DefaultTreeAdapterTypes.Document): Map<string, HtmlNode> {
  const nodes = new Map<string, HtmlNode>()
  const open: HtmlNode[] = [...page.childNodes]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const anchor = anchorOf(node)
    if (anchor !== '' && !nodes.has(anchor)) nodes.set(anchor, node)
    if (isHtmlElement(node)) for (const child of node.childNodes) open.push(child)
  }
  return nodes
}

/** Where a node stands in the source. */
export function rangeOf(node: HtmlNode): { start: number; end: number } {
  const place = node.sourceCodeLocation
  return { start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 }
}
