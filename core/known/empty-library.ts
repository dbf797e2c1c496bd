import type { Library } from '../documents/library.ts'

/** For a project without documents: the organisation's documents would answer from other projects. */
export const EMPTY_LIBRARY: Library = {
  documents: async () => [],
  search: async () => [],
  spread: async () => ({ passages: 0, holding: new Map() }),
  passagesOf: async () => [],
  neighbours: async () => [],
}
