import { Button } from 'antd'
import type { Gaps } from '../../../../../../adapters/http-contract/gaps.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { isOfPerson } from '../header/drafting-again.ts'

const words = texts.gaps

interface OutdatedAnswersProps {
  readonly proposal: Proposal
  readonly outdated: Gaps['outdated']
}

/** Answers that rest on changed facts: only these are drafted again. */
export function OutdatedAnswers({ proposal, outdated }: OutdatedAnswersProps) {
  const [draft, { error, isLoading }] = useDraftAgainMutation()
  const ids = outdated.map(({ questionId }) => questionId)
  const drafts = proposal.questions.filter((question) => ids.includes(question.id) && !isOfPerson(question))
  const labels = [...new Set(outdated.flatMap((one) => one.labels))].join(', ')
  const draftThem = () =>
    void draft({ id: proposal.id, scope: 'drafts', questionIds: drafts.map((question) => question.id) })
  return (
    <Notice tone="warning" heading={words.outdatedCount(outdated.length)}>
      <span>{words.outdated(labels)}</span>
      {drafts.length < outdated.length && <span className="muted small">{words.kept}</span>}
      {drafts.length > 0 && (
        <div>
          <Button size="small" loading={isLoading} onClick={draftThem}>
            {words.draftThem(drafts.length)}
          </Button>
        </div>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </Notice>
  )
}
