import type { QuestionId } from '../shared/ids.ts'
import type { IdSource } from '../shared/ports/id-source.ts'
import { copiedState } from '../shared/text-state.ts'
import { answerStateOf } from '../proposals/kept-answer.ts'
import { isUnread, newProposal, type Proposal } from '../proposals/proposal.ts'
import { isAwaited, newQuestion, type Question } from '../proposals/question.ts'

type OfCopy = Pick<Proposal, 'id' | 'projectId' | 'name' | 'form' | 'createdAt'>

/** An application like another one, at the beginning of its way. A form that is being read is read again for it. */
export function copiedProposal(original: Proposal, of: OfCopy, questions: readonly Question[]): Proposal {
  const { accountId, type, grantInfo, funderId, formClassification, counting } = original
  const { amountAsked, currency, formTerms } = original
  return {
    ...newProposal({ ...of, accountId, type, grantInfo, funderId }),
    formClassification,
    counting,
    amountAsked,
    currency,
    formTerms,
    processingStatus: processingStatusOf(original, questions),
    processingError: original.processingError,
  }
}

/** What is answered in the original is answered in the copy, though it may be worked on again there. */
function processingStatusOf(original: Proposal, questions: readonly Question[]): Proposal['processingStatus'] {
  if (isUnread(original)) return 'queued'
  const isOver = original.processingStatus === 'answering' && !questions.some(isAwaited)
  return isOver ? 'completed' : original.processingStatus
}

/** Its questions with their answers, which nobody has checked for it yet. Those without one wait for it, unless it failed. */
export function copiedQuestions(
  originals: readonly Question[],
  copy: Pick<Proposal, 'id' | 'accountId'>,
  ids: IdSource,
): Question[] {
  const copies = new Map<QuestionId, QuestionId>(originals.map(({ id }) => [id, ids.next<'question'>()]))
  return originals.map((original) => {
    const { position, text, guidance, section, number, limit, anchor, kind, answer } = original
    const place = { id: copies.get(original.id)!, accountId: copy.accountId, proposalId: copy.id, position }
    const question = newQuestion({ ...place, text, guidance, section, number, limit, anchor, kind })
    const dependsOn = original.dependsOn.flatMap((id) => copies.get(id) ?? [])
    return { ...question, dependsOn, answer, answerState: copiedState(answerStateOf(original)), ...statusOf(original) }
  })
}

function statusOf({ answer, status, error, notice }: Question): Pick<Question, 'status' | 'error' | 'notice'> {
  if (answer !== null) return { status: 'completed', error: null, notice: null }
  return { status, error, notice }
}
