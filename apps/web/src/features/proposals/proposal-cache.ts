import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { proposals } from './endpoints.ts'

type StateOf<Thunk> = Thunk extends (dispatch: never, getState: () => infer State, ...rest: never[]) => unknown
  ? State
  : never
type State = StateOf<ReturnType<typeof proposals.util.updateQueryData>>

/** What a call that changes something is given while it runs. */
interface Change<Answer> {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>
  readonly queryFulfilled: Promise<{ readonly data: Answer }>
}

/** Takes the application from the answer of a call; where it failed, everything stays as it is. */
export async function takeAnswer(id: string, { dispatch, queryFulfilled }: Change<Proposal>): Promise<boolean> {
  const answer = await queryFulfilled.catch(() => null)
  if (answer !== null) await dispatch(proposals.util.upsertQueryData('loadProposal', id, answer.data))
  return answer !== null
}

/**
 * Shows a change at once, and as it was before where the server refuses. What was asked for before the change may arrive
 * after it: then the application is asked for once more.
 */
export async function changeAtOnce(
  id: string,
  change: (proposal: Proposal) => Proposal,
  call: Change<Proposal>,
): Promise<void> {
  const { dispatch } = call
  const shown = dispatch(proposals.util.updateQueryData('loadProposal', id, change))
  const running = dispatch(proposals.util.getRunningQueryThunk('loadProposal', id))
  if (!(await takeAnswer(id, call))) shown.undo()
  if (running === undefined) return
  await running
  await dispatch(proposals.endpoints.loadProposal.initiate(id, { forceRefetch: true, subscribe: false }))
}

/** The application with these changes of one question. */
export const withQuestion =
  (questionId: string, change: (question: Proposal['questions'][number]) => Partial<Proposal['questions'][number]>) =>
  (proposal: Proposal): Proposal => ({
    ...proposal,
    questions: proposal.questions.map((question) =>
      question.id === questionId ? { ...question, ...change(question) } : question,
    ),
  })
