import { attribute, child, children, type XmlElement } from '../../xml/xml-element.ts'
import { type AnswerParagraph, answerParagraphs, plainAnswer } from '../answer/answer-paragraphs.ts'
import { addPart, XML_DECLARATION } from '../package/open-packaging.ts'
import { appendInside } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { DocxTree } from './docx-tree.ts'
import { contentStart } from './text-offsets.ts'
import type { AnswerSlot, OptionsSlot } from '../../../../core/hand-in/answer-slot.ts'
import { type FormEntry, isWrittenState } from '../../../../core/hand-in/ports.ts'
import {
  anchorsOfSlot,
  answerText,
  boxesOfField,
  chosenOptions,
  type Outcome,
  type PlaceWriter,
} from '../place-outcomes.ts'
import { AnswerXml, type BulletList } from './answer-xml.ts'
import { BlockWriter } from './block-writer.ts'
import { ControlWriter } from './content-control.ts'
import { LegacyFieldWriter } from './legacy-field.ts'
import { OptionWriter } from './option-writer.ts'
import { controlAt, isDeleted, paragraphFor } from './paragraphs.ts'
import { Protection } from './protection.ts'
import { TextWriter } from './text-writer.ts'
import { valueOf } from '../../docx/docx-styles.ts'

const AUTHOR = 'Grantwright'
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'

/** Adds comments to a Word file beside its existing ones. */
class CommentWriter {
  private readonly part: string | null
  private readonly namespace: string
  private next: number
  private written = ''

  constructor(private readonly tree: DocxTree) {
    const relation = tree.file.relationsOf(tree.mainPart).find(({ type }) => type === 'comments')
    this.part = relation !== undefined && tree.file.has(relation.target) ? relation.target : null
    this.namespace = Object.values(tree.root.attributes).includes(STRICT) ? STRICT : TRANSITIONAL
    this.next = 1 + Math.max(-1, ...this.usedIds())
  }

  /** Adds a comment to a paragraph; false if the place was already changed. */
  comment(paragraph: XmlElement, text: string): boolean {
    const { tree, next: id } = this
    const { prefix, source } = tree
    const mark = (name: string) => `<${prefix}comment${name} ${prefix}id="${id}"/>`
    const end = `${mark('RangeEnd')}<${prefix}r>${mark('Reference')}</${prefix}r>`
    const isEmpty = source.startsWith('/>', paragraph.end - 2)
    if (!isEmpty) tree.insert(child(paragraph, 'w:pPr')?.end ?? contentStart(paragraph, source), mark('RangeStart'))
    tree.splice(appendInside(source, paragraph, isEmpty ? `${mark('RangeStart')}${end}` : end))
    if (!tree.commit()) return false
    this.next += 1
    this.written += this.commentXml(id, text)
    return true
  }

  /** Writes the comments into the file. */
  finish(): void {
    const { editor, mainPart } = this.tree
    if (this.written === '') return
    if (this.part !== null) editor.append(this.part, this.written)
    else
      addPart(editor, {
        xml: `${XML_DECLARATION}<w:comments xmlns:w="${this.namespace}">${this.written}</w:comments>`,
        contentType: CONTENT_TYPE,
        relation: { from: mainPart, to: this.freeName(), type: this.relationType() },
      })
  }

  private commentXml(id: number, text: string): string {
    const lines = plainAnswer(text).split('\n')
    const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
    const head = `xmlns:w="${this.namespace}" w:id="${id}" w:author="${AUTHOR}" w:initials="G"`
    return `<w:comment ${head}>${paragraphs.join('')}</w:comment>`
  }

  private usedIds(): number[] {
    const comments = this.part === null ? [] : children(this.tree.file.read(this.part), 'w:comment')
    const marks = [...comments, ...this.tree.all('w:commentReference')]
    return marks.map((mark) => Number(attribute(mark, 'w:id'))).filter(Number.isInteger)
  }

  private freeName(): string {
    let number = 0
    const nameOf = () => this.tree.partBeside(number === 0 ? 'comments' : `comments${number}`)
    while (this.tree.file.has(nameOf())) number += 1
    return nameOf()
  }

  private relationType(): string {
    const office = 'officeDocument'
    return this.namespace === STRICT
      ? `http://purl.oclc.org/ooxml/${office}/relationships/comments`
      : `http://schemas.openxmlformats.org/${office}/2006/relationships/comments`
  }
}

/** Bullets of list items that are not boxes to tick: as letters, and as codes of symbol fonts. */
const BULLETS = new Set(['•', '●', '·', '-', '–', '▪', '\uf0b7', '\uf0a7'])

/** The file's own list with plain bullets that stand apart from their text. */
function bulletListOf(tree: DocxTree): BulletList {
  const root = tree.file.read(tree.partBeside('numbering'))
  const bulleted = children(root, 'w:abstractNum').filter((list) => {
    const first = children(list, 'w:lvl').find((level) => attribute(level, 'w:ilvl') === '0') ?? null
    const isBullet = valueOf(first, 'w:numFmt') === 'bullet' && BULLETS.has(valueOf(first, 'w:lvlText') ?? '')
    return isBullet && (valueOf(first, 'w:suff') ?? 'tab') === 'tab'
  })
  const ids = new Set(bulleted.map((list) => attribute(list, 'w:abstractNumId')))
  const list = children(root, 'w:num').find(
    (num) => ids.has(valueOf(num, 'w:abstractNumId')) && child(num, 'w:lvlOverride') === null,
  )
  return attribute(list ?? null, 'w:numId')
}

/** Writes answers into places of a Word document. */
export class DocxWriter implements PlaceWriter {
  private readonly protection: Protection
  private readonly controls: ControlWriter
  private readonly fields: LegacyFieldWriter
  private readonly options: OptionWriter
  private readonly texts: TextWriter
  private readonly comments: CommentWriter

  /** `anchors` are those of all places: each is kept free for its own answer. */
  constructor(
    private readonly tree: DocxTree,
    anchors: ReadonlySet<string>,
  ) {
    const xml = new AnswerXml(tree.prefix, bulletListOf(tree))
    const blocks = new BlockWriter(tree, xml)
    const protection = new Protection(tree)
    this.protection = protection
    this.controls = new ControlWriter(tree, xml)
    this.fields = new LegacyFieldWriter(tree, xml)
    this.options = new OptionWriter(tree, xml, { blocks, protection, controls: this.controls, fields: this.fields })
    this.texts = new TextWriter(tree, xml, { blocks, anchors })
    this.comments = new CommentWriter(tree)
  }

  write(entry: FormEntry, slot: AnswerSlot): Outcome {
    const outcome = this.writeSlot(entry, slot)
    if (isWrittenState(outcome)) return this.tree.commit() ? outcome : 'unwritable'
    this.tree.discard()
    return outcome
  }

  remark(remark: string, slot: AnswerSlot): void {
    const element = this.tree.find(anchorsOfSlot(slot)[0] ?? '')
    if (element === null || !this.protection.allowsComments || isDeleted(element, this.tree)) return
    const paragraph = paragraphFor(element, this.tree)
    if (paragraph !== null) this.comments.comment(paragraph, remark)
  }

  /** Writes changes of the whole file. */
  finish(): void {
    this.comments.finish()
  }

  private writeSlot(entry: FormEntry, slot: AnswerSlot): Outcome {
    const element = this.tree.find(anchorsOfSlot(slot)[0] ?? '')
    if (element === null) return 'no-place'
    if (isDeleted(element, this.tree)) return 'unwritable'
    if (slot.kind === 'options') return this.pick(entry, slot.options)
    const answer = answerParagraphs(answerText(entry))
    const control = slot.kind === 'below' ? null : controlAt(element, this.tree)
    if (control !== null) return this.writeControl(control, entry, { answer, words: labelOf(slot) ?? entry.label })
    if (slot.kind === 'field' && /^(tick|choice)$/.test(slot.field.control))
      return this.pick(entry, boxesOfField(slot, entry))
    if (slot.kind === 'field' && slot.field.value !== null && element.name === 'w:tc') {
      return this.protection.allowsFields(element) ? this.controls.writeCell(element, answer) : 'protected'
    }
    if (!this.protection.allowsText(element)) return 'protected'
    return this.texts.write(element, slot, answer)
  }

  private pick(entry: FormEntry, options: OptionsSlot['options']): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    const outcomes = chosen.map((option) => this.options.tick(option))
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  private writeControl(
    element: XmlElement,
    entry: FormEntry,
    { answer, words }: { readonly answer: readonly AnswerParagraph[]; readonly words: string },
  ): Outcome {
    if (!this.protection.allowsFields(element)) return 'protected'
    const writer = element.name === 'w:sdt' ? this.controls : this.fields
    if (!writer.isTick(element)) return writer.write(element, answer, entry.day)
    return chosenOptions(entry, [{ text: words }]) === null ? 'unknown-option' : writer.tick(element)
  }
}

function labelOf(slot: AnswerSlot): string | null {
  return slot.kind === 'field' ? slot.field.label : null
}
