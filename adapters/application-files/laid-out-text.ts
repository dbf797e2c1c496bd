import type { FilePart, FileText } from '../../core/texts/file-text.ts'
import type { RichBlock } from '../../core/texts/rich-text.ts'
import { readMarkdown } from './read-markdown.ts'

/** A block of a formatted file. */
export type LaidOutBlock =
  | (RichBlock & { readonly startsPage?: boolean })
  | { readonly kind: 'guidance'; readonly text: string }

const DEEPEST = 6

/**
 * The blocks after the title, in order. Headings within an answer are below that of its question, and no level is
 * skipped, because screen readers go from heading to heading. Each list has its own number.
 */
export function laidOutText({ parts }: FileText): LaidOutBlock[] {
  const layout = new Layout()
  return parts.flatMap((part) => layout.of(part))
}

class Layout {
  private lastLevel = 0
  private partLevel = 0
  private lists = 0

  of(part: FilePart): LaidOutBlock[] {
    if (part.kind === 'body') return this.ofBody(part.markdown)
    if (part.kind !== 'heading') return [part]
    this.partLevel = this.level(part.level)
    const runs = [{ text: part.text, bold: false, italic: false }]
    return [{ kind: 'heading', level: this.partLevel, runs, ...(part.startsPage && { startsPage: true }) }]
  }

  private ofBody(markdown: string): RichBlock[] {
    const before = this.lists
    return readMarkdown(markdown).map((block) => {
      if (block.kind === 'item') this.lists = Math.max(this.lists, before + block.list + 1)
      return this.placed(block, before)
    })
  }

  private placed(block: RichBlock, lists: number): RichBlock {
    if (block.kind === 'item') return { ...block, list: lists + block.list }
    return block.kind === 'heading' ? { ...block, level: this.level(this.partLevel + block.level) } : block
  }

  private level(wanted: number): number {
    this.lastLevel = Math.min(wanted, this.lastLevel + 1, DEEPEST)
    return this.lastLevel
  }
}
