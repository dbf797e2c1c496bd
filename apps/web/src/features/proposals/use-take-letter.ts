import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { proposals } from './endpoints.ts'

/** Takes a saved cover letter into what the page knows of its application. */
export function useTakeLetter(proposalId: string): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const letter = { coverLetter: saved.text, coverLetterState: stateOf(saved) }
    dispatch(proposals.util.updateQueryData('loadProposal', proposalId, (proposal) => ({ ...proposal, ...letter })))
  }
}
