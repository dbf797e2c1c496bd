import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { ofCache } from './endpoints.ts'

/** Takes a saved cover letter into what the page knows of its application. */
export function useTakeLetter(proposalId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(proposalId))
  return (saved) => take((proposal) => ({ ...proposal, coverLetter: saved.text, coverLetterState: stateOf(saved) }))
}
