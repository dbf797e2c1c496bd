import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import { useKeys } from '../../shared/use-keys.ts'
import { CountingField } from './CountingField.tsx'
import { PortalCard } from './PortalCard.tsx'
import { PortalList } from './PortalList.tsx'
import styles from './PortalList.module.css'
import { usePortalQuestion, type PortalPlace } from './use-portal-question.ts'

const words = texts.portal

interface PortalViewProps {
  readonly proposalId: string
  /** Of at least one question. */
  readonly portal: Response<'GET /proposals/:id/portal'>
}

function Turning({ place: { beside, goTo } }: { readonly place: PortalPlace }) {
  const [previous, next] = [beside(-1), beside(1)]
  return (
    <div className="row">
      <Button
        icon={<LeftOutlined aria-hidden />}
        disabled={previous === undefined}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => goTo(previous)}
      >
        {words.previous}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={next === undefined}
        aria-keyshortcuts="ArrowRight"
        onClick={() => goTo(next)}
      >
        {words.next}
      </Button>
    </div>
  )
}

/** One answer at a time, beside the list of all with what is copied. */
export function PortalView({ proposalId, portal: { answers, counting } }: PortalViewProps) {
  const place = usePortalQuestion(answers)
  const { at, current, beside, goTo } = place
  useKeys({ ArrowLeft: () => goTo(beside(-1)), ArrowRight: () => goTo(beside(1)) })
  const copied = answers.filter(({ state }) => state === 'copied').length
  const isDone = copied > 0 && answers.every(({ state }) => state === 'copied' || state === 'unanswered')
  return (
    <div className={styles.columns}>
      <div className="stack">
        <strong role="status">
          {words.progress(copied, answers.length)}
          {isDone && <span>{` · ${words.allCopied}`}</span>}
        </strong>
        {current !== undefined && (
          <PortalCard
            key={current.questionId}
            proposalId={proposalId}
            answer={current}
            label={words.question(at + 1, answers.length)}
          />
        )}
        <Turning place={place} />
        <CountingField proposalId={proposalId} counting={counting} />
      </div>
      <PortalList answers={answers} place={place} />
    </div>
  )
}
