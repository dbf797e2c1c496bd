import { PDFArray, type PDFDict, PDFName, PDFNumber, type PDFRef, type PDFWidgetAnnotation } from '@cantoo/pdf-lib'
import type { Matrix } from '../../pdf/matrix.ts'
import { type StreamFonts, textOperators } from './drawing-stream.ts'
import { PageDrawing } from './page-drawing.ts'
import { dayIn } from '../../../../core/hand-in/day-format.ts'
import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import { type Around, notRepeatedText } from '../answer/not-repeated.ts'
import { answerText, chosenOptions, type Outcome } from '../place-outcomes.ts'
import { forComb } from '../typed-value.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { PdfPageBoxes } from '../../pdf/pdf-page-boxes.ts'
import type { AnswerPlace, AnswerSetter } from './answer-setter.ts'
import { plainParagraph, wordsOfAnswer } from './answer-words.ts'
import {
  dateFormatOf,
  type FieldWidget,
  type FormFields,
  isReadOnly,
  isSignature,
  isTextField,
  isTick,
  lacksPicture,
  onState,
  pickOptions,
  setTextValue,
  settingOf,
  switchOn,
  type TextFieldSetting,
} from './form-fields.ts'
import type { PdfEditor } from './pdf-editor.ts'
import { fieldOfAnchor, pageOfAnchor } from './place-spaces.ts'
import type { Typefaces } from './typefaces.ts'
import { addTick } from './tick-mark.ts'
import { sizesFrom, SMALLEST, type WritingSpace } from './writing-space.ts'

const COLOUR = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/

/** A field's widget as a small upright page, measured from its upper left corner. */
class FieldAppearance {
  readonly drawing: PageDrawing
  readonly width: number
  readonly height: number

  constructor(
    readonly widget: PDFWidgetAnnotation,
    private readonly turn: number,
    /** State that the appearance belongs to; null if the widget has only one. */
    private readonly state: PDFName | null = null,
  ) {
    const { width, height } = widget.getRectangle()
    const [across, down] = this.turn % 180 === 90 ? [height, width] : [width, height]
    this.width = Math.abs(across)
    this.height = Math.abs(down)
    this.drawing = new PageDrawing(this.width, this.height, [1, 0, 0, -1, 0, this.height])
  }

  get box(): readonly number[] {
    return [0, 0, this.width, this.height]
  }

  /** Converts to the widget's sides if it is rotated. */
  get matrix(): Matrix {
    const { width, height, turn } = this
    if (turn === 90) return [0, 1, -1, 0, height, 0]
    if (turn === 180) return [-1, 0, 0, -1, width, height]
    return turn === 270 ? [0, -1, 1, 0, 0, width] : [1, 0, 0, 1, 0, 0]
  }

  operators(fonts: StreamFonts): string {
    const { width, height } = this
    const text = textOperators(this.drawing.texts, fonts, [1, 0, 0, -1, 0, height], this.colour)
    const clip = `1 1 ${width - 2} ${height - 2} re W n`
    return `${this.ground}\n/Tx BMC\nq\n${clip}\n${text}\nQ\nEMC`
  }

  show(stream: PDFRef): void {
    const { dict } = this.widget
    if (this.turn !== 0) this.widget.getOrCreateAppearanceCharacteristics().setRotation(this.turn)
    if (this.state === null) this.widget.setNormalAppearance(stream)
    else dict.set(PDFName.of('AP'), dict.context.obj({ N: { [this.state.decodeText()]: stream } }))
  }

  /** Text colour set by the field's author. */
  private get colour(): string {
    return COLOUR.exec(this.widget.getDefaultAppearance() ?? '')?.[0] ?? '0 g'
  }

  private get ground(): string {
    const look = this.widget.MK()
    const [ground, border] = [colourOf(look, 'BG'), colourOf(look, 'BC')]
    const line = this.widget.getBorderStyle()?.getWidth() ?? 1
    const sides = (inset: number): string => `${inset} ${inset} ${this.width - 2 * inset} ${this.height - 2 * inset} re`
    const area = ground === null ? '' : `q ${ground} ${sides(0)} f Q`
    return border === null || line === 0 ? area : `${area}\nq ${border.toUpperCase()} ${line} w ${sides(line / 2)} S Q`
  }
}

/** The operator that fills with a colour. */
function colourOf(look: PDFDict | undefined, key: string): string | null {
  const parts = look?.lookup(PDFName.of(key))
  if (!(parts instanceof PDFArray)) return null
  const values = parts.asArray().flatMap((part) => (part instanceof PDFNumber ? [part.asNumber()] : []))
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[values.length]
  return operator === undefined ? null : `${values.join(' ')} ${operator}`
}

/** The page of a field, and the text beside it. */
interface FieldPlace {
  readonly anchor: string
  readonly around: Around
}

const PADDING = 3
const SIZE = 11
/** Distance of a centred line's baseline below the middle of a field, in points. */
const BELOW_MIDDLE = 5.6
const SIZE_OF_DEFAULT = /([\d.]+)\s+Tf/

/** Fills the interactive fields of a PDF. */
export class FieldFilling {
  private readonly appearances: FieldAppearance[] = []

  constructor(
    private readonly fields: FormFields,
    private readonly setter: AnswerSetter,
    private readonly faces: Typefaces,
  ) {}

  /** The field of an anchor; null if it is not an interactive field of the file. */
  find(anchor: string): FieldWidget | null {
    const name = fieldOfAnchor(anchor)
    return name === null ? null : this.fields.find(name, new PdfPageBoxes().boxOf(anchor))
  }

  write(entry: FormEntry, target: FieldWidget, at: FieldPlace): Outcome {
    if (isReadOnly(target)) return 'protected'
    if (isSignature(target)) return 'by-hand'
    if (isTextField(target)) return this.writeText(entry, target, at)
    if (isTick(target) && chosenOptions(entry, [{ text: entry.label }]) === null) return 'unknown-option'
    return this.choose(entry.chosen ?? [entry.text ?? ''], target)
  }

  /** Ticks a box, or picks from a list. */
  choose(chosen: readonly string[], target: FieldWidget): Outcome {
    if (isReadOnly(target)) return 'protected'
    const isDrawn = lacksPicture(target)
    if (isDrawn) this.drawTick(target)
    if (switchOn(this.fields, target)) return 'filled'
    const shown = pickOptions(this.fields, target, chosen)
    if (shown === null) return 'unknown-option'
    this.show(shown, target, { isMultiline: false, maxCharacters: null, isComb: false })
    return 'filled'
  }

  async draw(editor: PdfEditor): Promise<void> {
    for (const appearance of this.appearances) {
      const names = appearance.drawing.texts.map(({ font }) => font)
      const { box, matrix } = appearance
      appearance.show(await editor.formStream((fonts) => appearance.operators(fonts), names, box, matrix))
    }
    if (this.appearances.length > 0) this.fields.keepAppearances(this.appearances.map(({ widget }) => widget))
  }

  private drawTick(target: FieldWidget): void {
    const appearance = new FieldAppearance(target.widget, this.fields.turnOf(target.widget), onState(target))
    const { drawing, width, height } = appearance
    addTick(drawing, { left: 0, top: 0, right: width, bottom: height }, this.faces)
    this.appearances.push(appearance)
  }

  private writeText(entry: FormEntry, target: FieldWidget, { anchor, around }: FieldPlace): Outcome {
    const format = dateFormatOf(target)
    const day = entry.day === null || format === null ? null : dayIn(format, entry.day)
    const answer = day ?? notRepeatedText(answerText(entry), around)
    const text = wordsOfAnswer(answer, this.faces)
    if (text === null) return 'unwritable'
    const setting = settingOf(target)
    const line = setting.isMultiline ? plainAnswer(answer) : plainAnswer(answer).replace(/\s+/gu, ' ')
    const plain = setting.isComb ? forComb(line, setting.maxCharacters) : line
    const written = beginningOf(plain, setting.maxCharacters)
    const page = pageOfAnchor(anchor) ?? 1
    setTextValue(this.fields, target, written)
    if (written !== plain || setting.isComb) this.show(written, target, setting)
    if (written !== plain) this.setter.writeElsewhere({ label: entry.label, text }, page)
    if (written !== plain || setting.isComb) return written === plain ? 'filled' : 'further-page'
    const [first, ...others] = this.placesOf(target, setting, page).map((place) => sizedAs(entry, place))
    for (const other of others) this.setter.fit(text, other)
    return first === undefined ? 'unwritable' : this.setter.write({ label: entry.label, text }, first, entry.setting)
  }

  private show(text: string, target: FieldWidget, setting: TextFieldSetting): void {
    for (const place of this.placesOf(target, setting, 0)) this.setter.fit([plainParagraph(text, this.faces)], place)
  }

  /** Places of all widgets of a field, which show the same value. */
  private placesOf(target: FieldWidget, setting: TextFieldSetting, page: number): AnswerPlace[] {
    return this.fields.widgetsOf(target).map(({ widget }) => {
      const appearance = new FieldAppearance(widget, this.fields.turnOf(widget))
      this.appearances.push(appearance)
      return {
        page,
        drawing: appearance.drawing,
        spaces: { near: [spaceIn(appearance, setting)], last: [] },
        sizes: [sizesIn(target, appearance, setting)],
        take: () => undefined,
        markBeside: () => undefined,
      }
    })
  }
}

function sizedAs({ setting }: FormEntry, place: AnswerPlace): AnswerPlace {
  return setting === 'small' ? { ...place, sizes: [[SMALLEST]] } : place
}

function spaceIn(
  { width, height }: FieldAppearance,
  { isMultiline, isComb, maxCharacters }: TextFieldSetting,
): WritingSpace {
  const box = { left: PADDING, right: Math.max(PADDING + 1, width - PADDING), top: 2, bottom: height - 2 }
  if (isMultiline) return { box, lines: [], comb: null }
  if (isComb) return { box: { ...box, left: 0, right: width }, lines: [height / 2 + BELOW_MIDDLE], comb: maxCharacters }
  return { box, lines: [height / 2 + BELOW_MIDDLE], comb: null }
}

/** The author's size and smaller ones, or sizes that suit the height. */
function sizesIn(
  { field, widget }: FieldWidget,
  { height }: FieldAppearance,
  { isMultiline }: TextFieldSetting,
): readonly number[] {
  const look = widget.getDefaultAppearance() ?? field.getDefaultAppearance() ?? ''
  const set = Number(SIZE_OF_DEFAULT.exec(look)?.[1] ?? 0)
  if (set > 0) return sizesFrom(set)
  return sizesFrom(isMultiline ? SIZE : Math.min(SIZE, Math.max(4, height * 0.7)))
}

/** Whole words up to the field's maximum number of characters. */
function beginningOf(text: string, most: number | null): string {
  const characters = [...text]
  if (most === null || characters.length <= most) return text
  const cut = characters.slice(0, most).join('')
  const end = cut.search(/\s\S*$/u)
  return end > most / 2 ? cut.slice(0, end) : cut
}
