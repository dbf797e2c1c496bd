import type { PDFFont } from '@cantoo/pdf-lib'
import type { Matrix } from '../../pdf/matrix.ts'
import type { DrawnText } from './page-drawing.ts'

/** A dark blue that prints black, so that readers can tell answers from printed text. */
export const INK = '0.05 0.1 0.4 rg'

/** Fonts of a stream by their names in the product, each with its name in the stream. */
export type StreamFonts = ReadonlyMap<string, { readonly key: string; readonly font: PDFFont }>

/** Operators that draw text; `matrix` converts its coordinates to those of the stream. */
export function textOperators(texts: readonly DrawnText[], fonts: StreamFonts, matrix: Matrix, colour = INK): string {
  const shown = texts.map(({ text, font, size, left, baseline }) => {
    const { key, font: embedded } = fonts.get(font)!
    return `/${key} ${number(size)} Tf 1 0 0 -1 ${number(left)} ${number(baseline)} Tm ${embedded.encodeText(text).toString()} Tj`
  })
  return ['q', `${matrix.map(number).join(' ')} cm`, 'BT', colour, ...shown, 'ET', 'Q'].join('\n')
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
