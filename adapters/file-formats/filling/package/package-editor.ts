import { openZip, type Zip } from '../../open-zip.ts'
import { broken } from '../../unreadable.ts'
import type { ParseBounds } from '../../parse-bounds.ts'
import { readXml } from '../../xml/read-xml.ts'
import type { XmlElement } from '../../xml/xml-element.ts'
import { MovedOffsets } from '../moved-offsets.ts'
import { readSourceText, type SourceText } from './source-text.ts'
import { spliceText, type Splice } from './splice.ts'
import { writeZip } from './write-zip.ts'
import { characterReference } from './xml-text.ts'

/**
 * Changes to the parts of an office file: splices at positions of their decoded text, and new parts. All else in its
 * parts stays the same. Throws `unsupported` if it is damaged, encrypted or larger than `bounds`.
 */
export class PackageEditor {
  private readonly zip: Zip
  private readonly sources = new Map<string, SourceText | null>()
  private readonly splices = new Map<string, Splice[]>()
  private readonly added = new Map<string, string>()
  private readonly appended = new Map<string, string>()

  constructor(
    private readonly bytes: Uint8Array,
    /** The file's name in error messages. */
    readonly what: string,
    private readonly bounds: ParseBounds,
  ) {
    this.zip = openZip(bytes, what)
  }

  get parts(): readonly string[] {
    return this.zip.names
  }

  /** Original text of a part; null if absent. */
  text(part: string): string | null {
    return this.source(part)?.text ?? null
  }

  /** Original tree of a part; null if absent. */
  read(part: string): XmlElement | null {
    const xml = this.text(part)
    return xml === null ? null : readXml({ xml, what: this.what, ...this.bounds })
  }

  /** Changes an existing part. */
  splice(part: string, splice: Splice): void {
    const splices = this.splices.get(part)
    if (splices === undefined) this.splices.set(part, [splice])
    else splices.push(splice)
  }

  insert(part: string, at: number, text: string): void {
    this.splice(part, { start: at, end: at, text })
  }

  /** Adds a part; the caller adds its content type and relation. */
  add(part: string, xml: string): void {
    this.added.set(part, xml)
  }

  /** Adds to the end of the root of an existing or new part. */
  append(part: string, xml: string): void {
    this.appended.set(part, this.appendedTo(part) + xml)
  }

  appendedTo(part: string): string {
    return this.appended.get(part) ?? ''
  }

  /** Whether the part exists or was added. */
  has(part: string): boolean {
    return this.added.has(part) || this.zip.names.includes(part)
  }

  /** New positions in a part after its changes. */
  movedIn(part: string): MovedOffsets {
    return new MovedOffsets(this.splices.get(part) ?? [], this.source(part)?.encode)
  }

  /** The file with all changes. */
  finish(): Uint8Array {
    const changes = new Map<string, Uint8Array>()
    for (const [part, xml] of this.appended) this.applyAppended(part, xml)
    for (const [part, splices] of this.splices) {
      const { text, encode } = this.source(part)!
      changes.set(part, encode(spliceText(text, splices), characterReference))
    }
    for (const [part, xml] of this.added) changes.set(part, Buffer.from(xml, 'utf8'))
    return changes.size === 0 ? this.bytes.slice() : writeZip(this.zip, changes)
  }

  private applyAppended(part: string, xml: string): void {
    const added = this.added.get(part)
    if (added === undefined) this.splice(part, appendInside(this.text(part)!, this.read(part)!, xml))
    else
      this.added.set(
        part,
        spliceText(added, [{ start: added.lastIndexOf('</'), end: added.lastIndexOf('</'), text: xml }]),
      )
  }

  private source(part: string): SourceText | null {
    const known = this.sources.get(part)
    if (known !== undefined) return known
    const bytes = this.zip.read(part)
    const source = bytes === null ? null : readSourceText(bytes)
    if (bytes !== null && source === null) throw broken(this.what)
    this.sources.set(part, source)
    return source
  }
}

/** A splice that adds to an element's content, even if it is written as "<name/>". */
export function appendInside(source: string, { start, end }: XmlElement, xml: string): Splice {
  if (!source.startsWith('/>', end - 2)) {
    const close = source.lastIndexOf('</', end - 1)
    return { start: close, end: close, text: xml }
  }
  const name = /^<([^\s/>]+)/.exec(source.slice(start, end))![1]!
  return { start: end - 2, end, text: `>${xml}</${name}>` }
}
