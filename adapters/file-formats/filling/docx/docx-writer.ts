import type { AnswerRoom, OptionsRoom } from '../../../../core/hand-in/answer-room.ts'
import { isWrittenState, type FormEntry } from '../../../../core/hand-in/ports/form-filler.ts'
import { type XmlElement, attribute, child, children } from '../../xml/xml-element.ts'
import { answerParagraphs, type AnswerParagraph } from '../answer/answer-paragraphs.ts'
import {
  anchorsOfRoom,
  answerText,
  boxesOfField,
  chosenOptions,
  type Outcome,
  type PlaceWriter,
} from '../place-outcomes.ts'
import { AnswerXml, type BulletList } from './answer-xml.ts'
import { BlockWriter } from './block-writer.ts'
import { CommentWriter } from './comments.ts'
import { ControlWriter } from './content-control.ts'
import type { DocxTree } from './docx-tree.ts'
import { LegacyFieldWriter } from './legacy-field.ts'
import { OptionWriter } from './option-writer.ts'
import { controlAt, isDeleted, paragraphFor } from './paragraphs.ts'
import { Protection } from './protection.ts'
import { TextWriter } from './text-writer.ts'
import { valueOf } from '../../docx/docx-styles.ts'

/** Bullets that mark items, and no boxes to tick: as letters, and as codes of symbol fonts. */
const BULLETS = new Set(['•', '●', '·', '-', '–', '▪', '\uf0b7', '\uf0a7'])

/** The file's own list with plain bullets. */
function bulletListOf(tree: DocxTree): BulletList {
  const root = tree.file.read(tree.partBeside('numbering'))
  const bulleted = children(root, 'w:abstractNum').filter((list) => {
    const first = children(list, 'w:lvl').find((level) => attribute(level, 'w:ilvl') === '0')
    return valueOf(first ?? null, 'w:numFmt') === 'bullet' && BULLETS.has(valueOf(first ?? null, 'w:lvlText') ?? '')
  })
  const ids = new Set(bulleted.map((list) => attribute(list, 'w:abstractNumId')))
  const list = children(root, 'w:num').find(
    (num) => ids.has(valueOf(num, 'w:abstractNumId')) && child(num, 'w:lvlOverride') === null,
  )
  return attribute(list ?? null, 'w:numId')
}

/** Writes answers into the rooms of a Word document. */
export class DocxWriter implements PlaceWriter {
  private readonly protection: Protection
  private readonly controls: ControlWriter
  private readonly fields: LegacyFieldWriter
  private readonly options: OptionWriter
  private readonly texts: TextWriter
  private readonly comments: CommentWriter

  /** `anchors` are those of all rooms: what stands there is kept free for its own answer. */
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

  write(entry: FormEntry, room: AnswerRoom): Outcome {
    const outcome = this.writeRoom(entry, room)
    if (isWrittenState(outcome)) return this.tree.commit() ? outcome : 'unwritable'
    this.tree.discard()
    return outcome
  }

  remark(remark: string, room: AnswerRoom): void {
    const element = this.tree.find(anchorsOfRoom(room)[0] ?? '')
    if (element === null || !this.protection.allowsComments || isDeleted(element, this.tree)) return
    const paragraph = paragraphFor(element, this.tree)
    if (paragraph !== null) this.comments.comment(paragraph, remark)
  }

  /** Adds what concerns the file as a whole. */
  finish(): void {
    this.comments.finish()
  }

  private writeRoom(entry: FormEntry, room: AnswerRoom): Outcome {
    const element = this.tree.find(anchorsOfRoom(room)[0] ?? '')
    if (element === null) return 'no-place'
    if (isDeleted(element, this.tree)) return 'unwritable'
    if (room.kind === 'options') return this.pick(entry, room.options)
    const answer = answerParagraphs(answerText(entry))
    const control = room.kind === 'below' ? null : controlAt(element, this.tree)
    if (control !== null) return this.writeControl(control, entry, { answer, words: labelOf(room) ?? entry.label })
    if (room.kind === 'field' && /^(tick|choice)$/.test(room.field.control))
      return this.pick(entry, boxesOfField(room, entry))
    if (room.kind === 'field' && room.field.value !== null && element.name === 'w:tc') {
      return this.protection.allowsFields(element) ? this.controls.writeCell(element, answer) : 'protected'
    }
    if (!this.protection.allowsText(element)) return 'protected'
    return this.texts.write(element, room, answer)
  }

  private pick(entry: FormEntry, options: OptionsRoom['options']): Outcome {
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
    if (!writer.isTick(element)) return writer.write(element, answer)
    return chosenOptions(entry, [{ text: words }]) === null ? 'unknown-option' : writer.tick(element)
  }
}

function labelOf(room: AnswerRoom): string | null {
  return room.kind === 'field' ? room.field.label : null
}
