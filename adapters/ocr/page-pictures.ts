import { createRequire } from 'node:module'
import path from 'node:path'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { MAX_PICTURE_PIXELS } from './bound-pictures.ts'

export interface PagePicture {
  readonly number: number
  readonly png: Buffer
  /** Luminance of each pixel, row by row. */
  readonly luminance: Uint8Array
  readonly width: number
  readonly height: number
  /** Pixels per point. */
  readonly scale: number
}

const DOTS_PER_INCH = 200
const POINTS_PER_INCH = 72
const WIDEST = 2600
/** Two A4 pages at 200 dots per inch; a pixel takes four bytes, and as many again for each layer of a page. */
const MAX_PIXELS = 8_000_000
/** The largest side of a canvas. */
const LONGEST = 16_000

export async function openForPictures(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    maxImageSize: MAX_PICTURE_PIXELS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: path.join(folder, 'cmaps') + '/',
    cMapPacked: true,
    standardFontDataUrl: path.join(folder, 'standard_fonts') + '/',
    wasmUrl: path.join(folder, 'wasm') + '/',
  }).promise
}

export async function pictureOf(page: PDFPageProxy): Promise<PagePicture> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const scale = scaleOf(page.getViewport({ scale: 1 }))
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height))]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  const luminance = luminanceOf(context.getImageData(0, 0, width, height).data)
  return { number: page.pageNumber, png: canvas.toBuffer('image/png'), luminance, width, height, scale }
}

/** The highest resolution that the page's size allows, in pixels per point. */
export function scaleOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(
    DOTS_PER_INCH / POINTS_PER_INCH,
    WIDEST / width,
    LONGEST / height,
    Math.sqrt(MAX_PIXELS / (width * height)),
  )
}

function luminanceOf(pixels: Uint8ClampedArray): Uint8Array {
  const out = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < out.length; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[4 * at], pixels[4 * at + 1], pixels[4 * at + 2]]
    out[at] = 0.3 * red + 0.59 * green + 0.11 * blue
  }
  return out
}
