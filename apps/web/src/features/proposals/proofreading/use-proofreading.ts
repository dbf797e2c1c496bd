import { useEffect, useRef } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { useComing } from '../../../shared/ui/Together.tsx'
import { usePollWhile } from '../../../shared/use-poll-while.ts'
import { useQuickLooks } from '../../../shared/use-quick-looks.ts'
import { useLoadProofreadingQuery } from './endpoints.ts'

/** Milliseconds. */
const POLL = 5000

/** Changes with each answer: what is suggested for it may not fit any more. */
function versionsOf({ questions }: Proposal): string {
  return questions.map(({ id, answer }) => `${id} ${answer?.version ?? 0}`).join()
}

/** What is suggested for an application, followed while it is being read, and looked up again once answers have changed. */
export function useProofreading(proposal: Proposal) {
  const query = useLoadProofreadingQuery(proposal.id)
  const { data, error, refetch, isLoading } = query
  useComing(isLoading)
  const isUnderWay = data?.status === 'processing'
  usePollWhile(isUnderWay, POLL, refetch, error !== undefined)
  useQuickLooks(isUnderWay ? [proposal.id] : [], refetch)
  const versions = versionsOf(proposal)
  const seen = useRef(versions)
  useEffect(() => {
    if (versions === seen.current) return
    seen.current = versions
    void refetch()
  }, [versions, refetch])
  return query
}
