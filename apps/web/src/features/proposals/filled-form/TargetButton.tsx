import { texts } from '../../../shared/texts/form-texts.ts'
import type { Spot } from '../form-beside/pdf-document.ts'
import type { AnswerTarget } from './answer-targets.ts'
import styles from './MovedAnswer.module.css'

const words = texts.formBeside.filled

/** Places that an answer can move to, with callbacks. */
export interface AnswerTargets {
  readonly all: readonly AnswerTarget[]
  /** The target below the dragged answer. */
  readonly over: string | null
  readonly onChoose: (target: string) => void
}

interface TargetButtonProps extends Omit<AnswerTargets, 'all'> {
  readonly target: AnswerTarget
  /** Position on its page; absent without pages. */
  readonly spot?: Spot
}

/** A place that an answer can move to. */
export function TargetButton({ target, spot, over, onChoose }: TargetButtonProps) {
  const { place, label, isPlace } = target
  return (
    <button
      type="button"
      className={[styles.target, spot === undefined ? styles.inText : styles.onPage].join(' ')}
      style={spot}
      data-target={place}
      data-over={place === over || undefined}
      data-place={isPlace || undefined}
      aria-label={words.moveTo(label)}
      onClick={() => onChoose(place)}
    >
      {spot === undefined && words.putHere}
    </button>
  )
}
