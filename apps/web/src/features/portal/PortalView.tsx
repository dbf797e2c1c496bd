import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import { useKeys } from '../../shared/use-keys.ts'
import { CountingField } from './CountingField.tsx'
import { PortalCard } from './PortalCard.tsx'
import { PortalSteps } from './PortalSteps.tsx'
import { usePortalQuestion } from './use-portal-question.ts'

const words = texts.portal

interface PortalViewProps {
  readonly proposalId: string
  /** Of at least one question. */
  readonly portal: Response<'GET /proposals/:id/portal'>
}

function Turning({
  at,
  last,
  onGo,
}: {
  readonly at: number
  readonly last: number
  readonly onGo: (to: number) => void
}) {
  return (
    <div className="row">
      <Button
        icon={<LeftOutlined aria-hidden />}
        disabled={at === 0}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onGo(at - 1)}
      >
        {words.previous}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={at === last}
        aria-keyshortcuts="ArrowRight"
        onClick={() => onGo(at + 1)}
      >
        {words.next}
      </Button>
    </div>
  )
}

/** One answer at a time, with how many are copied. */
export function PortalView({ proposalId, portal: { answers, counting } }: PortalViewProps) {
  const { at, goTo } = usePortalQuestion(answers)
  const last = answers.length - 1
  useKeys({ ArrowLeft: () => goTo(at - 1), ArrowRight: () => goTo(at + 1) })
  const copied = answers.filter(({ state }) => state === 'copied').length
  const isDone = copied > 0 && answers.every(({ state }) => state === 'copied' || state === 'unanswered')
  const answer = answers[at]
  return (
    <div className="stack">
      <CountingField proposalId={proposalId} counting={counting} />
      <strong role="status">
        {words.progress(copied, answers.length)}
        {isDone && <span>{` · ${words.allCopied}`}</span>}
      </strong>
      <PortalSteps answers={answers} at={at} onGo={goTo} />
      {answer !== undefined && (
        <PortalCard
          key={answer.questionId}
          proposalId={proposalId}
          answer={answer}
          label={words.question(at + 1, answers.length)}
        />
      )}
      <Turning at={at} last={last} onGo={goTo} />
    </div>
  )
}
