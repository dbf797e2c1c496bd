import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { projects } from './endpoints.ts'

/** Takes a saved overview into what the page knows of its project. */
export function useTakeOverview(projectId: string): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const take = projects.util.updateQueryData('loadProject', projectId, (project) => ({
      ...project,
      overview: { ...project.overview, text: saved.text, state: stateOf(saved) },
    }))
    dispatch(take)
  }
}
