import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useLoadGapsQuery } from '../endpoints/gap-endpoints.ts'
import { OutdatedActions } from '../gaps/OutdatedActions.tsx'

interface OutdatedMarkProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
}

/** Shows the changed facts behind an outdated answer, and what can be done. */
export function OutdatedMark(props: OutdatedMarkProps) {
  const { question, proposalId } = props
  const changed = useLoadGapsQuery(proposalId, {
    selectFromResult: ({ data }) => ({
      labels: data?.outdated.find(({ questionId }) => questionId === question.id)?.labels.join(', '),
    }),
  })
  if (changed.labels === undefined || question.status === 'processing') return null
  return (
    <Notice tone="warning">
      <div className="row apart">
        <span>{texts.gaps.outdated(changed.labels)}</span>
        <OutdatedActions {...props} />
      </div>
    </Notice>
  )
}
