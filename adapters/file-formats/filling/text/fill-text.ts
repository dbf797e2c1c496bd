import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports/form-filler.ts'
import { usesMarkdown } from '../../text/text-form.ts'
import { broken } from '../../unreadable.ts'
import { readSourceText, type SourceText } from '../package/source-text.ts'
import { spliceText } from '../package/splice.ts'
import { MovedOffsets } from '../moved-offsets.ts'
import { seenInText } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { LineSource } from './line-source.ts'
import { MARKDOWN_STYLE, PLAIN_STYLE } from './text-styles.ts'
import { TextWriter, type TextStyle } from './text-writer.ts'

/** Fills in a plain text in place, and reads it again. What is marked up as Markdown gets its answers as Markdown. */
export function fillText(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const file = openText(bytes, 'text file')
  return fillLines(file, entries, usesMarkdown(file.text) ? MARKDOWN_STYLE : PLAIN_STYLE)
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
