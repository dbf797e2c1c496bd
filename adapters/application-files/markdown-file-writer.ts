import type { FilePart, FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter } from '../../core/texts/ports/text-file-writer.ts'

/** Writes a text as Markdown. */
export class MarkdownFileWriter implements TextFileWriter {
  async write({ title, labels, parts }: FileText): Promise<Uint8Array> {
    const written = parts.map((part) => partText(part, labels.sources)).filter((text) => text !== '')
    return new TextEncoder().encode(`${[`# ${oneLine(title)}`, ...written].join('\n\n')}\n`)
  }
}

function partText(part: FilePart, sourcesLabel: string): string {
  switch (part.kind) {
    case 'heading':
      return `${'#'.repeat(part.level + 1)} ${oneLine(part.text)}`
    case 'guidance':
      return `*${oneLine(part.text)}*`
    case 'body': {
      const sources = part.sources.length === 0 ? '' : `${sourcesLabel}: ${part.sources.join('; ')}`
      return [withoutImages(part.markdown.trim()), sources].filter((text) => text !== '').join('\n\n')
    }
    case 'table':
      return tableText(part.rows)
  }
}

/** An image would be fetched by whoever opens the file: its address is a link. */
const withoutImages = (markdown: string) => markdown.replaceAll('![', '[')

function tableText(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((cells) => `| ${cells.map(cellText).join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n')
}

const cellText = (text: string) => oneLine(text).replaceAll('|', '\\|')

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
