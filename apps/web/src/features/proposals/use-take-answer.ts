import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { useCacheDispatch } from '../../shared/editor/cache-dispatch.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { proposals } from './endpoints.ts'

/** The question with the answer that was saved; a checked one is a draft again. */
function withAnswer(question: Question, saved: SavedText): Question {
  const { text } = saved
  const metadata = question.answer?.metadata ?? { sourceFiles: [], warnings: [] }
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

/** Takes a saved answer into what the page knows of its application, without asking for it again. */
export function useTakeAnswer(proposalId: string, questionId: string): (saved: SavedText) => void {
  const dispatch = useCacheDispatch()
  return (saved) => {
    const take = proposals.util.updateQueryData('loadProposal', proposalId, (proposal) => ({
      ...proposal,
      questions: proposal.questions.map((question) =>
        question.id === questionId ? withAnswer(question, saved) : question,
      ),
    }))
    dispatch(take)
  }
}
