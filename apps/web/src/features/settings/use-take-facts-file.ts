import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { settings } from './endpoints.ts'

/** Takes a saved facts file into what the page knows of the settings. */
export function useTakeFactsFile(): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const changes = { factsFile: saved.text, factsFileState: stateOf(saved) }
    dispatch(settings.util.updateQueryData('loadSettings', undefined, (known) => ({ ...known, ...changes })))
  }
}
