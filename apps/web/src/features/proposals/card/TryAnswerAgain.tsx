import { Button } from 'antd'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'

const words = texts.application.draftingAgain

interface TryAnswerAgainProps {
  readonly proposalId: string
  readonly questionId: string
  /** Label of the question, such as "Question 3". */
  readonly label: string
  /** Whether it was never drafted. */
  readonly isFirst?: boolean
}

/** Retries an answer that failed or was not drafted yet. */
export function TryAnswerAgain({ proposalId, questionId, label, isFirst = false }: TryAnswerAgainProps) {
  const [draft, { error, isLoading }] = useDraftAgainMutation()
  const again = () => void draft({ id: proposalId, scope: 'unanswered', questionIds: [questionId] })
  const name = isFirst ? words.firstOf(label) : words.tryAgainOf(label)
  return (
    <>
      <div>
        <Button size="small" loading={isLoading} aria-label={name} onClick={again}>
          {isFirst ? words.first : texts.common.tryAgain}
        </Button>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </>
  )
}
