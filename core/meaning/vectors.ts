import type { Vector } from './ports.ts'

/** Maximum length of a stored vector. */
export const MOST_DIMENSIONS = 1_024
/** The scale stored before each vector: a 32-bit float, little-endian. */
export const SCALE_BYTES = 4
const LARGEST = 127

/** Identifies comparable vectors: of one model and length. */
export function encoderOf(model: string, dimension: number): string {
  return `${model} ${dimension}`
}

export function modelOf(encoder: string): string {
  return encoder.slice(0, encoder.lastIndexOf(' '))
}

export function dimensionOf(encoder: string): number {
  return Number(encoder.slice(encoder.lastIndexOf(' ') + 1))
}

/**
 * Packs vectors for storage: each normalised to length 1, as a scale and integers from -127 to 127. Null becomes zeros,
 * which are near nothing.
 */
export function packVectors(vectors: readonly (Vector | null)[], dimension: number): Uint8Array {
  const size = SCALE_BYTES + dimension
  const bytes = new Uint8Array(vectors.length * size)
  const view = new DataView(bytes.buffer)
  vectors.forEach((vector, at) => {
    if (vector === null) return
    const norm = Math.sqrt(vector.reduce((sum, number) => sum + number * number, 0))
    const step = vector.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0) / LARGEST
    view.setFloat32(at * size, step / norm, true)
    vector.forEach((number, index) => view.setInt8(at * size + SCALE_BYTES + index, Math.round(number / step)))
  })
  return bytes
}
