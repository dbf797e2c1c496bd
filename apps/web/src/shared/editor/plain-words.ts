import type { List, Nodes, Table } from 'mdast'
import { parseMarkdown } from './read-markdown.ts'

/** A text for pasting into a form: words, paragraphs, and lists with bullets or numbers, without Markdown. */
export function plainWords(markdown: string): string {
  return blocks(parseMarkdown(markdown).children, '\n\n')
}

const blocks = (nodes: readonly Nodes[], between: string) =>
  nodes
    .map(wordsOf)
    .filter((text) => text !== '')
    .join(between)

const inline = (nodes: readonly Nodes[]) => nodes.map(wordsOf).join('')

function wordsOf(node: Nodes): string {
  switch (node.type) {
    case 'list':
      return itemsOf(node)
    case 'table':
      return rowsOf(node)
    case 'break':
      return '\n'
    case 'text':
      return node.value.replace(/(?<!\s)\s*\n\s*/g, ' ')
    case 'inlineCode':
    case 'code':
      return node.value
    case 'blockquote':
      return blocks(node.children, '\n\n')
    default:
      return 'children' in node ? inline(node.children) : ''
  }
}

function itemsOf({ ordered, start, spread, children }: List): string {
  const items = children.map((item, index) => {
    const sign = ordered === true ? `${(start ?? 1) + index}. ` : '- '
    const text = blocks(item.children, item.spread === true ? '\n\n' : '\n')
    return sign + text.replaceAll('\n', `\n${' '.repeat(sign.length)}`)
  })
  return items.join(spread === true ? '\n\n' : '\n')
}

const rowsOf = ({ children }: Table) => children.map((row) => row.children.map(wordsOf).join('\t')).join('\n')
