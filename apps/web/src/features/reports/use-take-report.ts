import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { reports } from './endpoints.ts'

/** Takes the saved text of a report into what the page knows of it. */
export function useTakeReport(reportId: string): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const changes = { text: saved.text, textState: stateOf(saved) }
    dispatch(reports.util.updateQueryData('loadReport', reportId, (report) => ({ ...report, ...changes })))
  }
}
