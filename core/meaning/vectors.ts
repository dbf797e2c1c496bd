import type { Vector } from './ports/sentence-encoder.ts'

/** Of a vector that is kept. */
export const MOST_DIMENSIONS = 1_024
/** The scale before each vector's numbers: a 32-bit float, its lowest byte first. */
export const SCALE_BYTES = 4
const LARGEST = 127

/** Which vectors compare: those of one model and length. */
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
 * Vectors as they are kept: each of length 1, as a scale and a whole number from -127 to 127 for each of its numbers. For
 * null zeros are kept, to which nothing is near.
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
