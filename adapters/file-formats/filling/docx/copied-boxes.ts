import { child, descendants, type XmlElement } from '../../xml/xml-element.ts'

/** The content of a text box that stands once more in the file, for programs that don't know newer shapes. */
export interface CopiedBox {
  readonly start: number
  readonly end: number
  /** From a position in the box to the same position in its copy. */
  readonly copyOffset: number
}

/** Text boxes whose copy is the same letter by letter. */
export function copiedBoxes(root: XmlElement, source: string): CopiedBox[] {
  return descendants(root, 'mc:AlternateContent').flatMap((choices) => {
    const boxes = descendants(child(choices, 'mc:Choice'), 'w:txbxContent')
    const copies = descendants(child(choices, 'mc:Fallback'), 'w:txbxContent')
    return boxes.flatMap(({ start, end }, index) => {
      const copy = copies[index]
      if (copy === undefined || source.slice(start, end) !== source.slice(copy.start, copy.end)) return []
      return [{ start, end, copyOffset: copy.start - start }]
    })
  })
}
