import { useEffect, useRef } from 'react'
import { useComing } from '../../shared/ui/Together.tsx'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { useLoadGapsQuery } from './gap-endpoints.ts'
import { isBusy } from './proposal-state.ts'

/** Changes whenever an answer came or went, and not while many are on their way. */
function stateOf(proposal: Proposal): string {
  if (isBusy(proposal)) return ''
  return proposal.questions.map(({ id, answer }) => `${id} ${answer?.version ?? 0}`).join()
}

/** What the application still needs, looked up again once its answers have changed. */
export function useGaps(proposal: Proposal) {
  const query = useLoadGapsQuery(proposal.id)
  useComing(query.isLoading)
  const state = stateOf(proposal)
  const seen = useRef(state)
  const { refetch } = query
  useEffect(() => {
    if (state === '' || state === seen.current) return
    seen.current = state
    void refetch()
  }, [state, refetch])
  return query
}
