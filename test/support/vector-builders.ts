import type { EncodedPassages } from '../../core/documents/ports/passage-vectors.ts'
import { packVectors } from '../../core/meaning/vectors.ts'
import { anId, SOME_ACCOUNT } from './builders.ts'

/** Vectors of two numbers each, of all passages of a document with one. */
export function encodedPassages(overrides: Partial<EncodedPassages> = {}): EncodedPassages {
  const { count = 1 } = overrides
  const vectors = packVectors(new Array(count).fill(Float32Array.of(3, 4)), 2)
  const id = anId<'vectors'>()
  return {
    id,
    accountId: SOME_ACCOUNT,
    documentId: anId<'document'>(),
    encoder: 'bge-m3 2',
    first: 0,
    count,
    remaining: 0,
    vectors,
    ...overrides,
  }
}
