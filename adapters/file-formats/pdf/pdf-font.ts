import { END, PdfLexer } from './pdf-lexer.ts'
import { type PdfDict, PdfKeyword, PdfStream, PdfText, type PdfValue, UnsupportedPdfError } from './pdf-values.ts'
import { isBoldName, isItalicName, isPictureName } from './font-names.ts'
import { charactersOf, textOfGlyph } from './glyph-names.ts'
import type { PdfFile } from './pdf-file.ts'
import { withPicturesRead } from './picture-glyphs.ts'

/** Codes have two bytes; a longer map repeats some. */
const MAX_TEXTS = 0x20000

/** Reads a font's `ToUnicode` map: the text of each character code. */
function readCharacterMap(data: Buffer): ReadonlyMap<number, string> {
  const map = new Map<number, string>()
  const lexer = new PdfLexer(data)
  let operands: PdfValue[] = []
  let room = MAX_TEXTS
  for (let value = lexer.next(); value !== END; value = lexer.next()) {
    if (!(value instanceof PdfKeyword)) {
      if (operands.length < 100_000) operands.push(value)
      continue
    }
    if (value.word === 'endbfchar') readCharacters(operands, map)
    else if (value.word === 'endbfrange') room -= readRanges(operands, map, room)
    operands = []
  }
  return map
}

function readCharacters(operands: readonly PdfValue[], map: Map<number, string>): void {
  for (let i = 0; i + 1 < operands.length; i += 2) {
    const [code, text] = [operands[i], operands[i + 1]]
    if (code instanceof PdfText && text instanceof PdfText) map.set(codeOf(code), utf16(text.bytes))
  }
}

/** Reads at most `most` texts and returns their number. */
function readRanges(operands: readonly PdfValue[], map: Map<number, string>, most: number): number {
  let read = 0
  for (let i = 0; i + 2 < operands.length; i += 3) {
    const [from, to, target] = [operands[i], operands[i + 1], operands[i + 2]]
    if (!(from instanceof PdfText) || !(to instanceof PdfText)) continue
    const first = codeOf(from)
    const count = Math.max(0, Math.min(codeOf(to) - first + 1, 0x10000, most - read))
    read += count
    for (let k = 0; k < count; k++) {
      const text = textAt(target, k)
      if (text !== null) map.set(first + k, text)
    }
  }
  return read
}

/** The k-th text of a range: an item of a list, or the first text with its last character increased by k. */
function textAt(target: PdfValue | undefined, k: number): string | null {
  if (Array.isArray(target)) {
    const item = target[k]
    return item instanceof PdfText ? utf16(item.bytes) : null
  }
  if (!(target instanceof PdfText)) return null
  const text = utf16(target.bytes)
  const last = text.length - 1
  return last < 0 ? null : text.slice(0, last) + String.fromCharCode(text.charCodeAt(last) + k)
}

function codeOf({ bytes }: PdfText): number {
  let code = 0
  for (let i = 0; i < bytes.length; i++) code = code * 256 + bytes.charCodeAt(i)
  return code
}

function utf16(bytes: string): string {
  if (bytes.length === 1) return bytes
  let text = ''
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    text += String.fromCharCode(bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1))
  }
  return text
}

/** Widths of characters 32 to 126 of the standard PDF fonts, in thousandths of an em. */
const WIDTHS: Readonly<Record<string, string>> = {
  helvetica:
    '278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 222 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  'helvetica-bold':
    '278 333 474 556 556 889 722 278 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  times:
    '250 333 408 500 500 833 778 333 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
  'times-bold':
    '250 333 555 500 500 1000 833 333 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
}

/** Widths by character code for a font without its own; Helvetica's for unknown names. */
function standardWidths(fontName: string): ReadonlyMap<number, number> {
  const bold = /bold/i.test(fontName) ? '-bold' : ''
  const family = /times|serif|roman|georgia/i.test(fontName) ? 'times' : 'helvetica'
  const widths = new Map<number, number>()
  if (/courier|mono|consol/i.test(fontName)) for (let code = 32; code < 256; code++) widths.set(code, 600)
  else WIDTHS[family + bold]!.split(' ').forEach((width, i) => widths.set(32 + i, Number(width)))
  return widths
}

/** Properties of a font needed to show text. */
export interface PdfFont {
  /** Bytes per character code. */
  readonly bytes: 1 | 2
  readonly bold: boolean
  readonly italic: boolean
  glyph(code: number): Glyph
}

export interface Glyph {
  /** Width in ems. */
  readonly width: number
  /** Null if the letter is unknown. */
  readonly text: string | null
}

/** Direction marks and word joiners. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const FORCED_BOLD = 0x40000

/** Removes invisible marks and replaces each space by a plain one. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replaceAll('\u00a0', ' ')
}

/** Throws UnsupportedPdfError for fonts with unknown letters. */
export function readFont(file: PdfFile, dict: PdfDict): PdfFont {
  const composite = file.name(dict.get('/Subtype')) === '/Type0'
  const stream = file.get(dict.get('/ToUnicode'))
  const map = stream instanceof PdfStream ? readCharacterMap(file.data(stream)) : null
  return composite ? compositeFont(file, dict, map) : simpleFont(file, dict, map)
}

type CharacterMap = ReadonlyMap<number, string> | null

function compositeFont(file: PdfFile, dict: PdfDict, map: CharacterMap): PdfFont {
  if (map === null || file.name(dict.get('/Encoding')) !== '/Identity-H')
    throw new UnsupportedPdfError('An unusual font.')
  const descendant = file.dict(file.array(dict.get('/DescendantFonts'))[0]) ?? new Map<string, PdfValue>()
  const widths = readCidWidths(file, descendant)
  const usual = file.number(descendant.get('/DW'), 1000) / 1000
  const glyphOf = (code: number): Glyph => ({ width: widths.get(code) ?? usual, text: map.get(code) ?? null })
  return { bytes: 2, ...styleOf(file, descendant), glyph: remembered(glyphOf, nameOf(file, descendant)) }
}

function remembered(glyphOf: (code: number) => Glyph, fontName: string): (code: number) => Glyph {
  const glyphs: Glyph[] = []
  return (code) => (glyphs[code] ??= readable(glyphOf(code), fontName))
}

function readable({ width, text }: Glyph, fontName: string): Glyph {
  const isUnknown = text === null || text === '\0' || text === '\ufffd'
  return {
    width,
    text: isUnknown ? null : withPicturesRead(visibleText(text), fontName),
  }
}

/** "first [w1 w2 …]" or "first last w". */
function readCidWidths(file: PdfFile, descendant: PdfDict): ReadonlyMap<number, number> {
  const list = file.array(descendant.get('/W')).map((item) => file.get(item))
  const widths = new Map<number, number>()
  for (let i = 0; i < list.length;) {
    const [first, second] = [Number(list[i]), list[i + 1]]
    if (Array.isArray(second)) {
      second.forEach((width, k) => widths.set(first + k, file.number(width, 0) / 1000))
      i += 2
    } else {
      const last = Math.min(Number(second), first + 0xffff)
      for (let code = first; code <= last; code++) widths.set(code, Number(list[i + 2]) / 1000)
      i += 3
    }
  }
  return widths
}

function simpleFont(file: PdfFile, dict: PdfDict, map: CharacterMap): PdfFont {
  const characters = readEncoding(file, dict, map !== null)
  const widths = readWidths(file, dict)
  const missing = file.number(file.dict(dict.get('/FontDescriptor'))?.get('/MissingWidth'), 0)
  const usual = missing > 0 ? missing / 1000 : 0.5
  const glyphOf = (code: number): Glyph => ({
    width: widths.get(code) ?? usual,
    text: map?.get(code) ?? characters[code] ?? null,
  })
  return { bytes: 1, ...styleOf(file, dict), glyph: remembered(glyphOf, nameOf(file, dict)) }
}

function readWidths(file: PdfFile, dict: PdfDict): ReadonlyMap<number, number> {
  const widths = new Map<number, number>()
  if (!dict.has('/Widths')) {
    for (const [code, width] of standardWidths(file.name(dict.get('/BaseFont')))) widths.set(code, width / 1000)
    return widths
  }
  const scale =
    file.name(dict.get('/Subtype')) === '/Type3' ? file.number(file.array(dict.get('/FontMatrix'))[0], 0.001) : 0.001
  const first = file.number(dict.get('/FirstChar'), 0)
  file.array(dict.get('/Widths')).forEach((width, i) => widths.set(first + i, file.number(width, 0) * scale))
  return widths
}

function readEncoding(file: PdfFile, dict: PdfDict, hasMap: boolean): readonly (string | null)[] {
  const encoding = file.get(dict.get('/Encoding'))
  if (typeof encoding === 'string') return charactersOf(encoding)
  const base = encoding instanceof Map ? file.name(encoding.get('/BaseEncoding')) : ''
  if (base === '' && !hasMap && hasOwnEncoding(file, dict, encoding))
    throw new UnsupportedPdfError('A font of own encoding.')
  const trueType = file.name(dict.get('/Subtype')) === '/TrueType'
  const characters = charactersOf(base === '' && trueType ? '/WinAnsiEncoding' : base)
  if (encoding instanceof Map) applyDifferences(file, encoding, characters)
  return characters
}

function applyDifferences(file: PdfFile, encoding: PdfDict, characters: (string | null)[]): void {
  let code = 0
  for (const item of file.array(encoding.get('/Differences'))) {
    const value = file.get(item)
    if (typeof value === 'number') code = value
    else if (typeof value === 'string') characters[code++] = textOfGlyph(value.slice(1))
  }
}

/** Whether it is a symbolic font whose codes only its embedded program explains. */
function hasOwnEncoding(file: PdfFile, dict: PdfDict, encoding: PdfValue): boolean {
  if (encoding instanceof Map && encoding.has('/Differences')) return false
  if (isPictureName(nameOf(file, dict))) return false
  const descriptor = file.dict(dict.get('/FontDescriptor'))
  if (descriptor === null) return /Symbol|Dingbats/.test(file.name(dict.get('/BaseFont')))
  return (file.number(descriptor.get('/Flags'), 0) & 4) !== 0
}

function nameOf(file: PdfFile, dict: PdfDict): string {
  return file.name(dict.get('/BaseFont')).slice(1)
}

function styleOf(file: PdfFile, dict: PdfDict): { bold: boolean; italic: boolean } {
  const descriptor = file.dict(dict.get('/FontDescriptor'))
  const name = nameOf(file, dict)
  const isForced = (file.number(descriptor?.get('/Flags'), 0) & FORCED_BOLD) !== 0
  const isHeavy = file.number(descriptor?.get('/FontWeight'), 400) >= 600
  return { bold: isBoldName(name) || isForced || isHeavy, italic: isItalicName(name) }
}
