import type { BriefSectionKey } from '../../../../../adapters/http-contract/brief.ts'
import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { briefs } from './endpoints.ts'

/** Takes a saved section into what the page knows of the brief. */
export function useTakeSection(projectId: string, key: BriefSectionKey): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const { text, origin } = saved
    const state = stateOf(saved)
    const take = briefs.util.updateQueryData('loadBrief', projectId, (brief) => ({
      ...brief,
      sections: brief.sections.map((section) => (section.key === key ? { ...section, text, origin, state } : section)),
    }))
    dispatch(take)
  }
}
