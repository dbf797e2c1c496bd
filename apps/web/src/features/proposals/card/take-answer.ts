import { useDispatch } from 'react-redux'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import type { SourceFile } from '../../../../../../adapters/http-contract/sources.ts'
import { useTake } from '../../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../../shared/editor/text-calls.ts'
import { ofCache, proposals } from '../endpoints/endpoints.ts'
import { withQuestion } from '../proposal-cache.ts'

const citedIn = (sources: readonly SourceFile[] = []) => JSON.stringify(sources.filter(({ cited }) => cited))

/** The question with its saved answer; a checked one becomes a draft again. */
function withAnswer(question: Question, saved: SavedText): Question {
  const { text } = saved
  const { passages: _, ...metadata } = question.answer?.metadata ?? { sourceFiles: [], warnings: [] }
  const answer = { metadata, answer: text, ...stateOf(saved) }
  const isAnswered = text.trim() !== ''
  return {
    ...question,
    answer,
    status: 'completed',
    error: null,
    requires_custom_answer: !isAnswered,
    reviewStatus: isAnswered ? 'draft' : 'needs-you',
  }
}

/** Adds a saved answer to the cached application, and refetches it if the answer has other sources. */
export function useTakeAnswer(proposalId: string, questionId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(proposalId))
  const dispatch = useDispatch()
  return (saved) => {
    let isSourced = true
    take(
      withQuestion(questionId, (question) => {
        isSourced = citedIn(question.answer?.metadata.sourceFiles) === citedIn(saved.sourceFiles)
        return withAnswer(question, saved)
      }),
    )
    if (!isSourced) dispatch(proposals.util.invalidateTags([{ type: 'Proposal', id: proposalId }]))
  }
}
