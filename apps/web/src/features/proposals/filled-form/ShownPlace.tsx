import { Button } from 'antd'
import type { PointerEvent, ReactNode } from 'react'
import { texts } from '../../../shared/texts/form-texts.ts'
import type { Spot } from '../form-beside/pdf-document.ts'
import { groupOf, idOf, shownId, type AnyPlace, type QuestionPlace } from './place-groups.ts'
import styles from './ShownPlace.module.css'
import type { PlaceActions } from './use-place-actions.ts'

const words = texts.formBeside.filled

export interface ShownPlaces {
  readonly chosen: string | null
  /** The answer in the Tab order. */
  readonly reached: string | null
  readonly actions: PlaceActions
  readonly onChoose: (id: string | null) => void
  /** Called on a press that may start a drag. */
  readonly onGrab: (event: PointerEvent, place: QuestionPlace) => void
}

interface ShownPlaceProps extends ShownPlaces {
  readonly place: AnyPlace
  /** Index of the answer's part, from 0: an answer may continue elsewhere. */
  readonly part: number
  /** Position on its page; absent without pages. */
  readonly spot?: Spot
  readonly children?: ReactNode
}

/** The outlined place of an answer, with actions when selected. */
export function ShownPlace(props: ShownPlaceProps) {
  const { place, part, spot, chosen, reached, actions, onChoose, onGrab, children } = props
  const id = idOf(place)
  const [isChosen, group, all] = [id === chosen, groupOf(place), actions.all(place)]
  const isKnown = place.reason === 'unconfirmed'
  const sidesOf = (spot: Spot) => [
    Number.parseFloat(spot.top) > 12 ? styles.above : styles.below,
    Number.parseFloat(spot.left) > 45 ? styles.toLeft : styles.toRight,
  ]
  const tip = [styles.tip, ...(spot === undefined ? [styles.above, styles.toLeft] : sidesOf(spot))].join(' ')
  return (
    <div
      className={spot === undefined ? styles.inText : styles.onPage}
      data-group={group}
      data-chosen={isChosen || undefined}
      style={spot}
    >
      {children}
      <button
        type="button"
        id={shownId(place, part)}
        className={styles.outline}
        data-shown={id}
        tabIndex={id === reached && part === 0 ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={words.shownPlace(place.text, isKnown ? words.reasons.unconfirmed : words.groups[group])}
        onPointerDown={(event) => 'questionId' in place && place.written !== null && onGrab(event, place)}
        onClick={() => onChoose(isChosen ? null : id)}
      />
      {isChosen && part === 0 && all.length > 0 && (
        <div className={tip} role="group" aria-label={words.moreOf(place.text)}>
          {all.map(({ label, isDisabled = false, onSelect }) => (
            <Button key={label} type="text" size="small" disabled={isDisabled} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
