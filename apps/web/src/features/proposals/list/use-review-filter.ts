import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { MISSING_CAUSES } from '../../../../../../adapters/http-contract/missing-causes.ts'
import { REVIEW_FILTERS, type ReviewFilter } from '../review-state.ts'

const PARAMETER = 'show'

/** Filter of questions, kept in the address. */
export function useReviewFilter() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const all: readonly ReviewFilter[] = [...REVIEW_FILTERS, ...MISSING_CAUSES]
  const named = all.find((filter) => filter === parameters.get(PARAMETER))
  const choose = useCallback(
    (filter: ReviewFilter) => {
      const search = filter === 'all' ? '' : `?${PARAMETER}=${filter}`
      // A question that the hash names would be shown beside those chosen.
      void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return [named ?? 'all', choose] as const
}
