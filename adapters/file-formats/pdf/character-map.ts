import { END, PdfLexer } from './pdf-lexer.ts'
import { PdfKeyword, PdfText, type PdfValue } from './pdf-values.ts'

/** Codes have two bytes; a longer map repeats some. */
const MAX_TEXTS = 0x20000

/** Reads a font's `ToUnicode` map: the text of each character code. */
export function readCharacterMap(data: Buffer): ReadonlyMap<number, string> {
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
