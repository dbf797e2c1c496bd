import type { PagePicture } from './page-pictures.ts'

export interface PixelBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Mean length, in pixels, of the dark stretches across a word: bold type is wider than its neighbours. */
export function strokeWidth({ luminance, width, height }: PagePicture, box: PixelBox): number {
  const [left, right] = [Math.max(0, box.x0), Math.min(width, box.x1)]
  const [top, bottom] = [Math.max(0, box.y0), Math.min(height, box.y1)]
  const threshold = middleOf(luminance, width, { x0: left, x1: right, y0: top, y1: bottom })
  let dark = 0
  let stretches = 0
  for (let y = top; y < bottom; y++) {
    let inside = false
    for (let x = left; x < right; x++) {
      const isDark = (luminance[y * width + x] ?? 255) < threshold
      if (isDark) dark++
      if (isDark && !inside) stretches++
      inside = isDark
    }
  }
  return stretches === 0 ? 0 : dark / stretches
}

function middleOf(luminance: Uint8Array, width: number, { x0, x1, y0, y1 }: PixelBox): number {
  let [darkest, lightest] = [255, 0]
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const value = luminance[y * width + x] ?? 255
      if (value < darkest) darkest = value
      if (value > lightest) lightest = value
    }
  }
  return (darkest + lightest) / 2
}
