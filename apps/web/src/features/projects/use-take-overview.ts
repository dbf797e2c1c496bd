import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { ofCache } from './endpoints.ts'

/** Takes a saved overview into what the page knows of its project. */
export function useTakeOverview(projectId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(projectId))
  return (saved) =>
    take((project) => ({
      ...project,
      overview: { ...project.overview, text: saved.text, state: stateOf(saved) },
    }))
}
