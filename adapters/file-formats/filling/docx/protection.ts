import { attribute, child, type XmlElement } from '../../xml/xml-element.ts'
import { toggle } from '../../docx/docx-styles.ts'
import type { DocxTree } from './docx-tree.ts'

type Kind = 'none' | 'forms' | 'readOnly' | 'comments' | 'trackedChanges'

const ON = /^(1|true|on)$/

/**
 * The parts that document protection lets readers change, with or without a password: it shows the places that the
 * funder wants filled in, although programs could write anywhere.
 */
export class Protection {
  private readonly kind: Kind
  /** Ends of sections, each with whether its text is protected as a form. */
  private readonly sections: readonly { readonly end: number; readonly isForm: boolean }[]
  private readonly openRanges: readonly { readonly start: number; readonly end: number }[]

  constructor(tree: DocxTree) {
    this.kind = kindOf(tree)
    this.sections = this.kind === 'forms' ? sectionsOf(tree) : []
    this.openRanges = this.kind === 'readOnly' ? rangesOf(tree) : []
  }

  /** Whether text may be written at an element; fields and controls are checked separately. */
  allowsText({ start, end }: XmlElement): boolean {
    if (this.kind === 'none') return true
    if (this.kind === 'readOnly') return this.openRanges.some((range) => range.start <= start && end <= range.end)
    return this.kind === 'forms' && this.sections.find((section) => start < section.end)?.isForm === false
  }

  allowsFields(element: XmlElement): boolean {
    return this.kind === 'forms' || this.allowsText(element)
  }

  get allowsComments(): boolean {
    return this.kind === 'none' || this.kind === 'comments' || this.kind === 'trackedChanges'
  }
}

function kindOf(tree: DocxTree): Kind {
  const settings = tree.file.relationsOf(tree.mainPart).find(({ type }) => type === 'settings')
  const element = child(tree.file.read(settings?.target ?? tree.partBeside('settings')), 'w:documentProtection')
  if (!ON.test(attribute(element, 'w:enforcement') ?? '')) return 'none'
  return (attribute(element, 'w:edit') ?? 'none') as Kind
}

function sectionsOf(tree: DocxTree) {
  const body = child(tree.root, 'w:body')
  return tree
    .all('w:sectPr')
    .map((section) => {
      const holder = tree.closest(section, 'w:p') ?? body ?? section
      return { end: holder.end, isForm: toggle(section, 'w:formProt') !== false }
    })
    .sort((a, b) => a.end - b.end)
}

/** Ranges that everyone may change in a read-only document. */
function rangesOf(tree: DocxTree) {
  const ends = new Map(tree.all('w:permEnd').map((mark) => [attribute(mark, 'w:id'), mark.start]))
  return tree
    .all('w:permStart')
    .filter((mark) => attribute(mark, 'w:edGrp') === 'everyone')
    .map((mark) => ({ start: mark.end, end: ends.get(attribute(mark, 'w:id')) ?? mark.end }))
}
