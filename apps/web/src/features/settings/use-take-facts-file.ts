import { cacheEntry, useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import type { Settings } from '../../../../../adapters/http-contract/accounts.ts'

/** Takes a saved facts file into what the page knows of the settings. */
export function useTakeFactsFile(): (saved: SavedText) => void {
  const take = useTake(cacheEntry<Settings>('loadSettings'))
  return (saved) => take((known) => ({ ...known, factsFile: saved.text, factsFileState: stateOf(saved) }))
}
