import { textOf, type Sheet, type SheetCell, type SheetLine, type SheetTable } from './sheet.ts'
import type { Style } from './style.ts'
import { escaped, isListNumber, typed } from './write-office.ts'

/** A web page, with fields to type into where the style has boxes. */
export function writeHtml(sheet: Sheet): Uint8Array {
  const body = sheet.map((block, index) => {
    const after = sheet[index + 1]
    const labels = after?.kind === 'space' && after.as === 'box' && sheet.length % 2 === 0
    if (block.kind === 'line') return labels && block.as === 'text' ? htmlLabel(block, index + 1) : htmlLine(block)
    if (block.kind === 'table') return htmlTable(block)
    if (block.as === 'box')
      return block.lines > 1 ? `<textarea id="f${index}"></textarea>` : `<input type="text" id="f${index}">`
    return '<p>&nbsp;</p>'
  })
  return bytesOf(`<!doctype html><html><head><meta charset="utf-8"></head><body>${body.join('\n')}</body></html>`)
}

const TAGS = { title: 'h1', h1: 'h2', h2: 'h3', h3: 'h4', text: 'p' } as const

function htmlLine(line: SheetLine): string {
  const counted = isListNumber(line)
  const text = escaped(typed(line, !counted))
  const marked = line.italic ? `<em>${text}</em>` : line.bold && line.as === 'text' ? `<strong>${text}</strong>` : text
  if (counted) return `<ol start="${Number.parseInt(line.number!)}"><li>${marked}</li></ol>`
  return line.bullet ? `<ul><li>${marked}</li></ul>` : `<${TAGS[line.as]}>${marked}</${TAGS[line.as]}>`
}

function htmlLabel(line: SheetLine, field: number): string {
  return `<label for="f${field}">${escaped(typed(line))}</label>`
}

function htmlTable({ rows, header }: SheetTable): string {
  const cells = (row: readonly SheetCell[], tag: string) =>
    row.map(({ lines, span }) => `<${tag} colspan="${span}">${lines.map(htmlLine).join('')}</${tag}>`).join('')
  return `<table>${rows.map((row, index) => `<tr>${cells(row, header && index === 0 ? 'th' : 'td')}</tr>`).join('')}</table>`
}

/** Markdown as it is exported or typed by hand. */
export function writeMarkdown(sheet: Sheet): Uint8Array {
  const body = sheet.map((block) => {
    if (block.kind === 'line') return markdownLine(block)
    if (block.kind === 'table') return markdownTable(block)
    return block.as === 'rules' ? '____________________' : ''
  })
  return bytesOf(body.join('\n\n'))
}

const HASHES = { title: '# ', h1: '## ', h2: '### ', h3: '#### ', text: '' } as const

function markdownLine(line: SheetLine): string {
  const text = typed(line)
  const marked = line.as !== 'text' ? text : line.bold ? `**${text}**` : line.italic ? `*${text}*` : text
  return `${line.bullet ? '- ' : HASHES[line.as]}${marked}`
}

function markdownTable({ rows }: SheetTable): string {
  const width = Math.max(...rows.map((row) => row.length))
  const text = ({ lines }: SheetCell) =>
    lines
      .map((line) => typed(line))
      .join('<br>')
      .replace(/\|/g, '/')
  const written = rows.map((row) => `| ${row.map(text).join(' | ')} |`)
  return [written[0], `|${' --- |'.repeat(width)}`, ...written.slice(1)].join('\n')
}

/** Plain text as a converter leaves it: columns kept with blanks, lines wrapped at the margin. */
export function writePlainText(sheet: Sheet, style: Style): Uint8Array {
  const lines = sheet.flatMap((block, index): string[] => {
    if (block.kind === 'line') return textLine(block, style, index)
    if (block.kind === 'table') return textTable(block, style)
    if (block.as === 'box') return ['[' + ' '.repeat(style.width - 2) + ']', '']
    return [...Array.from({ length: block.lines }, () => (block.as === 'rules' ? '_'.repeat(style.width - 8) : '')), '']
  })
  return bytesOf(lines.join('\n'))
}

function textLine(line: SheetLine, style: Style, index: number): string[] {
  const wrapped = wrap(`${line.bullet ? '- ' : ''}${typed(line)}`, style.width)
  if (line.as === 'title') return [wrapped.join(' ').toUpperCase(), '']
  if (line.as === 'h1' && style.mark !== '') return ['', textOf(line.words), '-'.repeat(textOf(line.words).length), '']
  const tight = line.bullet || (style.facts === 'bare' && index % 2 === 0)
  return line.as === 'text' && tight ? wrapped : [...wrapped, '']
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

function textTable({ rows }: SheetTable, style: Style): string[] {
  const columns = Math.max(...rows.map((row) => row.length))
  const width = Math.max(8, Math.floor(style.width / columns))
  return [...rows.flatMap((row) => textRow(row, width)), '']
}

/** The cells of a row beside each other, each wrapped in its column. */
function textRow(row: readonly SheetCell[], width: number): string[] {
  const wrapped = row.map(({ lines }) => lines.flatMap((line) => wrap(typed(line), width - 2)))
  const height = Math.max(1, ...wrapped.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) =>
    wrapped
      .map((lines) => (lines[index] ?? '').padEnd(width))
      .join('')
      .trimEnd(),
  )
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
