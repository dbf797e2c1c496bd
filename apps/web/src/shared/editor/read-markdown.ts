import type { Link, List, ListItem, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Mark, Node } from 'prosemirror-model'
import { isIntricateMarkdown } from '../../../../../core/shared/intricate-markdown.ts'
import { editorSchema } from './editor-schema.ts'

const { nodes, marks } = editorSchema

/** Parses a text in the same way as the page that shows it. An overly complex text becomes a single block of source. */
export function parseMarkdown(markdown: string): Root {
  if (isIntricateMarkdown(markdown)) return { type: 'root', children: [sourceBlock(markdown)] }
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

function sourceBlock(value: string): RootContent {
  const start = { line: 1, column: 1, offset: 0 }
  const end = { ...start, offset: value.length }
  return { type: 'code', value, position: { start, end } }
}

interface Source {
  readonly markdown: string
  readonly before: Node | null
  /** Text between the previous block and this one. */
  readonly gap: string
}

/** Each block's source, so that unchanged blocks are written back verbatim. */
const sources = new WeakMap<Node, Source>()

export const sourceOf = (block: Node): Source | undefined => sources.get(block)

/** The editor's document for a text. An empty text is an empty paragraph. */
export function readMarkdown(markdown: string): Node {
  const blocks: Node[] = []
  let end = 0
  for (const block of parseMarkdown(markdown).children) {
    const source = sliceOf(markdown, block)
    const node = blockOf(block, markdown) ?? nodes.source_block.create({ markdown: source })
    const gap = markdown.slice(end, block.position?.start.offset)
    sources.set(node, { markdown: source, before: blocks.at(-1) ?? null, gap })
    blocks.push(node)
    end = block.position?.end.offset ?? markdown.length
  }
  return nodes.doc.create(null, blocks.length === 0 ? [nodes.paragraph.create()] : blocks)
}

/** The block for a tree that has no source text. */
export const blockOfTree = (tree: RootContent) => blockOf(tree, '')

function sliceOf(markdown: string, { position }: Nodes): string {
  return markdown.slice(position?.start.offset, position?.end.offset)
}

/** Null if the editor does not support it. */
function blockOf(block: RootContent, markdown: string): Node | null {
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block, markdown)
    case 'heading':
      return nodes.heading.create({ level: block.depth }, inlineOf(block.children, markdown, []))
    case 'list':
      return listOf(block, markdown)
    default:
      return null
  }
}

const paragraphOf = ({ children }: Paragraph, markdown: string) =>
  nodes.paragraph.create(null, inlineOf(children, markdown, []))

function listOf(list: List, markdown: string): Node | null {
  const items: Node[] = []
  for (const item of list.children) {
    const node = itemOf(item, markdown)
    if (node === null) return null
    items.push(node)
  }
  const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true)
  return list.ordered === true
    ? nodes.ordered_list.create({ start: list.start ?? 1, isLoose }, items)
    : nodes.bullet_list.create({ isLoose }, items)
}

function itemOf({ checked, children }: ListItem, markdown: string): Node | null {
  if (typeof checked === 'boolean') return null
  const blocks: Node[] = children[0]?.type === 'paragraph' ? [] : [nodes.paragraph.create()]
  for (const child of children) {
    const block = blockOf(child, markdown)
    if (block === null) return null
    blocks.push(block)
  }
  return nodes.list_item.create(null, blocks)
}

function inlineOf(children: readonly PhrasingContent[], markdown: string, around: readonly Mark[]): Node[] {
  return children.flatMap((child) => wordsOf(child, markdown, around))
}

function wordsOf(child: PhrasingContent, markdown: string, around: readonly Mark[]): Node[] {
  switch (child.type) {
    case 'text':
      return textOf(child.value.replace(/(?<!\s)\s*\n\s*/g, ' '), around)
    case 'break':
      return [nodes.hard_break.create(null, null, around)]
    case 'strong':
      return inlineOf(child.children, markdown, marks.strong.create().addToSet(around))
    case 'emphasis':
      return inlineOf(child.children, markdown, marks.em.create().addToSet(around))
    case 'html':
      return textOf(child.value, marks.source_words.create().addToSet(around))
    case 'link':
      return linkOf(child, markdown, around)
    default:
      return textOf(sliceOf(markdown, child), marks.source_words.create().addToSet(around))
  }
}

/** An address that is a link only because of its form stays plain text. */
function linkOf(link: Link, markdown: string, around: readonly Mark[]): Node[] {
  const isLiteral = link.position !== undefined && !/^[[<]/.test(sliceOf(markdown, link))
  if (isLiteral) return inlineOf(link.children, markdown, around)
  const mark = marks.link.create({ href: link.url, title: link.title ?? null })
  return inlineOf(link.children, markdown, mark.addToSet(around))
}

const textOf = (text: string, around: readonly Mark[]) => (text === '' ? [] : [editorSchema.text(text, around)])
