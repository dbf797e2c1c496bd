import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { isOfPerson } from '../header/drafting-again.ts'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { useLoadGapsQuery } from '../endpoints/gap-endpoints.ts'

const words = texts.gaps

interface OutdatedMarkProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
}

/** Shows the changed facts behind an outdated answer, and drafts it again. */
export function OutdatedMark({ proposalId, question, label }: OutdatedMarkProps) {
  const changed = useLoadGapsQuery(proposalId, {
    selectFromResult: ({ data }) => ({
      labels: data?.outdated.find(({ questionId }) => questionId === question.id)?.labels.join(', '),
    }),
  })
  const [draft, { isLoading }] = useDraftAgainMutation()
  if (changed.labels === undefined || question.status === 'processing') return null
  return (
    <Notice tone="warning">
      <div className="row apart">
        <span>{words.outdated(changed.labels)}</span>
        {!isOfPerson(question) && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={words.draftAgainOf(label)}
            onClick={() => void draft({ id: proposalId, scope: 'drafts', questionIds: [question.id] })}
          >
            {words.draftAgain}
          </Button>
        )}
      </div>
    </Notice>
  )
}
