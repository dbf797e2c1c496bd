import { Button } from 'antd'
import { useState } from 'react'
import { texts } from '../../../shared/texts/form-texts.ts'
import { ActionMenu } from '../../../shared/ui/ActionMenu.tsx'
import styles from './PlaceList.module.css'
import { groupsOf, idOf, type AnyPlace, type PlaceGroup } from './place-groups.ts'
import type { PlaceActions } from './use-place-actions.ts'

const words = texts.formBeside.filled
/** Longer lists are collapsed. */
const MOST_OPEN = 12

interface ListProps {
  readonly chosen: string | null
  readonly actions: PlaceActions
  readonly onChoose: (id: string) => void
}

/** Notes on a place, besides its group. */
function notesOf({ state, reason, isOverLimit, boxes, page }: AnyPlace): string[] {
  const at = boxes[0]?.page ?? page
  return [
    ...(reason === null || reason === 'by-hand' ? [] : [words.reasons[reason]]),
    ...(state === 'filled' || state === 'left' || state === 'no-place' ? [] : [words.states[state]]),
    ...(isOverLimit ? [words.overLimit] : []),
    ...(at === null ? [] : [texts.formBeside.page(at)]),
  ]
}

function Entry({ place, group, chosen, actions, onChoose }: ListProps & { place: AnyPlace; group: PlaceGroup }) {
  const [notes, all] = [notesOf(place), actions.all(place)]
  const id = idOf(place)
  const write = group === 'left' ? actions.question(place) : null
  const isKnown = place.reason === 'unconfirmed'
  return (
    <li className={styles.entry} data-chosen={id === chosen || undefined}>
      <button type="button" className={styles.what} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        <bdi className={styles.text}>{place.text}</bdi>
        {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
      </button>
      {write !== null && (
        <Button
          type="link"
          size="small"
          aria-label={isKnown ? words.confirmFor(place.text) : words.writeFor(place.text)}
          onClick={write.onSelect}
        >
          {isKnown ? words.confirm : words.write}
        </Button>
      )}
      {all.length > 0 && (
        <ActionMenu type="text" size="small" accessibleName={words.moreOf(place.text)} groups={[all]} />
      )}
    </li>
  )
}

function Group({ group, places, ...list }: ListProps & { group: PlaceGroup; places: readonly AnyPlace[] }) {
  const [isUnfolded, setIsUnfolded] = useState(group !== 'in-place' && places.length <= MOST_OPEN)
  const isOpen = isUnfolded || places.some((place) => idOf(place) === list.chosen)
  return (
    <section className={styles.group} aria-label={words.groups[group]}>
      <div className="row apart">
        <h3>{words.groupOf(words.groups[group], places.length)}</h3>
        <button
          type="button"
          className="link-button small"
          aria-expanded={isOpen}
          aria-label={words.foldOf(words.groups[group])}
          onClick={() => setIsUnfolded(!isOpen)}
        >
          {isOpen ? words.hide : words.showAll}
        </button>
      </div>
      <p className="muted small">{words.hints[group]}</p>
      {isOpen && (
        <ul className={styles.list}>
          {places.map((place) => (
            <Entry key={idOf(place)} place={place} group={group} {...list} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Places of all questions and items; those that need somebody come first. */
export function PlaceList({ places, ...list }: ListProps & { readonly places: readonly AnyPlace[] }) {
  return groupsOf(places).map((of) => <Group key={of.group} {...of} {...list} />)
}
