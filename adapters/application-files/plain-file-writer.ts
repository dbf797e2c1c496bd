import type { FilePart, FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter, WrittenFile } from '../../core/texts/ports.ts'
import { plainTextOf } from '../../core/texts/rich-text.ts'
import { readMarkdown } from './read-markdown.ts'

/**
 * Writes a text without Markdown signs, with Windows line ends, which other systems also accept. Headings are
 * underlined, sections and title with a double line.
 */
export class PlainFileWriter implements TextFileWriter {
  async write({ title, isTitled, parts }: FileText): Promise<WrittenFile> {
    const written = parts.map((part) => this.partText(part)).filter((text) => text !== '')
    const text = `${[...(isTitled ? [underlined(title, '=')] : []), ...written].join('\n\n')}\n`
    return { content: new TextEncoder().encode(text.replaceAll('\n', '\r\n')), notShown: [] }
  }

  private partText(part: FilePart): string {
    switch (part.kind) {
      case 'heading':
        return part.level === 1 ? underlined(part.text, '=') : underlined(part.text, '-')
      case 'guidance':
        return part.text.trim()
      case 'body':
        return plainTextOf(readMarkdown(part.markdown))
      case 'table':
        return part.rows.map((cells) => cells.join('\t')).join('\n')
    }
  }
}

const LONGEST_LINE = 72

function underlined(text: string, line: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return `${words}\n${line.repeat(Math.min(words.length, LONGEST_LINE))}`
}
