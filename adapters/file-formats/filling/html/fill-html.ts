import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { FORM_PAGE } from '../../parse-bounds.ts'
import { parsePage } from '../../html/parse-page.ts'
import { characterReference } from '../package/xml-text.ts'
import { spliceText, type Splice } from '../package/splice.ts'
import { MovedOffsets } from '../moved-offsets.ts'
import { seenInText, type SaidBetween } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { HtmlWriter } from './html-writer.ts'
import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  isHtmlElement,
  type HtmlElement,
  type HtmlNode,
  attribute,
  elementsIn,
  isHidden,
  textOf,
} from '../../html/html-elements.ts'
import { decodeHtml } from '../../html/parse-html.ts'
import { broken } from '../../unreadable.ts'
import { readSourceText, type SourceText } from '../package/source-text.ts'
import { isTick, isUnseenField } from '../../html/html-controls.ts'

/** The page's text and control values between two offsets of its source. */
function saidInPage(source: string): SaidBetween {
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

/** A decoded page with its encoder. Throws `unsupported` for an encoding that can only be read. */
function readHtmlSource(bytes: Uint8Array): SourceText {
  const text = decodeHtml(bytes)
  const source = readSourceText(bytes)
  if (source?.text === text) return source
  if (text.length === bytes.length) return { text, encode: singleByteEncoder(text, bytes) }
  throw broken('web page')
}

/** Encodes characters that the page's encoding has as bytes, and all others by `replacement`. */
function singleByteEncoder(page: string, bytes: Uint8Array): SourceText['encode'] {
  const byteOf = new Map(Array.from({ length: 128 }, (_, code) => [String.fromCharCode(code), code]))
  for (let at = 0; at < bytes.length; at++) byteOf.set(page[at]!, bytes[at]!)
  return (text, replacement = () => '?') =>
    Uint8Array.from([...text].flatMap((char) => byteOf.get(char) ?? [...Buffer.from(replacement(char), 'latin1')]))
}

/** Addresses that run code. */
const RUNS = /^(?:javascript|vbscript|data:text\/html)/iu
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'])

/** Splices that remove scripts, event handlers and addresses that run code. */
function withoutScripts(page: DefaultTreeAdapterTypes.Document): Splice[] {
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

/** Browsers ignore spaces and control characters in an address. */
function runsCode(name: string, value: string): boolean {
  return (
    /^on/iu.test(name) || name === 'srcdoc' || (ADDRESSES.has(name) && RUNS.test(value.replace(/[\s\p{Cc}]/gu, '')))
  )
}

/**
 * Fills in the controls of a saved page, writes below its text, and parses it again. Scripts are removed; all else
 * stays.
 */
export function fillHtml(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const { text, encode } = readHtmlSource(bytes)
  const { page } = parsePage(text, FORM_PAGE)
  const writer = new HtmlWriter(page, text)
  const places = writePlaces(entries, writer)
  const scripts = withoutScripts(page)
  const splices = [...writer.splices, ...scripts]
  const filled = encode(spliceText(text, splices), characterReference)
  const seen = { moved: new MovedOffsets(splices, encode), said: saidInPage(readHtmlSource(filled).text) }
  return {
    bytes: filled,
    places: seenInText(entries, places, seen),
    notes: scripts.length > 0 ? ['scripts-removed'] : [],
  }
}
