import { normaliseWords } from '../../../../core/shared/normalise-text.ts'
import {
  anchorOf,
  BLOCKS,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  isHtmlElement,
  textOf,
} from '../../html/html-elements.ts'
import type { DefaultTreeAdapterTypes } from 'parse5'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import type { FormField } from '../../../../core/proposals/form/form.ts'
import { isBox, placesInLines } from '../../../../core/hand-in/printed-places.ts'
import { isControl, isTick } from '../../html/html-controls.ts'
import type { Splice } from '../package/splice.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { notRepeatedText } from '../answer/not-repeated.ts'
import { answerText, chosenOptions, type Outcome, type PlaceWriter } from '../place-outcomes.ts'
import { controlSplices, tickSplices, wordsOfTick } from './html-controls.ts'
import { htmlLines, htmlParagraphs } from './html-answer.ts'

/** A source position to write at. */
interface HtmlPlace {
  readonly offset: number
  /** After a term, which only a description may follow. */
  readonly isTerm: boolean
}

const HOLDERS = new Set(
  'body div section article main form fieldset li td th dd center blockquote details figure aside'.split(' '),
)

/** After the node's paragraph; in a cell, item or section, after its text up to the next block. */
function endOfBlock(node: HtmlNode): HtmlPlace | null {
  let inner = node
  for (let outer = parentOf(inner); outer !== null && !isBlock(inner); outer = parentOf(inner)) {
    if (HOLDERS.has(outer.tagName)) return behind(lastInLine(inner, outer))
    inner = outer
  }
  return isHtmlElement(inner) && HOLDERS.has(inner.tagName) ? endWithin(inner) : behind(inner)
}

/**
 * For lines separated by breaks in one paragraph, the break after the last line of a question; null if no line follows.
 */
function breakBehind(node: HtmlNode, question: string): HtmlPlace | null {
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

function endWithin({ sourceCodeLocation: place }: HtmlElement): HtmlPlace | null {
  return place ? { offset: place.endTag?.startOffset ?? place.endOffset, isTerm: false } : null
}

function startWithin({ sourceCodeLocation: place }: HtmlElement): HtmlPlace | null {
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

/** Elements and texts of a page by anchor. */
function nodesByAnchor(page: DefaultTreeAdapterTypes.Document): Map<string, HtmlNode> {
  const nodes = new Map<string, HtmlNode>()
  const open: HtmlNode[] = [...page.childNodes]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const anchor = anchorOf(node)
    if (anchor !== '' && !nodes.has(anchor)) nodes.set(anchor, node)
    if (isHtmlElement(node)) for (const child of node.childNodes) open.push(child)
  }
  return nodes
}

/** Source range of a node. */
function rangeOf(node: HtmlNode): { start: number; end: number } {
  const place = node.sourceCodeLocation
  return { start: place?.startOffset ?? 0, end: place?.endOffset ?? 0 }
}

type Options = Extract<AnswerSlot, { kind: 'options' }>['options']

/** Writes answers into the source of a page, at the elements of their anchors. */
export class HtmlWriter implements PlaceWriter {
  readonly splices: Splice[] = []
  private readonly nodes: ReadonlyMap<string, HtmlNode>

  constructor(
    page: DefaultTreeAdapterTypes.Document,
    private readonly source: string,
  ) {
    this.nodes = nodesByAnchor(page)
  }

  write(entry: FormEntry, slot: AnswerSlot): Outcome {
    if (slot.kind === 'options') return this.writeOptions(entry, slot.options)
    const node = this.nodes.get(slot.kind === 'field' ? slot.field.anchor : slot.anchor)
    if (node === undefined) return 'no-place'
    if (slot.kind === 'field') return this.writeField(entry, slot.field, slot.nth, node)
    return slot.kind === 'cell' ? this.writeCell(entry, node) : this.writeBelow(entry, node)
  }

  private writeField(entry: FormEntry, field: FormField, nth: number, node: HtmlNode): Outcome {
    if (!isHtmlElement(node)) return this.writePrinted(entry, nth, node)
    if (!isControl(node) && elementsIn(node, isTick).length > 0) return this.tickAmong(entry, node)
    if (!isControl(node)) return this.writeBelow(entry, node)
    const outcome = this.take(controlSplices(node, entry, this.source))
    const isLong = field.maxCharacters !== null && plainAnswer(answerText(entry)).length > field.maxCharacters
    return outcome === 'filled' && isLong ? 'too-long' : outcome
  }

  /** Fills in blanks in the text of the page. */
  private writePrinted(entry: FormEntry, nth: number, node: HtmlNode): Outcome {
    const { start, end } = rangeOf(node)
    const places = placesInLines(this.source.slice(start, end)).flatMap((one) => ('options' in one ? [] : [one]))
    const place = places[nth]
    if (place === undefined) return this.writeBelow(entry, node)
    const printed = this.source.slice(start, end)
    const around = { before: printed.slice(0, place.start), after: printed.slice(place.end) }
    const answer = notRepeatedText(answerText(entry), around)
    return this.replace(start + place.start, start + place.end, ` ${htmlLines(answer)} `)
  }

  private tickAmong(entry: FormEntry, group: HtmlElement): Outcome {
    const among = elementsIn(group, isTick)
    const chosen = chosenOptions(
      entry,
      among.map((tick) => ({ text: wordsOfTick(tick, group), tick })),
    )
    return chosen === null
      ? 'unknown-option'
      : this.take(
          tickSplices(
            among,
            chosen.map(({ tick }) => tick),
          ),
        )
  }

  private writeCell(entry: FormEntry, cell: HtmlNode): Outcome {
    if (!isHtmlElement(cell) || /[\p{L}\p{N}]/u.test(textOf(cell))) return 'no-place'
    const sign = textOf(cell).trim()
    const at = sign === '' ? startWithin(cell) : endWithin(cell)
    if (at === null) return 'unwritable'
    return this.replace(
      at.offset,
      at.offset,
      `${sign === '' ? '' : ' '}${htmlLines(notRepeatedText(answerText(entry), { before: sign, after: '' }))}`,
    )
  }

  private writeBelow(entry: FormEntry, node: HtmlNode): Outcome {
    const lineEnd = breakBehind(node, entry.label)
    if (lineEnd !== null) return this.replace(lineEnd.offset, lineEnd.offset, `<br>${htmlLines(answerText(entry))}`)
    const at = endOfBlock(node)
    const paragraphs = htmlParagraphs(answerText(entry))
    return at === null
      ? 'unwritable'
      : this.replace(at.offset, at.offset, at.isTerm ? `<dd>${paragraphs}</dd>` : paragraphs)
  }

  private writeOptions(entry: FormEntry, options: Options): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    const outcomes = chosen.map((option) => this.tickAt(this.nodes.get(option.anchor), option))
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  private tickAt(node: HtmlNode | undefined, { text, nth }: Options[number]): Outcome {
    if (node === undefined) return 'no-place'
    if (!isHtmlElement(node)) return this.markWords(node, nth)
    if (node.tagName === 'select') return this.take(controlSplices(node, pick(text), this.source))
    const among = isTick(node) ? [node] : elementsIn(node, isTick)
    const named = among.filter((tick) => normaliseWords(wordsOfTick(tick, node)) === normaliseWords(text))
    const tick = named.length === 1 ? named[0] : among[nth]
    return tick === undefined ? this.markWords(node, nth) : this.take(tickSplices(among, [tick]))
  }

  /** Crosses a printed box; adds one to words without a box. */
  private markWords(node: HtmlNode, nth: number): Outcome {
    const { start, end } = rangeOf(node)
    const places = placesInLines(this.source.slice(start, end)).flatMap((place) =>
      'options' in place ? place.options : [],
    )
    const box = places[nth]
    if (box !== undefined && isBox(this.source.slice(start + box.start, start + box.end)))
      return this.replace(start + box.start, start + box.end, '☒')
    const first = isHtmlElement(node) ? (node.sourceCodeLocation?.startTag?.endOffset ?? start) : start
    const at = box === undefined ? first : start + box.start
    return this.replace(at, at, '☒ ')
  }

  private take(found: readonly Splice[] | Outcome): Outcome {
    if (typeof found === 'string') return found
    const outcomes = found.map(({ start, end, text }) => this.replace(start, end, text))
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  private replace(start: number, end: number, text: string): Outcome {
    if (this.splices.some((other) => start < other.end && end > other.start)) return 'unwritable'
    this.splices.push({ start, end, text })
    return 'filled'
  }
}

function pick(option: string): FormEntry {
  return { id: '', label: '', slot: null, text: null, day: null, remark: null, chosen: [option] }
}
