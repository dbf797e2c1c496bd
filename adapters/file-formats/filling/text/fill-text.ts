import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { usesMarkdown } from '../../text/text-form.ts'
import { broken } from '../../unreadable.ts'
import { readSourceText, type SourceText } from '../package/source-text.ts'
import { spliceText } from '../package/splice.ts'
import { MovedOffsets } from '../moved-offsets.ts'
import { seenInText } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { LineSource } from './line-source.ts'
import { TextWriter, type TextStyle } from './text-writer.ts'
import { spacedAnswer } from '../answer/spaced-answer.ts'
import { storable } from '../package/xml-text.ts'

/** A longer line is a paragraph of a text that leaves it to programs to break lines. */
const LONGEST_LINE = 120
const LEAST_WIDTH = 72

function plainStyle(text: string): TextStyle {
  const longest = text.split(/\r\n|\n|\r/u).reduce((most, line) => Math.max(most, line.trimEnd().length), LEAST_WIDTH)
  return {
    lines: (markdown) => spacedAnswer(markdown).split('\n'),
    partsParagraphs: false,
    indent: (prefix) => /^[^\S\r\n]*/u.exec(prefix)![0],
    width: longest > LONGEST_LINE ? null : longest,
    cell: () => null,
  }
}

const MARKDOWN_STYLE: TextStyle = {
  lines: markdownLines,
  partsParagraphs: true,
  indent: (prefix) => prefix.replace(/[^>\s]/gu, ' '),
  width: null,
  cell: markdownCell,
}

/** Escapes an answer so that it can't turn the following text into code or a comment. */
function markdownLines(markdown: string): string[] {
  const lines = storable(markdown)
    .trim()
    .replace(/<(?=[\p{L}!/?])/gu, '\\<')
    .split('\n')
  const open = lines.reduce<string | null>((fence, line) => fenceAfter(fence, line), null)
  return open === null ? lines : [...lines, open]
}

function fenceAfter(fence: string | null, line: string): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1]
  if (mark === undefined) return fence
  if (fence === null) return mark
  return mark.startsWith(fence) ? null : fence
}

/** A table cell is one line between vertical bars. Null for a source that is not a cell. */
function markdownCell(source: string, answer: string): string | null {
  const [, left = '', inside = '', right = ''] = /^(\|?)([^\r\n]*?)(\|?)$/u.exec(source) ?? []
  if (left + right === '') return null
  const words = markdownLines(answer)
    .filter((line) => line.trim() !== '')
    .join('<br>')
    .replaceAll('|', '\\|')
  return `${left} ${inside.trim() === '' ? '' : `${inside.trim()}<br>`}${words} ${right}`
}

/** Fills in a plain text in place, and parses it again. Text with Markdown gets its answers as Markdown. */
export function fillText(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const file = openText(bytes, 'text file')
  return fillLines(file, entries, usesMarkdown(file.text) ? MARKDOWN_STYLE : plainStyle(file.text))
}

export function fillMarkdown(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  return fillLines(openText(bytes, 'Markdown document'), entries, MARKDOWN_STYLE)
}

function openText(bytes: Uint8Array, what: string): SourceText {
  const file = readSourceText(bytes)
  if (file === null) throw broken(what)
  return file
}

function fillLines(file: SourceText, entries: readonly FormEntry[], style: TextStyle): FilledForm {
  const source = new LineSource(file.text)
  const places = writePlaces(entries, new TextWriter(source, style, (text) => hasCharacters(file, text)))
  const filled = file.encode(spliceText(file.text, source.splices))
  const text = readSourceText(filled)?.text ?? ''
  const seen = seenInText(entries, places, {
    moved: new MovedOffsets(source.splices),
    said: (start, end) => text.slice(start, end),
    endOfLine: (offset) => source.endOfLine(offset),
  })
  return { bytes: filled, places: seen, notes: [] }
}

function hasCharacters({ encode }: SourceText, text: string): boolean {
  let isWhole = true
  encode(text, () => {
    isWhole = false
    return '?'
  })
  return isWhole
}
