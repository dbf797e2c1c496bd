import { Button } from 'antd'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'

const words = texts.application.draftingAgain

interface TryAnswerAgainProps {
  readonly proposalId: string
  readonly questionId: string
  /** The question's own, such as "Question 3". */
  readonly label: string
  /** Whether nothing was drafted for it yet. */
  readonly isFirst?: boolean
}

/** For an answer that could not be written, or was not drafted yet. */
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
