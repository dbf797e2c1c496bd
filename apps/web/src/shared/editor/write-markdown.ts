import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Text } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { blockOfTree, readMarkdown, sourceOf } from './read-markdown.ts'

interface Run {
  readonly text: string | null
  readonly marks: readonly Mark[]
}

/** The words of a paragraph or heading as a Markdown tree, without white space around it or at the edges of a mark. */
function inlineContent(block: Node): PhrasingContent[] {
  const runs = block.children.flatMap(runsOf)
  return nested(withoutEdges(runs), 0)
}

/** White space at the edges of bold words is not bold, because Markdown can't express it. */
function runsOf(node: Node, index: number, all: readonly Node[]): Run[] {
  if (!node.isText) return [{ text: null, marks: [] }]
  const [, before = '', rest = ''] = /^([ \t]*)([^]*)$/.exec(node.text ?? '') ?? []
  const inner = rest.replace(/(?<![ \t])[ \t]+$/, '')
  const after = rest.slice(inner.length)
  return [
    { text: before, marks: sharedMarks(node, all[index - 1]) },
    { text: inner, marks: node.marks },
    { text: after, marks: sharedMarks(node, all[index + 1]) },
  ].filter(({ text }) => text !== '')
}

const sharedMarks = ({ marks }: Node, neighbour: Node | undefined) =>
  marks.filter((mark) => neighbour?.isText === true && mark.isInSet(neighbour.marks))

const isBlank = ({ text }: Run) => text === null || text.trim() === ''

function withoutEdges(runs: readonly Run[]): Run[] {
  const first = runs.findIndex((run) => !isBlank(run))
  if (first < 0) return []
  const last = runs.findLastIndex((run) => !isBlank(run))
  return runs.slice(first, last + 1).map((run, index, all) => {
    let { text } = run
    if (index === 0) text = text?.trimStart() ?? null
    if (index === all.length - 1) text = text?.trimEnd() ?? null
    return { ...run, text }
  })
}

/** Groups runs that share a mark at this depth. */
function nested(runs: readonly Run[], depth: number): PhrasingContent[] {
  const result: PhrasingContent[] = []
  for (let index = 0; index < runs.length;) {
    const mark = runs[index]!.marks[depth]
    const end = mark === undefined ? index + 1 : endOf(runs, index, depth, mark)
    const same = runs.slice(index, end)
    result.push(mark === undefined ? leaf(same[0]!) : marked(mark, same, depth))
    index = end
  }
  return result
}

function endOf(runs: readonly Run[], start: number, depth: number, mark: Mark): number {
  let end = start + 1
  while (runs[end]?.marks[depth]?.eq(mark) === true) end++
  return end
}

function leaf({ text }: Run): PhrasingContent {
  return text === null ? { type: 'break' } : { type: 'text', value: text }
}

function marked(mark: Mark, runs: readonly Run[], depth: number): PhrasingContent {
  const { href, title } = mark.attrs as { readonly href: string; readonly title: string | null }
  switch (mark.type.name) {
    case 'strong':
      return { type: 'strong', children: nested(runs, depth + 1) }
    case 'em':
      return { type: 'emphasis', children: nested(runs, depth + 1) }
    case 'link':
      return { type: 'link', url: href, title, children: nested(runs, depth + 1) }
    default:
      return { type: 'html', value: runs.map(({ text }) => text ?? ' ').join('') }
  }
}

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
