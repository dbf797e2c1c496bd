import { Button } from 'antd'
import type { Gaps } from '../../../../../../adapters/http-contract/gaps.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { useDraftAgainMutation } from '../endpoints/drafting-endpoints.ts'
import { isOfPerson } from '../header/drafting-again.ts'
import { labelOf } from '../proposal-state.ts'
import { QuestionLink } from '../todo/QuestionLink.tsx'
import { OutdatedActions } from './OutdatedActions.tsx'

const words = texts.gaps

interface OutdatedAnswersProps {
  readonly proposal: Proposal
  readonly outdated: Gaps['outdated']
}

/** Answers that rest on changed facts: drafts are drafted again together, people's answers are decided one by one. */
export function OutdatedAnswers({ proposal, outdated }: OutdatedAnswersProps) {
  const [draft, { error, isLoading }] = useDraftAgainMutation()
  const ids = outdated.map(({ questionId }) => questionId)
  const questions = proposal.questions.filter(({ id, status }) => ids.includes(id) && status !== 'processing')
  const drafts = questions.filter((question) => !isOfPerson(question))
  const labels = [...new Set(outdated.flatMap((one) => one.labels))].join(', ')
  const draftThem = () =>
    void draft({ id: proposal.id, scope: 'drafts', questionIds: drafts.map((question) => question.id) })
  return (
    <Notice tone="warning" heading={words.outdatedCount(outdated.length)}>
      <span>{words.outdated(labels)}</span>
      {drafts.length > 0 && (
        <div>
          <Button size="small" loading={isLoading} onClick={draftThem}>
            {words.draftThem(drafts.length)}
          </Button>
        </div>
      )}
      {drafts.length < questions.length && <span className="muted small">{words.kept}</span>}
      {questions.filter(isOfPerson).map((question) => {
        const label = labelOf(proposal, question.id) ?? ''
        return (
          <section key={question.id} className="stack tight" aria-label={label}>
            <QuestionLink questionId={question.id} title={question.text}>
              {label}
            </QuestionLink>
            <span dir="auto">{question.answer?.answer}</span>
            <OutdatedActions proposalId={proposal.id} question={question} label={label} />
          </section>
        )
      })}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </Notice>
  )
}
