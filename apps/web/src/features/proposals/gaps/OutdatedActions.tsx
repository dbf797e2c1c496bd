import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { useLoadGapsQuery } from '../endpoints/gap-endpoints.ts'
import { useReviewQuestionsMutation } from '../endpoints/question-endpoints.ts'
import { isOfPerson } from '../header/drafting-again.ts'

const words = texts.gaps

interface OutdatedActionsProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
}

/** Confirms an outdated answer, or drafts it again. */
export function OutdatedActions({ proposalId: id, question, label }: OutdatedActionsProps) {
  const { refetch } = useLoadGapsQuery(id, { selectFromResult: () => ({}) })
  const [draft, drafting] = useDraftAgainMutation()
  const [review, reviewing] = useReviewQuestionsMutation()
  const questionIds = [question.id]
  const confirm = async () => {
    await review({ id, questionIds, reviewStatus: 'checked' })
    await refetch()
  }
  const scope = isOfPerson(question) ? ({ scope: 'all', confirmed: true } as const) : ({ scope: 'drafts' } as const)
  const isBusy = drafting.isLoading || reviewing.isLoading
  const error = drafting.error ?? reviewing.error
  return (
    <div className="row">
      <Button size="small" disabled={isBusy} aria-label={words.stillRightOf(label)} onClick={() => void confirm()}>
        {words.stillRight}
      </Button>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={words.draftAgainOf(label)}
        onClick={() => void draft({ id, questionIds, ...scope })}
      >
        {words.draftAgain}
      </Button>
      {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.failed} />}
    </div>
  )
}
