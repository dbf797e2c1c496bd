import { growsTooLarge } from '../unreadable.ts'
import { unpack, type Filter } from './pdf-filters.ts'
import { PdfLexer } from './pdf-lexer.ts'
import {
  UnsupportedPdfError,
  PdfKeyword,
  PdfReference,
  PdfStream,
  type PdfArray,
  type PdfDict,
  type PdfValue,
} from './pdf-values.ts'

/** Location of an object: an offset in the file, or an index in an object stream. */
type Place = { readonly offset: number } | { readonly container: number; readonly index: number }

interface Container {
  readonly data: Buffer
  readonly offsets: readonly number[]
}

const MAX_UNPACKED = 512 * 1024 * 1024
/** Minimum cost of unpacking a stream. */
const STREAM_COST = 1024

/** The objects of a PDF, read on demand. Throws UnsupportedPdfError for files that are broken or encrypted. */
export class PdfFile {
  readonly trailer: PdfDict = new Map()
  private readonly places = new Map<number, Place>()
  private readonly cache = new Map<number, PdfValue>()
  private readonly containers = new Map<number, Container>()
  private unpacked = 0

  constructor(
    private readonly bytes: Buffer,
    places?: ReadonlyMap<number, Place>,
  ) {
    if (places !== undefined) {
      for (const [number, place] of places) this.places.set(number, place)
      return
    }
    const tail = bytes.toString('latin1', Math.max(0, bytes.length - 2048))
    const start = /startxref\s+(\d+)(?!.*startxref)/s.exec(tail)?.[1]
    if (start === undefined) throw new UnsupportedPdfError('No startxref.')
    this.readTables(Number(start))
    if (this.trailer.has('/Encrypt')) throw new UnsupportedPdfError('Encrypted.')
  }

  /** Finds the objects stored directly in a file, ignoring its table; it has no trailer. */
  static ofScannedObjects(bytes: Buffer): PdfFile {
    const places = new Map<number, Place>()
    for (let at = bytes.indexOf(' obj'); at >= 0; at = bytes.indexOf(' obj', at + 4)) {
      const header = /(\d{1,8})\s{1,9}\d{1,5}$/.exec(bytes.toString('latin1', Math.max(0, at - 24), at))
      if (header !== null) places.set(Number(header[1]), { offset: at - header[0].length })
    }
    return new PdfFile(bytes, places)
  }

  numbers(): Iterable<number> {
    return this.places.keys()
  }

  /** Throws UnsupportedPdfError if it is broken. */
  objectOf(number: number): PdfValue {
    return this.object(number)
  }

  /** The value itself, with references resolved. */
  get(value: PdfValue | undefined): PdfValue {
    let current = value ?? null
    for (let steps = 0; current instanceof PdfReference; steps++) {
      if (steps > 20) throw new UnsupportedPdfError('References in a circle.')
      current = this.object(current.number)
    }
    return current
  }

  dict(value: PdfValue | undefined): PdfDict | null {
    const found = this.get(value)
    if (found instanceof PdfStream) return found.dict
    return found instanceof Map ? found : null
  }

  array(value: PdfValue | undefined): PdfArray {
    const found = this.get(value)
    return Array.isArray(found) ? found : []
  }

  number(value: PdfValue | undefined, otherwise: number): number {
    const found = this.get(value)
    return typeof found === 'number' ? found : otherwise
  }

  /** The name, such as "/Font"; empty if there is none. */
  name(value: PdfValue | undefined): string {
    const found = this.get(value)
    return typeof found === 'string' ? found : ''
  }

  data(stream: PdfStream): Buffer {
    const data = unpack(stream.raw, this.filters(stream.dict))
    this.unpacked += data.length + STREAM_COST
    if (this.unpacked > MAX_UNPACKED) throw growsTooLarge('unpacked')
    return data
  }

  private filters(dict: PdfDict): Filter[] {
    const names = this.get(dict.get('/Filter') ?? dict.get('/F'))
    const parameters = this.get(dict.get('/DecodeParms') ?? dict.get('/DP'))
    if (typeof names === 'string') return [{ name: names, parameters: this.dict(parameters) }]
    if (!Array.isArray(names)) return []
    return names.map((name, i) => ({
      name: this.name(name),
      parameters: Array.isArray(parameters) ? this.dict(parameters[i]) : null,
    }))
  }

  private object(number: number): PdfValue {
    const cached = this.cache.get(number)
    if (cached !== undefined) return cached
    const place = this.places.get(number)
    this.cache.set(number, null)
    const value =
      place === undefined ? null : 'offset' in place ? this.objectAt(place.offset, number) : this.inner(place)
    this.cache.set(number, value)
    return value
  }

  private objectAt(offset: number, number: number): PdfValue {
    const lexer = new PdfLexer(this.bytes, offset, true)
    if (lexer.next() !== number) throw new UnsupportedPdfError(`Object ${number} is not at its place.`)
    lexer.next()
    if (!isWord(lexer.next(), 'obj')) throw new UnsupportedPdfError(`Object ${number} is not at its place.`)
    return this.body(lexer)
  }

  private body(lexer: PdfLexer): PdfValue {
    const value = lexer.next()
    if (!(value instanceof Map)) return value
    if (!isWord(lexer.next(), 'stream')) return value
    const { bytes } = this
    const start = lexer.at + (bytes[lexer.at] === 13 ? (bytes[lexer.at + 1] === 10 ? 2 : 1) : 1)
    return new PdfStream(value, bytes.subarray(start, this.streamEnd(start, value)))
  }

  /** Uses the stated length if the end mark is there, otherwise searches for the mark. */
  private streamEnd(start: number, dict: PdfDict): number {
    const stated = start + this.number(dict.get('/Length'), -1)
    const lexer = new PdfLexer(this.bytes, stated)
    if (stated >= start && stated <= this.bytes.length && isWord(lexer.next(), 'endstream')) return stated
    const end = this.bytes.indexOf('endstream', start)
    if (end < 0) throw new UnsupportedPdfError('A stream without end.')
    return end
  }

  private inner({ container, index }: { container: number; index: number }): PdfValue {
    const { data, offsets } = this.container(container)
    const offset = offsets[index]
    if (offset === undefined) return null
    const lexer = new PdfLexer(data, offset, true)
    return lexer.next()
  }

  private container(number: number): Container {
    const known = this.containers.get(number)
    if (known !== undefined) return known
    const stream = this.object(number)
    if (!(stream instanceof PdfStream)) throw new UnsupportedPdfError('No object stream.')
    const data = this.data(stream)
    const lexer = new PdfLexer(data)
    const first = this.number(stream.dict.get('/First'), 0)
    const offsets: number[] = []
    for (let i = this.number(stream.dict.get('/N'), 0); i > 0; i--) {
      lexer.next()
      const offset = lexer.next()
      if (typeof offset !== 'number') throw new UnsupportedPdfError('A broken object stream.')
      offsets.push(first + offset)
    }
    const container = { data, offsets }
    this.containers.set(number, container)
    return container
  }

  private readTables(start: number): void {
    const seen = new Set<number>()
    const waiting = [start]
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at)) continue
      seen.add(at)
      const lexer = new PdfLexer(this.bytes, at, true)
      const trailer = isWord(lexer.next(), 'xref') ? this.readTable(lexer) : this.readTableStream(at)
      for (const [key, value] of trailer) if (!this.trailer.has(key)) this.trailer.set(key, value)
      for (const key of ['/XRefStm', '/Prev']) {
        const next = trailer.get(key)
        if (typeof next === 'number') waiting.push(next)
      }
    }
  }

  private readTable(lexer: PdfLexer): PdfDict {
    for (let first = lexer.next(); typeof first === 'number'; first = lexer.next()) {
      const count = lexer.next()
      if (typeof count !== 'number') throw new UnsupportedPdfError('A broken table of objects.')
      for (let i = 0; i < count; i++) {
        const offset = lexer.next()
        lexer.next()
        if (isWord(lexer.next(), 'n') && typeof offset === 'number') this.place(first + i, { offset })
      }
    }
    const trailer = lexer.next()
    if (!(trailer instanceof Map)) throw new UnsupportedPdfError('No trailer.')
    return trailer
  }

  private readTableStream(at: number): PdfDict {
    const lexer = new PdfLexer(this.bytes, at, true)
    const number = lexer.next()
    lexer.next()
    if (typeof number !== 'number' || !isWord(lexer.next(), 'obj'))
      throw new UnsupportedPdfError('No table of objects.')
    const stream = this.body(lexer)
    if (!(stream instanceof PdfStream)) throw new UnsupportedPdfError('No table of objects.')
    const widths = this.array(stream.dict.get('/W')).map((width) => this.number(width, 0))
    const size = this.number(stream.dict.get('/Size'), 0)
    const index = stream.dict.has('/Index') ? this.array(stream.dict.get('/Index')) : [0, size]
    this.readEntries(this.data(stream), widths, index.map(Number))
    return stream.dict
  }

  private readEntries(data: Buffer, widths: readonly number[], index: readonly number[]): void {
    const [typeWidth = 0, second = 0, third = 0] = widths
    let at = 0
    for (let section = 0; section + 1 < index.length; section += 2) {
      for (let i = 0; i < index[section + 1]! && at < data.length; i++) {
        const type = typeWidth === 0 ? 1 : data.readUIntBE(at, typeWidth)
        const a = second === 0 ? 0 : data.readUIntBE(at + typeWidth, second)
        const b = third === 0 ? 0 : data.readUIntBE(at + typeWidth + second, third)
        at += typeWidth + second + third
        if (type === 1) this.place(index[section]! + i, { offset: a })
        else if (type === 2) this.place(index[section]! + i, { container: a, index: b })
      }
    }
  }

  /** Keeps the first entry, because the newest table is read first. */
  private place(number: number, place: Place): void {
    if (!this.places.has(number)) this.places.set(number, place)
  }
}

function isWord(value: PdfValue, word: string): boolean {
  return value instanceof PdfKeyword && value.word === word
}
