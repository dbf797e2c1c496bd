import type { DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

export function isHtmlElement(node: HtmlNode | DefaultTreeAdapterTypes.ParentNode): node is HtmlElement {
  return 'tagName' in node
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null
}

export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (!isHtmlElement(node) || isHidden(node)) return ''
  if (node.tagName === 'br') return '\n'
  const inner = node.childNodes.map(textOf).join('')
  return BLOCKS.has(node.tagName) ? ` ${inner} ` : inner
}

export function elementsIn(root: HtmlElement, matches: (element: HtmlElement) => boolean): HtmlElement[] {
  return root.childNodes
    .filter(isHtmlElement)
    .flatMap((element) => [...(matches(element) ? [element] : []), ...elementsIn(element, matches)])
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
  'script style noscript template nav svg button iframe object canvas video audio select datalist footer head'.split(
    ' ',
  ),
)
const LEFT_OUT_ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'alert', 'dialog'])

/** Parts that no applicant reads as the form's text: scripts, menus, what the page hides. */
export function isHidden(element: HtmlElement): boolean {
  if (LEFT_OUT.has(element.tagName) || LEFT_OUT_ROLES.has(attribute(element, 'role') ?? '')) return true
  if (attribute(element, 'hidden') !== null) return true
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribute(element, 'style') ?? '')) return true
  return (
    /cookie|skip-?link|breadcrumb/i.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`) &&
    element.tagName !== 'body'
  )
}
