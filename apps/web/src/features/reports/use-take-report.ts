import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { ofCache } from './endpoints.ts'

/** Takes the saved text of a report into what the page knows of it. */
export function useTakeReport(reportId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(reportId))
  return (saved) => take((report) => ({ ...report, text: saved.text, textState: stateOf(saved) }))
}
