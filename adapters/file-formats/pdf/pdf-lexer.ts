import {
  UnsupportedPdfError,
  PdfKeyword,
  PdfReference,
  PdfText,
  type PdfArray,
  type PdfDict,
  type PdfValue,
} from './pdf-values.ts'

const WHITE = 1
const DELIMITER = 2

/** Character class of each byte. */
const CLASS = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) CLASS[code] = WHITE
for (const char of '()<>[]{}/%') CLASS[char.charCodeAt(0)] = DELIMITER

const NO_DIGIT = 16
/** Value of each byte as a hexadecimal digit. */
const DIGITS = new Uint8Array(256).fill(NO_DIGIT)
for (let i = 0; i < 16; i++)
  for (const char of i.toString(16) + i.toString(16).toUpperCase()) DIGITS[char.charCodeAt(0)] = i

export const END = new PdfKeyword('')
const ARRAY_END = new PdfKeyword(']')
const DICT_END = new PdfKeyword('>>')
const KEYWORDS = new Map<string, PdfKeyword | boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])
/** Operators of one or two letters, by their bytes. */
const SHORT_KEYWORDS: PdfKeyword[] = []
const MAX_DEPTH = 60

/** Reads values and keywords from bytes, one at a time. */
export class PdfLexer {
  private depth = 0

  constructor(
    readonly bytes: Buffer,
    public at = 0,
    /** Whether "12 0 R" is a reference: true in files, false in page contents. */
    private readonly references = false,
  ) {}

  /** Returns the next value or keyword; END at the end. */
  next(): PdfValue {
    const { bytes } = this
    this.skipWhite()
    if (this.at >= bytes.length) return END
    const code = bytes[this.at]!
    if ((code >= 48 && code <= 57) || code === 45 || code === 46 || code === 43) {
      return this.references ? this.numberOrReference() : this.number()
    }
    if (code === 47) return this.name()
    if (code === 40) return this.literal()
    if (code === 60) return bytes[this.at + 1] === 60 ? this.dict() : this.hex()
    if (code === 91) return this.array()
    if (code === 93) return this.mark(ARRAY_END, 1)
    if (code === 62 && bytes[this.at + 1] === 62) return this.mark(DICT_END, 2)
    if (CLASS[code] === DELIMITER) return this.mark(new PdfKeyword(String.fromCharCode(code)), 1)
    return this.keyword()
  }

  skipWhite(): void {
    const { bytes } = this
    for (; this.at < bytes.length; this.at++) {
      const code = bytes[this.at]!
      if (code === 37) while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1
      else if (CLASS[code] !== WHITE) return
    }
  }

  private mark(keyword: PdfKeyword, length: number): PdfKeyword {
    this.at += length
    return keyword
  }

  private numberOrReference(): number | PdfReference {
    const value = this.number()
    const { bytes } = this
    let at = this.at
    if (!Number.isInteger(value) || CLASS[bytes[at]!] !== WHITE) return value
    while (CLASS[bytes[at]!] === WHITE) at += 1
    const digits = at
    while (bytes[at]! >= 48 && bytes[at]! <= 57) at += 1
    if (at === digits || CLASS[bytes[at]!] !== WHITE) return value
    while (CLASS[bytes[at]!] === WHITE) at += 1
    if (bytes[at] !== 82 || (at + 1 < bytes.length && CLASS[bytes[at + 1]!] === 0)) return value
    this.at = at + 1
    return new PdfReference(value)
  }

  private number(): number {
    const { bytes } = this
    let at = this.at
    let sign = 1
    while (bytes[at] === 45 || bytes[at] === 43) if (bytes[at++] === 45) sign = -1
    let value = 0
    let code = bytes[at] ?? 0
    for (; code >= 48 && code <= 57; code = bytes[++at] ?? 0) value = value * 10 + code - 48
    if (code === 46) {
      let unit = 0.1
      for (code = bytes[++at] ?? 0; code >= 48 && code <= 57; code = bytes[++at] ?? 0) {
        value += (code - 48) * unit
        unit /= 10
      }
    }
    while (at < bytes.length && CLASS[bytes[at]!] === 0) at += 1
    this.at = at
    return sign * value
  }

  private regularEnd(from: number): number {
    const { bytes } = this
    let at = from
    while (at < bytes.length && CLASS[bytes[at]!] === 0) at += 1
    return at
  }

  private name(): string {
    const end = this.regularEnd(this.at + 1)
    const name = latin1(this.bytes, this.at, end)
    this.at = end
    return name.includes('#')
      ? name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : name
  }

  private keyword(): PdfValue {
    const { bytes, at } = this
    const end = this.regularEnd(at)
    this.at = Math.max(end, at + 1)
    if (end - at > 2) return keywordOf(bytes.toString('latin1', at, end))
    const key = end - at === 2 ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!
    return (SHORT_KEYWORDS[key] ??= new PdfKeyword(bytes.toString('latin1', at, end)))
  }

  private literal(): PdfText {
    const { bytes } = this
    const start = this.at + 1
    let open = 1
    let plain = true
    let at = start
    for (; at < bytes.length; at++) {
      const code = bytes[at]
      if (code === 92) {
        plain = false
        at += 1
      } else if (code === 40) open += 1
      else if (code === 41 && --open === 0) break
    }
    this.at = at + 1
    const raw = latin1(bytes, start, at)
    return new PdfText(plain ? raw : unescape(raw))
  }

  private hex(): PdfText {
    const { bytes } = this
    let text = ''
    let high = -1
    let at = this.at + 1
    for (; at < bytes.length && bytes[at] !== 62; at++) {
      const digit = DIGITS[bytes[at]!]!
      if (digit === NO_DIGIT) continue
      if (high >= 0) text += String.fromCharCode(high * 16 + digit)
      high = high >= 0 ? -1 : digit
    }
    this.at = at + 1
    return new PdfText(high >= 0 ? text + String.fromCharCode(high * 16) : text)
  }

  private array(): PdfArray {
    this.at += 1
    const items: PdfArray = []
    this.deeper(() => {
      for (let item = this.next(); item !== ARRAY_END && item !== END; item = this.next()) items.push(item)
    })
    return items
  }

  private dict(): PdfDict {
    this.at += 2
    const dict: PdfDict = new Map()
    this.deeper(() => {
      for (let key = this.next(); key !== DICT_END && key !== END; key = this.next()) {
        const value = this.next()
        if (value === DICT_END) break
        if (typeof key === 'string') dict.set(key, value)
      }
    })
    return dict
  }

  private deeper(read: () => void): void {
    this.depth += 1
    if (this.depth > MAX_DEPTH) throw new UnsupportedPdfError('Values are nested too deep.')
    read()
    this.depth -= 1
  }
}

function keywordOf(word: string): PdfValue {
  const known = KEYWORDS.get(word)
  if (known !== undefined) return known
  const keyword = new PdfKeyword(word)
  if (KEYWORDS.size < 500) KEYWORDS.set(word, keyword)
  return keyword
}

/** Short strings are read faster in JavaScript than by a native call. */
function latin1(bytes: Buffer, start: number, end: number): string {
  if (end - start > 24) return bytes.toString('latin1', start, end)
  let text = ''
  for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i]!)
  return text
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescape(raw: string): string {
  return raw.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S])|$)/g, (_, octal?: string, char?: string) => {
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 0xff)
    if (char === undefined || char === '\n' || char === '\r' || char === '\r\n') return ''
    return ESCAPES[char] ?? char
  })
}
