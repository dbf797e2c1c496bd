import type { DefaultTreeAdapterTypes } from 'parse5'
import { isHtmlElement, type HtmlElement, type HtmlNode } from '../../html/html-elements.ts'
import type { Splice } from '../package/splice.ts'

/** Addresses that run what they say. */
const RUNS = /^(?:javascript|vbscript|data:text\/html)/iu
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'])

/** The changes that take scripts, event handlers and addresses that run code out of a page. */
export function withoutScripts(page: DefaultTreeAdapterTypes.Document): Splice[] {
  const splices: Splice[] = []
  const open: HtmlNode[] = [...page.childNodes]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isHtmlElement(node)) continue
    const place = node.sourceCodeLocation
    if (node.tagName === 'script' && place) {
      splices.push({ start: place.startOffset, end: place.endOffset, text: '' })
      continue
    }
    splices.push(...handlersOf(node))
    open.push(...node.childNodes, ...('content' in node ? (node.content as HtmlElement).childNodes : []))
  }
  return splices
}

function handlersOf({ attrs, sourceCodeLocation: place }: HtmlElement): Splice[] {
  return attrs.flatMap(({ name, value, prefix }) => {
    const fullName = prefix ? `${prefix}:${name}` : name
    const at = place?.attrs?.[fullName] ?? place?.attrs?.[name]
    if (at === undefined || !runsCode(fullName, value)) return []
    return [{ start: at.startOffset, end: at.endOffset, text: '' }]
  })
}

/** Pages leave out blanks and control characters in an address. */
function runsCode(name: string, value: string): boolean {
  return (
    /^on/iu.test(name) || name === 'srcdoc' || (ADDRESSES.has(name) && RUNS.test(value.replace(/[\s\p{Cc}]/gu, '')))
  )
}
