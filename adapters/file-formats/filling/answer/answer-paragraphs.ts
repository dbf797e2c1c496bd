import type { List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isIntricateMarkdown } from '../../../../core/shared/intricate-markdown.ts'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { markdownParts } from '../../markdown/markdown-parts.ts'
import { storable } from '../package/xml-text.ts'

/** A paragraph of an answer, ready to write into a form. */
export interface AnswerParagraph {
  /** Null outside lists. */
  readonly list: AnswerListPlace | null
  readonly runs: readonly AnswerRun[]
}

export interface AnswerListPlace {
  /** Depth, from 1. */
  readonly level: number
  /** The printed number of the item; null for a bullet. */
  readonly number: number | null
  /** Whether it is the first paragraph of its item: later ones have no mark. */
  readonly isFirst: boolean
}

export interface AnswerRun {
  /** Line breaks within the paragraph are "\n". */
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

/** Signs with a meaning in Markdown; text without any is plain. */
const MARKS = /[*_`#>|[\]<&\\~]|^[^\S\n]*(?:[-+]|\d{1,9}[.)])\s|^[^\S\n]*(?:[-=]{2,}|\t| {4})|https?:|www\./mu

/**
 * Parses an answer in Markdown into paragraphs, at least one. No word is lost: links become text and address, tables
 * lines; tags and other unsupported parts stay as written. Line breaks are kept.
 */
export function answerParagraphs(markdown: string): readonly AnswerParagraph[] {
  const text = storable(markdown).trim()
  const paragraphs = MARKS.test(text) ? markedParagraphs(text) : plainParagraphs(text)
  const written = paragraphs.filter(({ runs }) => runs.some((run) => run.text.trim() !== ''))
  return written.length > 0 ? written : [{ list: null, runs: [] }]
}

/** The answer as plain text: a line for each paragraph and line break, items with their numbers or "•". */
export function plainAnswer(markdown: string): string {
  return answerParagraphs(markdown).map(plainParagraph).join('\n')
}

export function plainParagraph({ list, runs }: AnswerParagraph): string {
  const text = runs.map((run) => run.text).join('')
  if (list === null) return text
  const indent = '  '.repeat(list.level - 1)
  return list.isFirst ? `${indent}${listMark(list)} ${text}` : `${indent}  ${text}`
}

/** The mark before the first paragraph of an item. */
export function listMark({ number }: AnswerListPlace): string {
  return number === null ? '•' : `${number}.`
}

function plainParagraphs(text: string): AnswerParagraph[] {
  return text.split(/\n[^\S\n]*\n\s*/u).map((paragraph) => ({ list: null, runs: [runOf(paragraph, PLAIN)] }))
}

function markedParagraphs(text: string): AnswerParagraph[] {
  if (isIntricateMarkdown(text)) return plainParagraphs(text)
  return markdownParts(text).flatMap(({ source, isPlain }) => {
    if (isPlain) return plainParagraphs(source)
    const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    return tree.children.flatMap((node) => new AnswerReading(source).paragraphsOf(node, null))
  })
}

type Emphasis = Omit<AnswerRun, 'text'>

const PLAIN: Emphasis = { bold: false, italic: false }

function runOf(text: string, emphasis: Emphasis): AnswerRun {
  const lines = text.split('\n')
  const trimmed = lines.map((line, at) => {
    const started = at === 0 ? line : line.trimStart()
    return at === lines.length - 1 ? started : started.trimEnd()
  })
  return { text: trimmed.join('\n'), ...emphasis }
}

class AnswerReading {
  constructor(private readonly source: string) {}

  paragraphsOf(node: RootContent, list: AnswerListPlace | null): AnswerParagraph[] {
    switch (node.type) {
      case 'paragraph':
        return [{ list, runs: this.runsOf(node.children, PLAIN) }]
      case 'heading':
        return [{ list, runs: this.runsOf(node.children, { ...PLAIN, bold: true }) }]
      case 'list':
        return this.itemsOf(node, list)
      case 'blockquote':
        return node.children.flatMap((child) => this.paragraphsOf(child, list))
      case 'table':
        return node.children.map((row) => ({ list, runs: this.rowOf(row.children) }))
      case 'thematicBreak':
        return []
      default:
        return [{ list, runs: [runOf('value' in node ? node.value : this.written(node), PLAIN)] }]
    }
  }

  private itemsOf(items: List, outer: AnswerListPlace | null): AnswerParagraph[] {
    const level = (outer?.level ?? 0) + 1
    return items.children.flatMap((item, index) => {
      const number = items.ordered === true ? (items.start ?? 1) + index : null
      return this.itemOf(item, { level, number, isFirst: true })
    })
  }

  private itemOf(item: ListItem, place: AnswerListPlace): AnswerParagraph[] {
    const tick = item.checked === true ? '☒ ' : item.checked === false ? '☐ ' : ''
    const paragraphs = item.children.flatMap((node, index) =>
      this.paragraphsOf(node, { ...place, isFirst: index === 0 }),
    )
    const [first, ...others] = paragraphs
    if (first === undefined || tick === '') return paragraphs
    return [{ ...first, runs: [runOf(tick, PLAIN), ...first.runs] }, ...others]
  }

  private rowOf(cells: readonly { readonly children: readonly PhrasingContent[] }[]): AnswerRun[] {
    return cells.flatMap(({ children }, index) => [
      ...(index === 0 ? [] : [runOf(' | ', PLAIN)]),
      ...this.runsOf(children, PLAIN),
    ])
  }

  private runsOf(nodes: readonly PhrasingContent[], emphasis: Emphasis): AnswerRun[] {
    return nodes.flatMap((node) => this.runsOfNode(node, emphasis))
  }

  private runsOfNode(node: PhrasingContent, emphasis: Emphasis): AnswerRun[] {
    if (node.type === 'break') return [runOf('\n', emphasis)]
    if (node.type === 'strong') return this.runsOf(node.children, { ...emphasis, bold: true })
    if (node.type === 'emphasis') return this.runsOf(node.children, { ...emphasis, italic: true })
    if (node.type === 'link') return withAddress(this.runsOf(node.children, emphasis), node.url, emphasis)
    if ('children' in node) return this.runsOf(node.children, emphasis)
    return [runOf('value' in node ? node.value : this.written(node), emphasis)]
  }

  /** The node's source in the answer. */
  private written(node: Nodes): string {
    return this.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  }
}

/** Adds the address unless the text of the link is the address. */
function withAddress(text: readonly AnswerRun[], url: string, emphasis: Emphasis): AnswerRun[] {
  const bare = (address: string) => address.replace(/^(?:mailto:|https?:\/\/)/i, '').replace(/\/$/, '')
  const isSaid = text
    .map((run) => run.text)
    .join('')
    .includes(bare(url))
  return isSaid ? [...text] : [...text, runOf(` (${url})`, emphasis)]
}
