import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { useListColleaguesQuery } from './endpoints/comment-endpoints.ts'

/** Colleagues' names by id; loaded if a question is assigned. */
export function useAssignees(questions: readonly Question[]) {
  const isAnyAssigned = questions.some(({ assigneeId }) => assigneeId !== null)
  const { data: colleagues = [], isLoading } = useListColleaguesQuery(undefined, { skip: !isAnyAssigned })
  return { names: new Map<string, string>(colleagues.map(({ id, name }) => [id, name])), isLoading }
}
