import type { BriefSectionKey } from '../../../../../adapters/http-contract/brief.ts'
import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { ofCache } from './endpoints.ts'

/** Takes a saved section into what the page knows of the brief. */
export function useTakeSection(projectId: string, key: BriefSectionKey): (saved: SavedText) => void {
  const take = useTake(ofCache(projectId))
  return (saved) => {
    const { text, origin } = saved
    const state = stateOf(saved)
    take((brief) => ({
      ...brief,
      sections: brief.sections.map((section) => (section.key === key ? { ...section, text, origin, state } : section)),
    }))
  }
}
