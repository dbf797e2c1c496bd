import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Text } from 'mdast'
import { toMarkdown, type Options } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { inlineContent } from './inline-content.ts'
import { blockOfTree, readMarkdown, sourceOf } from './read-markdown.ts'

/** A line break in the product's own notation. */
const LINE_BREAK = '  \n'

const written = new WeakMap<Node, Map<string, string>>()

/** Writes the text as Markdown. Unchanged blocks keep their source. */
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

/** Adjacent lists need different bullets, or Markdown would join them. */
function bulletAfter(before: Node | null, text: string): Bullet {
  const isList = before?.type.name.endsWith('_list') === true
  return isList && /^\s*(-|\d+\.)/.test(text) ? '*' : '-'
}

/** Cached, because every key needs the whole text but changes only one block. */
function writeBlock(block: Node, bullet: Bullet): string {
  const known = written.get(block) ?? new Map<string, string>()
  written.set(block, known)
  const text = known.get(bullet) ?? plainestText(block, bullet)
  known.set(bullet, text)
  return text
}

/** Uses the minimum of escapes, because readers and character counts see them. */
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

/** Text that looks like an address becomes a link even beside other marks. */
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

/** Null if empty. */
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
