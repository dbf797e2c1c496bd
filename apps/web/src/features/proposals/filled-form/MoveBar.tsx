import { Button } from 'antd'
import { texts } from '../../../shared/texts/form-texts.ts'
import styles from './MovedAnswer.module.css'

const words = texts.formBeside.filled

interface MoveBarProps {
  readonly text: string
  readonly isBusy: boolean
  readonly onBack: () => void
  /** Lets the product choose the place again. */
  readonly onLeave: () => void
}

/** Names the answer being moved, above its possible places. */
export function MoveBar({ text, isBusy, onBack, onLeave }: MoveBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={words.point}>
      <p role="status" className={styles.what}>
        {words.pointTo} <bdi>{text}</bdi>
      </p>
      <Button onClick={onBack}>{words.back}</Button>
      <Button type="text" disabled={isBusy} onClick={onLeave}>
        {words.leaveToForm}
      </Button>
    </div>
  )
}
