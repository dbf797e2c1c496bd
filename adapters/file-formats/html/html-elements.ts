import type { DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

export function isHtmlElement(node: HtmlNode | DefaultTreeAdapterTypes.ParentNode): node is HtmlElement {
  return 'tagName' in node
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null
}

export function childElements(element: HtmlElement): HtmlElement[] {
  return element.childNodes.filter(isHtmlElement)
}

/**
 * Visible text of an element; spaces separate blocks and line breaks. Not recursive, because pages may be nested
 * deeply.
 */
export function textOf(root: HtmlNode): string {
  const parts: string[] = []
  const open: (HtmlNode | string)[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node)
    else if ('value' in node) parts.push(node.value)
    else if (isHtmlElement(node) && !isHidden(node)) openElement(node, open)
  }
  return parts.join('')
}

function openElement(element: HtmlElement, open: (HtmlNode | string)[]): void {
  if (element.tagName === 'br') return void open.push('\n')
  const edges = BLOCKS.has(element.tagName) ? [' '] : []
  open.push(...edges)
  for (let at = element.childNodes.length - 1; at >= 0; at--) open.push(element.childNodes[at]!)
  open.push(...edges)
}

/** The elements below `root`, in document order. */
export function elementsIn(root: HtmlElement, matches: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = []
  const open = childElements(root).reverse()
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (matches(element)) found.push(element)
    for (let at = element.childNodes.length - 1; at >= 0; at--) {
      const child = element.childNodes[at]!
      if (isHtmlElement(child)) open.push(child)
    }
  }
  return found
}

/** Offsets of the element in the source. */
export function anchorOf(node: HtmlNode): string {
  const place = node.sourceCodeLocation
  return place ? `${place.startOffset}-${place.endOffset}` : ''
}

export const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

const LEFT_OUT = new Set(
  'script style noscript template nav svg math button iframe object canvas video audio select datalist head'.split(' '),
)
const LEFT_OUT_ROLES = new Set(['navigation', 'search', 'banner', 'alert', 'dialog', 'toolbar'])

/** Whether it is not part of the page's text: scripts, menus, hidden parts. */
export function isHidden(element: HtmlElement): boolean {
  if (LEFT_OUT.has(element.tagName) || LEFT_OUT_ROLES.has(attribute(element, 'role') ?? '')) return true
  if (attribute(element, 'hidden') !== null) return true
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')) return true
  return (
    /cookie|skip-?link|breadcrumb|(?:^|\s)(?:ql|tox|cke|ck|note|trix)[-_]?(?:toolbar|menubar|statusbar|tooltip|clipboard)/i.test(
      `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`,
    ) && element.tagName !== 'body'
  )
}

/** Whether it is the footer, which names the publisher; its fields are not part of a form. */
export function isFooter(element: HtmlElement): boolean {
  return element.tagName === 'footer' || attribute(element, 'role') === 'contentinfo'
}
