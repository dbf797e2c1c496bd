import {
  attribute,
  elementsIn,
  isHidden,
  isHtmlElement,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../html/html-elements.ts'
import { isTick, isUnseenField } from '../../html/html-controls.ts'
import { parsePage } from '../../html/parse-page.ts'
import { FORM_PAGE } from '../../parse-bounds.ts'
import type { SaidBetween } from '../seen-places.ts'

/** What a page shows between two offsets of its source: its words, and the values of its controls. */
export function saidInPage(source: string): SaidBetween {
  const all: { readonly start: number; readonly text: string }[] = []
  const open: HtmlNode[] = [...parsePage(source, FORM_PAGE).page.childNodes]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const text = saidBy(node)
    if (text !== '') all.push({ start: node.sourceCodeLocation?.startOffset ?? -1, text })
    if (isHtmlElement(node) && isShown(node))
      for (let at = node.childNodes.length - 1; at >= 0; at--) open.push(node.childNodes[at]!)
  }
  return (start, end) =>
    all
      .filter((one) => one.start >= start && one.start <= end)
      .map(({ text }) => text)
      .join(' ')
}

function isShown(element: HtmlElement): boolean {
  return !isHidden(element) && !isUnseenField(element)
}

function saidBy(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (!isHtmlElement(node) || isUnseenField(node)) return ''
  if (isTick(node)) return attribute(node, 'checked') === null ? '' : '☒ '
  if (node.tagName === 'input') return attribute(node, 'value') ?? ''
  if (node.tagName !== 'select') return ''
  const options = elementsIn(node, ({ tagName }) => tagName === 'option')
  return options
    .filter((option) => attribute(option, 'selected') !== null)
    .map(textOf)
    .join(' ')
}
