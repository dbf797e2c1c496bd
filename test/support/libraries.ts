import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { LibraryOpener } from '../../core/documents/ports.ts'
import type { PassageReader } from '../../core/documents/ports/passage-index.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'

const analyser = new StemmedTermAnalyser()

/** Libraries as the product opens them, without an encoder. */
export function librariesOf(passages: PassageReader): LibraryOpener {
  return { open: (accountId, scopes) => new ScopedLibrary(passages, analyser, accountId, scopes) }
}
