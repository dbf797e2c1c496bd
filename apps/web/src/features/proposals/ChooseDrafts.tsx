import { Button } from 'antd'
import { useState } from 'react'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { useWrittenByModel } from '../../shared/writing-service/account-settings.ts'
import { useViewWritingServiceQuery } from '../../shared/writing-service/endpoints.ts'
import { useDraftAgainMutation } from './endpoints/drafting-endpoints.ts'
import { isUndrafted } from './proposal-state.ts'

const words = texts.application.undrafted

/** Offers to draft as many undrafted questions as the user chooses, within the month's allowance. */
export function ChooseDrafts({ proposal: { id, questions } }: { readonly proposal: Proposal }) {
  const [isPutOff, setIsPutOff] = useState(false)
  const [draft, { error, isLoading }] = useDraftAgainMutation()
  const isPaid = useWrittenByModel()
  const { data } = useViewWritingServiceQuery(undefined, { skip: isPaid !== true, refetchOnMountOrArgChange: true })
  if (isPutOff || isPaid === null || (isPaid && data === undefined)) return null
  const open = questions.filter(isUndrafted).map((question) => question.id)
  const allowance = data?.allowance ?? null
  const covered = allowance?.isUsedUp === true ? 0 : (allowance?.left.answers ?? open.length)
  const day = allowance === null ? '' : formatDate(allowance.startsAgainAt)
  const draftFirst = (count: number) => void draft({ id, scope: 'unanswered', questionIds: open.slice(0, count) })
  return (
    <Notice tone="info" heading={words.title(open.length)}>
      {covered === 0 && <span>{words.noneCovered(day)}</span>}
      {covered > 0 && covered < open.length && <span>{words.someCovered(covered, day)}</span>}
      <div className="row">
        {covered > 0 && covered < open.length && (
          <Button type="primary" disabled={isLoading} onClick={() => draftFirst(covered)}>
            {words.draftFirst(covered)}
          </Button>
        )}
        {covered > 0 && (
          <Button disabled={isLoading} onClick={() => draftFirst(open.length)}>
            {words.draftAll(open.length)}
          </Button>
        )}
        <Button type="text" onClick={() => setIsPutOff(true)}>
          {words.notNow}
        </Button>
      </div>
      {error !== undefined && !isLoading && (
        <FailureNotice error={error} heading={texts.application.draftingAgain.failed} />
      )}
    </Notice>
  )
}
