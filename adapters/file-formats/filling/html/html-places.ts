import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import { BLOCKS, isHtmlElement, textOf, type HtmlElement, type HtmlNode } from '../../html/html-elements.ts'

/** A place in the source to write at. */
export interface HtmlPlace {
  readonly offset: number
  /** Behind a term, which only a description may follow. */
  readonly isTerm: boolean
}

const HOLDERS = new Set(
  'body div section article main form fieldset li td th dd center blockquote details figure aside'.split(' '),
)

/** Behind the paragraph that a node stands in; in a cell, item or section, behind the words up to its next block. */
export function endOfBlock(node: HtmlNode): HtmlPlace | null {
  let inner = node
  for (let outer = parentOf(inner); outer !== null && !isBlock(inner); outer = parentOf(inner)) {
    if (HOLDERS.has(outer.tagName)) return behind(lastInLine(inner, outer))
    inner = outer
  }
  return isHtmlElement(inner) && HOLDERS.has(inner.tagName) ? endWithin(inner) : behind(inner)
}

/**
 * Where lines that breaks part share a paragraph, the break behind the last line that says a question; null where no
 * other line follows it.
 */
export function breakBehind(node: HtmlNode, question: string): HtmlPlace | null {
  const outer = parentOf(node)
  if (outer === null || isBlock(node)) return null
  const from = outer.childNodes.indexOf(node)
  const end = outer.childNodes.findIndex((one, at) => at > from && isBlock(one))
  const inLine = outer.childNodes.slice(from, end < 0 ? undefined : end)
  const asked = normaliseWords(question)
  const breaks = inLine.flatMap((one, at) => (isBreak(one) ? [at] : []))
  const found = breaks.findLast((at, line) => {
    const words = normaliseWords(
      inLine
        .slice(line === 0 ? 0 : breaks[line - 1], at)
        .map(textOf)
        .join(''),
    )
    return words.length > 2 && asked.includes(words)
  })
  const offset = found === undefined ? undefined : inLine[found]!.sourceCodeLocation?.startOffset
  return offset === undefined ? null : { offset, isTerm: false }
}

function isBreak(node: HtmlNode): boolean {
  return isHtmlElement(node) && node.tagName === 'br'
}

function behind(node: HtmlNode): HtmlPlace | null {
  const place = node.sourceCodeLocation
  return place ? { offset: place.endOffset, isTerm: isHtmlElement(node) && node.tagName === 'dt' } : null
}

export function endWithin({ sourceCodeLocation: place }: HtmlElement): HtmlPlace | null {
  return place ? { offset: place.endTag?.startOffset ?? place.endOffset, isTerm: false } : null
}

export function startWithin({ sourceCodeLocation: place }: HtmlElement): HtmlPlace | null {
  return place ? { offset: place.startTag?.endOffset ?? place.startOffset, isTerm: false } : null
}

function parentOf({ parentNode }: HtmlNode): HtmlElement | null {
  return parentNode !== null && isHtmlElement(parentNode) ? parentNode : null
}

function isBlock(node: HtmlNode): boolean {
  return isHtmlElement(node) && BLOCKS.has(node.tagName)
}

function lastInLine(node: HtmlNode, { childNodes }: HtmlElement): HtmlNode {
  const from = childNodes.indexOf(node)
  const next = childNodes.findIndex((one, at) => at > from && (isBlock(one) || !one.sourceCodeLocation))
  return childNodes[next < 0 ? childNodes.length - 1 : next - 1]!
}
