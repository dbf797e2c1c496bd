import { texts } from '../../../shared/texts/form-texts.ts'
import type { Spot } from '../form-beside/pdf-document.ts'
import type { AnswerTarget } from './answer-targets.ts'
import styles from './MovedAnswer.module.css'

const words = texts.formBeside.filled

/** What of a form an answer can be moved to, and how that is told. */
export interface AnswerTargets {
  readonly all: readonly AnswerTarget[]
  /** That the answer is dragged over. */
  readonly over: string | null
  readonly onChoose: (target: string) => void
}

interface TargetButtonProps extends Omit<AnswerTargets, 'all'> {
  readonly target: AnswerTarget
  /** Where it stands on its page; in the order of the text where there are no pages. */
  readonly spot?: Spot
}

/** A place that an answer can be moved to. */
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
