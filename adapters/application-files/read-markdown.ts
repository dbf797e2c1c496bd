import type { List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { isIntricateMarkdown } from '../../core/shared/intricate-markdown.ts'
import { wordsOf, type RichBlock, type RichRun } from '../../core/texts/rich-text.ts'

const PLAIN = { bold: false, italic: false }

/**
 * Blocks of the text in order, as the page reads them, without empty ones. HTML is plain text, an image its
 * description. Never throws.
 */
export function readMarkdown(markdown: string): RichBlock[] {
  if (isIntricateMarkdown(markdown)) return plainParagraphs(markdown)
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return new Blocks(markdown).of(tree.children).filter(hasWords)
}

function plainParagraphs(text: string): RichBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((words) => ({ kind: 'paragraph', depth: 0, runs: [{ text: words.trim(), ...PLAIN }] }))
}

type Style = Pick<RichRun, 'bold' | 'italic' | 'struck'>

class Blocks {
  private lists = 0

  constructor(private readonly markdown: string) {}

  of(nodes: readonly RootContent[], depth = 0): RichBlock[] {
    return nodes.flatMap((node) => this.ofNode(node, depth))
  }

  private ofNode(node: RootContent, depth: number): RichBlock[] {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', level: node.depth, runs: this.runs(node.children) }]
      case 'paragraph':
        return [{ kind: 'paragraph', depth, runs: this.runs(node.children) }]
      case 'list':
        return this.ofList(node, depth)
      case 'table':
        return [
          { kind: 'table', rows: node.children.map((row) => row.children.map((cell) => this.words(cell.children))) },
        ]
      case 'blockquote':
        return this.of(node.children, depth)
      case 'thematicBreak':
        return []
      default:
        return [{ kind: 'paragraph', depth, runs: [{ text: this.sourceOf(node).trim(), ...PLAIN }] }]
    }
  }

  private ofList({ children, ordered, start }: List, depth: number): RichBlock[] {
    const list = this.lists++
    return children.flatMap((item, at) => this.ofItem(item, list, depth, ordered ? (start ?? 1) + at : null))
  }

  /** The first paragraph is the item; the rest follows below it. */
  private ofItem({ children, checked }: ListItem, list: number, depth: number, ordinal: number | null): RichBlock[] {
    const [first, ...others] = children
    const box = checked == null ? '' : checked ? '☑ ' : '☐ '
    const isText = first?.type === 'paragraph'
    const runs = [...(box === '' ? [] : [{ text: box, ...PLAIN }]), ...(isText ? this.runs(first.children) : [])]
    const below = isText || first === undefined ? others : children
    return [{ kind: 'item', depth, ordinal, list, runs }, ...this.of(below, depth + 1)]
  }

  private words(children: readonly PhrasingContent[]): string {
    return wordsOf(this.runs(children)).replaceAll('\n', ' ')
  }

  private runs(children: readonly PhrasingContent[], style: Style = PLAIN): RichRun[] {
    return children.flatMap((child) => this.runsOf(child, style))
  }

  private runsOf(child: PhrasingContent, style: Style): RichRun[] {
    switch (child.type) {
      case 'text':
        return [{ text: child.value.replace(/(?<!\s)\s*\n\s*/g, ' '), ...style }]
      case 'break':
        return [{ text: '\n', ...style }]
      case 'strong':
        return this.runs(child.children, { ...style, bold: true })
      case 'emphasis':
        return this.runs(child.children, { ...style, italic: true })
      case 'delete':
        return this.runs(child.children, { ...style, struck: true })
      case 'image':
      case 'imageReference':
        return child.alt ? [{ text: child.alt, ...style }] : []
      case 'inlineCode':
        return [{ text: child.value, ...style }]
      case 'link':
        return [...this.runs(child.children, style), ...this.addressOf(child.url, this.words(child.children), style)]
      default:
        return [{ text: this.sourceOf(child), ...style }]
    }
  }

  /** The address after words that differ from it. */
  private addressOf(url: string, words: string, style: Style): RichRun[] {
    const isShown =
      url.replace(/^(?:mailto:|https?:\/\/)/, '').replace(/\/$/, '') ===
      words.replace(/^https?:\/\//, '').replace(/\/$/, '')
    return isShown || url === '' ? [] : [{ text: ` (${url})`, ...style }]
  }

  private sourceOf({ position }: Nodes): string {
    return this.markdown.slice(position?.start.offset, position?.end.offset)
  }
}

function hasWords(block: RichBlock): boolean {
  return block.kind === 'table' || wordsOf(block.runs).trim() !== ''
}
