import { useDispatch } from 'react-redux'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { useTake } from '../../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../../shared/editor/text-calls.ts'
import { ofCache, proposals } from '../endpoints/endpoints.ts'
import { withQuestion } from '../proposal-cache.ts'

/** Nothing was said but what is missing: passages were offered for it. */
const wasMissing = ({ answer }: Question) => (answer?.metadata.passages ?? []).length > 0

/** The question with the answer that was saved; a checked one is a draft again. */
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

/** Takes a saved answer into what the page knows of its application, and asks for it again where that may bring sources. */
export function useTakeAnswer(proposalId: string, questionId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(proposalId))
  const dispatch = useDispatch()
  return (saved) => {
    let hasSources = false
    take(
      withQuestion(questionId, (question) => {
        hasSources = wasMissing(question)
        return withAnswer(question, saved)
      }),
    )
    if (hasSources) dispatch(proposals.util.invalidateTags([{ type: 'Proposal', id: proposalId }]))
  }
}
