import type { Heading, Nodes, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { FilePart, FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter, WrittenFile } from '../../core/texts/ports.ts'
import { isIntricateMarkdown } from '../../core/shared/intricate-markdown.ts'

type Level = Heading['depth']

const DEEPEST = 6

/**
 * Writes a text as Markdown. Answers stay unchanged, except their headings, which are moved below their question's
 * level.
 */
export class MarkdownFileWriter implements TextFileWriter {
  async write({ title, isTitled, parts }: FileText): Promise<WrittenFile> {
    let level = 1
    const written = parts.map((part) => {
      if (part.kind === 'heading') level = part.level + 1
      return partText(part, level)
    })
    const texts = [isTitled ? heading(title, 1) : '', ...written].filter((text) => text !== '')
    return { content: new TextEncoder().encode(`${texts.join('\n\n')}\n`), notShown: [] }
  }
}

/** `level` is that of the last heading; the title has 1. */
function partText(part: FilePart, level: number): string {
  switch (part.kind) {
    case 'heading':
      return heading(part.text, level)
    case 'guidance':
      return inMarkdown({ type: 'paragraph', children: [{ type: 'emphasis', children: [words(part.text)] }] })
    case 'body':
      return withoutImages(lowered(part.markdown.trim(), level))
    case 'table':
      return tableText(part.rows)
  }
}

/** Viewers would load an image when the file is opened, so its address becomes a link. */
const withoutImages = (markdown: string) => markdown.replaceAll('![', '[')

const words = (text: string): PhrasingContent => ({ type: 'text', value: oneLine(text) })
const heading = (text: string, level: number) =>
  inMarkdown({ type: 'heading', depth: level as Level, children: [words(text)] })

/** Escapes signs with a meaning in Markdown by a backslash. */
const inMarkdown = (node: Nodes) => toMarkdown(node, { emphasis: '*', extensions: [gfmToMarkdown()] }).trimEnd()

/** Moves all headings of a text down by this many levels, at most to the deepest. */
function lowered(markdown: string, by: number): string {
  if (isIntricateMarkdown(markdown)) return markdown
  const headings = fromMarkdown(markdown).children.filter((node) => node.type === 'heading')
  return headings.reduceRight((text, { depth, children, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    const inner = text.slice(children[0]?.position?.start.offset ?? end, children.at(-1)?.position?.end.offset ?? end)
    return `${text.slice(0, start)}${'#'.repeat(Math.min(depth + by, DEEPEST))} ${oneLine(inner)}${text.slice(end)}`
  }, markdown)
}

function tableText(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((cells) => `| ${cells.map(cellText).join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n')
}

const cellText = (text: string) => inMarkdown({ type: 'tableCell', children: [words(text)] })

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
