import type { Zip } from '../file-formats/open-zip.ts'
import { attributeOf, scanXml } from './scan-xml.ts'

export interface Relation {
  readonly id: string
  /** The last part of the type's address, such as "slide" or "notesSlide". */
  readonly type: string
  /** The name of the part in the package. */
  readonly target: string
}

/** The relations of a part of an Office package, their targets as names in the zip. */
export function relationsOf(zip: Zip, part: string): Relation[] {
  const slash = part.lastIndexOf('/') + 1
  const xml = zip.readText(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`) ?? ''
  const relations: Relation[] = []
  scanXml(xml, {
    open(name, tag) {
      if (name !== 'Relationship' || attributeOf(tag, 'TargetMode') === 'External') return
      relations.push({
        id: attributeOf(tag, 'Id') ?? '',
        type: attributeOf(tag, 'Type')?.split('/').at(-1) ?? '',
        target: resolvePart(part.slice(0, slash), attributeOf(tag, 'Target') ?? ''),
      })
    },
    close() {},
    text() {},
  })
  return relations
}

function resolvePart(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter((step) => step !== '')
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
