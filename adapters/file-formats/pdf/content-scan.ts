import { growsTooLarge } from '../unreadable.ts'
import type { PdfFile } from './pdf-file.ts'
import { type PdfFont, readFont, visibleText } from './pdf-font.ts'
import { END, PdfLexer } from './pdf-lexer.ts'
import { PdfKeyword, PdfStream, PdfText, textStringOf, type PdfDict, type PdfValue } from './pdf-values.ts'
import { draw, freshPen, type Pen } from './drawing-operators.ts'
import { DrawnPaths } from './drawn-paths.ts'
import { multiply, type Matrix } from './matrix.ts'
import type { TextCanvas, TextState } from './text-canvas.ts'

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const MAX_FORM_DEPTH = 40
/** Limit per page. */
const MAX_FORMS = 20_000

/** Fonts read so far, by dictionary. */
export type FontCache = Map<PdfDict, PdfFont>

type GraphicsState = TextState & Pen

/** Runs the operators of page content that show text or draw lines and areas; keeps only positions of pictures. */
export class ContentScan {
  readonly paths = new DrawnPaths()
  private forms = 0
  /** Forms being painted, from outer to inner. */
  private readonly painting = new Set<PdfStream>()
  private matrix: Matrix
  private line: Matrix = IDENTITY
  /** Distance moved along the line, in text space. */
  private moved = 0
  /** Product of the line's and the page's matrix; null after either changes. */
  private product: Matrix | null = null
  private state: GraphicsState = freshState()
  private saved: { matrix: Matrix; state: GraphicsState }[] = []
  /** Previous state of each open marked content. */
  private marked: { readonly replacement: string | null; readonly isHidden: boolean }[] = []
  /** Whether the content is in a layer that is off. */
  private isHidden = false
  private replacement: string | null = null

  constructor(
    private readonly file: PdfFile,
    private readonly fonts: FontCache,
    readonly canvas: TextCanvas,
    matrix: Matrix,
    private readonly isOff: (layer: PdfValue | undefined) => boolean = () => false,
  ) {
    this.matrix = matrix
  }

  run(contents: Buffer, resources: PdfDict | null, depth = 0): void {
    const lexer = new PdfLexer(contents)
    let operands: PdfValue[] = []
    for (let value = lexer.next(); value !== END; value = lexer.next()) {
      if (!(value instanceof PdfKeyword)) {
        if (operands.length < 64) operands.push(value)
        continue
      }
      if (value.word === 'ID') skipImage(lexer)
      else this.operate(value.word, operands, resources, depth)
      if (operands.length > 0) operands = []
    }
  }

  private operate(word: string, operands: readonly PdfValue[], resources: PdfDict | null, depth: number): void {
    switch (word) {
      case 'Tj':
        return this.show(operands[0])
      case 'TJ':
        return this.showAll(operands[0])
      case "'":
        this.nextLine(0, -this.state.leading)
        return this.show(operands[0])
      case '"':
        this.state.wordSpace = num(operands[0])
        this.state.characterSpace = num(operands[1])
        this.nextLine(0, -this.state.leading)
        return this.show(operands[2])
      case 'Td':
        return this.nextLine(num(operands[0]), num(operands[1]))
      case 'TD':
        this.state.leading = -num(operands[1])
        return this.nextLine(num(operands[0]), num(operands[1]))
      case 'T*':
        return this.nextLine(0, -this.state.leading)
      case 'Tm':
        return this.setLine(matrixOf(operands))
      case 'ET':
        return
      case 'BT':
        return this.setLine(IDENTITY)
      case 'Tf':
        return this.setFont(operands, resources)
      case 'cm':
        return this.setMatrix(multiply(matrixOf(operands), this.matrix))
      case 'q':
        if (this.saved.length < 500) this.saved.push({ matrix: this.matrix, state: { ...this.state } })
        return
      case 'Q':
        return this.restore()
      case 'Do':
        return this.paint(operands[0], resources, depth)
      default:
        if (!draw(word, operands, this.state, this.matrix, this.paths)) this.operateRarely(word, operands, resources)
    }
  }

  private operateRarely(word: string, operands: readonly PdfValue[], resources: PdfDict | null): void {
    const { state } = this
    if (word === 'Tc') state.characterSpace = num(operands[0])
    else if (word === 'Tw') state.wordSpace = num(operands[0])
    else if (word === 'Tz') state.scale = num(operands[0]) / 100
    else if (word === 'TL') state.leading = num(operands[0])
    else if (word === 'Ts') state.rise = num(operands[0])
    else if (word === 'BMC') this.marked.push({ replacement: this.replacement, isHidden: this.isHidden })
    else if (word === 'BDC') this.openMarked(operands, resources)
    else if (word === 'EMC') this.closeMarked()
    else if (word === 'gs') this.setFontOf(operands[0], resources)
    else if (word === 'sh') this.paths.addUnknownGround()
    else if (word === 'cs' || word === 'CS') this.setColourSpace(word, operands[0], resources)
  }

  private nextLine(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.line
    this.setLine([a, b, c, d, x * a + y * c + e, x * b + y * d + f])
  }

  private setLine(line: Matrix): void {
    this.line = line
    this.moved = 0
    this.product = null
  }

  private setMatrix(matrix: Matrix): void {
    this.matrix = matrix
    this.product = null
  }

  private restore(): void {
    const saved = this.saved.pop()
    if (saved === undefined) return
    this.setMatrix(saved.matrix)
    this.state = saved.state
  }

  private show(value: PdfValue | undefined): void {
    if (!(value instanceof PdfText)) return
    if (this.isHidden) return this.canvas.hide(value.bytes, this.state)
    this.product ??= multiply(this.line, this.matrix)
    this.moved += this.canvas.show(value.bytes, this.state, this.product, this.moved, this.replacement)
    if (this.replacement !== null) this.replacement = ''
  }

  private showAll(value: PdfValue | undefined): void {
    if (!Array.isArray(value)) return
    for (const item of value) {
      if (typeof item === 'number') this.moved -= (item / 1000) * this.state.size * this.state.scale
      else this.show(item)
    }
  }

  private setFont(operands: readonly PdfValue[], resources: PdfDict | null): void {
    const fonts = this.file.dict(resources?.get('/Font'))
    this.state.font = this.fontOf(this.file.dict(fonts?.get(String(operands[0]))))
    this.state.size = num(operands[1])
  }

  /** A graphics state may also set the font. */
  private setFontOf(name: PdfValue | undefined, resources: PdfDict | null): void {
    const state = this.file.dict(this.file.dict(resources?.get('/ExtGState'))?.get(String(name)))
    const [font, size] = this.file.array(state?.get('/Font'))
    if (font === undefined) return
    this.state.font = this.fontOf(this.file.dict(font))
    this.state.size = num(size)
  }

  private setColourSpace(word: 'cs' | 'CS', name: PdfValue | undefined, resources: PdfDict | null): void {
    const space = this.file.get(this.file.dict(resources?.get('/ColorSpace'))?.get(String(name)) ?? name)
    const family = this.file.name(Array.isArray(space) ? space[0] : space)
    const isInk = family === '/Separation' || family === '/DeviceN'
    if (word === 'cs') Object.assign(this.state, { fillIsInk: isInk, fillsWhite: false })
    else Object.assign(this.state, { strokeIsInk: isInk, strokesWhite: false })
  }

  private fontOf(dict: PdfDict | null): PdfFont | null {
    if (dict === null) return null
    const known = this.fonts.get(dict)
    if (known !== undefined) return known
    const font = readFont(this.file, dict)
    this.fonts.set(dict, font)
    return font
  }

  private paint(name: PdfValue | undefined, resources: PdfDict | null, depth: number): void {
    const form = this.file.get(this.file.dict(resources?.get('/XObject'))?.get(String(name)))
    if (!(form instanceof PdfStream)) return
    if (this.isHidden || this.isOff(form.dict.get('/OC'))) {
      // It is not run: what has a font of its own prints words.
      this.canvas.hidesText ||= this.file.dict(this.file.dict(form.dict.get('/Resources'))?.get('/Font')) !== null
      return
    }
    const kind = this.file.name(form.dict.get('/Subtype'))
    if (kind === '/Image') this.paths.addPicture(this.matrix)
    if (kind === '/Form') this.paintForm(form, resources, depth)
  }

  private paintForm(form: PdfStream, resources: PdfDict | null, depth: number): void {
    if (depth >= MAX_FORM_DEPTH || this.painting.has(form)) return
    this.forms += 1
    if (this.forms > MAX_FORMS) throw growsTooLarge('painted')
    this.painting.add(form)
    const { matrix, state, saved, line, moved } = this
    const own = this.file.array(form.dict.get('/Matrix'))
    if (own.length === 6) this.setMatrix(multiply(matrixOf(own.map((value) => this.file.get(value))), matrix))
    this.state = { ...state }
    this.saved = []
    this.run(this.file.data(form), this.file.dict(form.dict.get('/Resources')) ?? resources, depth + 1)
    this.painting.delete(form)
    Object.assign(this, { matrix, state, saved, line, moved, product: null })
  }

  private openMarked([tag, properties]: readonly PdfValue[], resources: PdfDict | null): void {
    const named =
      typeof properties === 'string' ? this.file.dict(resources?.get('/Properties'))?.get(properties) : properties
    const text = this.file.get(this.file.dict(named)?.get('/ActualText'))
    this.marked.push({ replacement: this.replacement, isHidden: this.isHidden })
    if (tag === '/OC' && this.isOff(named)) this.isHidden = true
    if (text instanceof PdfText && this.replacement === null) this.replacement = visibleText(textStringOf(text.bytes))
  }

  private closeMarked(): void {
    const before = this.marked.pop()
    this.replacement = before?.replacement ?? null
    this.isHidden = before?.isHidden ?? false
  }
}

function freshState(): GraphicsState {
  return { font: null, size: 0, characterSpace: 0, wordSpace: 0, scale: 1, leading: 0, rise: 0, ...freshPen() }
}

function num(value: PdfValue | undefined): number {
  return typeof value === 'number' ? value : 0
}

function matrixOf(values: readonly PdfValue[]): Matrix {
  return [num(values[0]), num(values[1]), num(values[2]), num(values[3]), num(values[4]), num(values[5])]
}

/** Skips an inline image, which ends at "EI" between white space. */
function skipImage(lexer: PdfLexer): void {
  const { bytes } = lexer
  for (let at = bytes.indexOf('EI', lexer.at); at >= 0; at = bytes.indexOf('EI', at + 2)) {
    if (isWhite(bytes[at - 1]) && (at + 2 >= bytes.length || isWhite(bytes[at + 2]))) {
      lexer.at = at + 2
      return
    }
  }
  lexer.at = bytes.length
}

function isWhite(code: number | undefined): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0
}
