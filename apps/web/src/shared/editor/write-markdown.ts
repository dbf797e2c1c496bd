import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Text } from 'mdast'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { inlineContent } from './inline-content.ts'
import { blockOfTree, readMarkdown, sourceOf } from './read-markdown.ts'

/** A line break as the product itself writes it. */
const LINE_BREAK = '  \n'

const written = new WeakMap<Node, Map<string, string>>()

/** The text in Markdown. Blocks that nobody touched are written as they were. */
export function writeMarkdown(doc: Node): string {
  let markdown = ''
  let before: Node | null = null
  let beforeText = ''
  for (const block of doc.children) {
    const source = sourceOf(block)
    const text = source?.markdown ?? writeBlock(block, bulletAfter(before, beforeText))
    if (text === '') continue
    const gap = source !== undefined && source.before === before ? source.gap : '\n\n'
    markdown += markdown === '' ? text : gap + text
    before = block
    beforeText = text
  }
  return markdown
}

type Bullet = '-' | '*'

/** Two lists in a row are one, unless their items are marked otherwise. */
function bulletAfter(before: Node | null, text: string): Bullet {
  const isList = before?.type.name.endsWith('_list') === true
  return isList && /^\s*(-|\d+\.)/.test(text) ? '*' : '-'
}

/** Kept, as every key asks for the whole text and changes one block of it. */
function writeBlock(block: Node, bullet: Bullet): string {
  const known = written.get(block) ?? new Map<string, string>()
  written.set(block, known)
  const text = known.get(bullet) ?? plainestText(block, bullet)
  known.set(bullet, text)
  return text
}

/** With as few escapes as keep the meaning: readers and counters of characters see them. */
function plainestText(block: Node, bullet: Bullet): string {
  const tree = blockOf(block)
  if (tree === null) return ''
  const wanted = blockOfTree(tree)
  const isRight = (text: string) => {
    const [read, ...more] = readMarkdown(text).children
    return more.length === 0 && wanted?.eq(read!) !== false
  }
  const plain = toText(tree, bullet, { handlers: { text: ({ value }: Text) => value } })
  if (isRight(plain)) return plain
  const escaped = toText(tree, bullet, { unsafe: [TILDE] })
  return isRight(escaped) ? escaped : toText(tree, bullet, { unsafe: [TILDE, ...ADDRESSES] })
}

const TILDE = { character: '~', inConstruct: 'phrasing' } as const

/** What looks like an address is a link of its own, whatever marks stand beside it. */
const ADDRESSES = [
  { character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
  { character: '.', before: '[Ww]', after: '[\\-.\\w]', inConstruct: 'phrasing' },
  { character: ':', before: '[ps]', after: '\\/', inConstruct: 'phrasing' },
] as const

function toText(tree: RootContent, bullet: Bullet, { handlers, unsafe }: Pick<Options, 'handlers' | 'unsafe'>): string {
  const options: Options = {
    bullet,
    bulletOrdered: bullet === '-' ? '.' : ')',
    bulletOther: bullet === '-' ? '*' : '-',
    listItemIndent: 'one',
    rule: '-',
    emphasis: '*',
    unsafe: unsafe ?? [],
    handlers: { break: () => LINE_BREAK, ...handlers },
  }
  return toMarkdown({ type: 'root', children: [tree] }, options).replace(/\n$/, '')
}

/** Null for what is empty. */
function blockOf(block: Node): BlockContent | null {
  const { name } = block.type
  if (name === 'source_block') return { type: 'html', value: String(block.attrs['markdown']) }
  if (name.endsWith('_list')) return listOf(block)
  const children: PhrasingContent[] = inlineContent(block)
  if (children.length === 0) return null
  if (name !== 'heading') return { type: 'paragraph', children }
  return { type: 'heading', depth: Number(block.attrs['level']) as 1, children }
}

function listOf(list: Node): List {
  const spread = list.attrs['isLoose'] === true
  const children = list.children.map((item): ListItem => {
    const blocks = item.children.map(blockOf).filter((block) => block !== null)
    return { type: 'listItem', spread, children: blocks }
  })
  const ordered = list.type.name === 'ordered_list'
  return { type: 'list', ordered, start: ordered ? Number(list.attrs['start']) : null, spread, children }
}
