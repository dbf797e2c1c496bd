import { PDFName, PDFNumber, PDFArray } from '@cantoo/pdf-lib'
import type { PDFDict, PDFRef, PDFWidgetAnnotation } from '@cantoo/pdf-lib'
import type { Matrix } from '../../pdf/matrix.ts'
import { textOperators, type StreamFonts } from './drawing-stream.ts'
import { PageDrawing } from './page-drawing.ts'

const COLOUR = /(?:[\d.]+\s+){1,4}(?:g|rg|k)\b/

/** A field's widget as a small page of its own, upright, from its upper left corner. */
export class FieldAppearance {
  readonly drawing: PageDrawing
  readonly width: number
  readonly height: number
  private readonly turn: number

  constructor(
    readonly widget: PDFWidgetAnnotation,
    /** Of which state it is the look; null where the widget has one state. */
    private readonly state: PDFName | null = null,
  ) {
    const { width, height } = widget.getRectangle()
    this.turn = (((widget.getAppearanceCharacteristics()?.getRotation() ?? 0) % 360) + 360) % 360
    const [across, down] = this.turn % 180 === 90 ? [height, width] : [width, height]
    this.width = Math.abs(across)
    this.height = Math.abs(down)
    this.drawing = new PageDrawing(this.width, this.height, [1, 0, 0, -1, 0, this.height])
  }

  get box(): readonly number[] {
    return [0, 0, this.width, this.height]
  }

  /** Leads to the sides of the widget where it is turned. */
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
    if (this.state === null) this.widget.setNormalAppearance(stream)
    else dict.set(PDFName.of('AP'), dict.context.obj({ N: { [this.state.decodeText()]: stream } }))
  }

  /** Of the text, as the field's author set it. */
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

/** As the operator that fills with it. */
function colourOf(look: PDFDict | undefined, key: string): string | null {
  const parts = look?.lookup(PDFName.of(key))
  if (!(parts instanceof PDFArray)) return null
  const values = parts.asArray().flatMap((part) => (part instanceof PDFNumber ? [part.asNumber()] : []))
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[values.length]
  return operator === undefined ? null : `${values.join(' ')} ${operator}`
}
