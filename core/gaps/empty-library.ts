import type { Library } from '../documents/library.ts'

/** For a project without documents: the organisation's would answer from other projects. */
export const EMPTY_LIBRARY: Library = {
  documents: async () => [],
  search: async () => [],
  passagesOf: async () => [],
  neighbours: async () => [],
}
