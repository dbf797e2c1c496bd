import type { ParseBounds } from '../parse-bounds.ts'
import { openZip, type Zip } from '../open-zip.ts'
import { readXml, type Takers } from './read-xml.ts'
import { attribute, children, type XmlElement } from './xml-element.ts'

export interface Relation {
  readonly id: string
  /** Last part of the type's address, such as "slide" or "notesSlide". */
  readonly type: string
  /** Name of the part in the package. */
  readonly target: string
}

/** An office file: a zip of linked XML parts. Throws `unsupported` if it is damaged or too large. */
export class XmlPackage {
  private readonly zip: Zip

  constructor(
    bytes: Uint8Array,
    /** Names the file in errors. */
    readonly what: string,
    private readonly bounds: ParseBounds,
  ) {
    this.zip = openZip(bytes, what)
  }

  has(part: string): boolean {
    return this.zip.names.includes(part)
  }

  bytes(part: string): Uint8Array | null {
    return this.zip.read(part)
  }

  /** Null if there is no such part. */
  text(part: string): string | null {
    return this.zip.readText(part)
  }

  /** Tree of a part without the elements passed to `takers`; null if there is no such part. */
  read(part: string, takers?: Takers): XmlElement | null {
    const xml = this.text(part)
    return xml === null ? null : readXml({ xml, what: this.what, ...this.bounds }, takers)
  }

  /** Relations of a part to others; an empty name gives those of the package. */
  relationsOf(part: string): Relation[] {
    const slash = part.lastIndexOf('/') + 1
    const folder = part.slice(0, slash)
    return children(this.read(`${folder}_rels/${part.slice(slash)}.rels`), 'Relationship')
      .filter((relation) => attribute(relation, 'TargetMode') !== 'External')
      .map((relation) => ({
        id: attribute(relation, 'Id') ?? '',
        type: attribute(relation, 'Type')?.split('/').at(-1) ?? '',
        target: resolvePart(folder, attribute(relation, 'Target') ?? ''),
      }))
  }

  /** Main part of the package, or the usual one. */
  mainPart(usual: string): string {
    if (this.has(usual)) return usual
    return this.relationsOf('').find((relation) => relation.type === 'officeDocument')?.target ?? usual
  }
}

function resolvePart(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter((step) => step !== '')
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
