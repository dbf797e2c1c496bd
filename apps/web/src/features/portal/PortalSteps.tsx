import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import styles from './PortalSteps.module.css'

const words = texts.portal

interface PortalStepsProps {
  readonly answers: readonly PortalAnswer[]
  /** The place of the answer that is shown. */
  readonly at: number
  readonly onGo: (place: number) => void
}

/** All answers by number, with those ticked that are copied. */
export function PortalSteps({ answers, at, onGo }: PortalStepsProps) {
  return (
    <nav aria-label={words.questions}>
      <ol className={styles.steps}>
        {answers.map(({ questionId, state }, place) => (
          <li key={questionId}>
            <Button
              size="small"
              type={place === at ? 'primary' : 'default'}
              aria-current={place === at ? 'step' : undefined}
              aria-label={words.stepOf(String(place + 1), words.states[state])}
              icon={state === 'copied' && <CheckOutlined aria-hidden />}
              onClick={() => onGo(place)}
            >
              {place + 1}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
