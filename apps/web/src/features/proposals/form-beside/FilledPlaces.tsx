import { texts } from '../../../shared/texts/form-texts.ts'
import { ActionMenu } from '../../../shared/ui/ActionMenu.tsx'
import styles from './FilledForm.module.css'
import { groupsOf, idOf, type AnyPlace, type FilledPlacesOf, type QuestionPlace } from './place-groups.ts'

const words = texts.formBeside.filled

interface PlaceActions {
  readonly isBusy: boolean
  readonly onShow: (place: string) => void
  readonly onPoint: (place: QuestionPlace) => void
}

/** What is to be known of a place, besides the group that it is in. */
function notesOf({ state, reason, page, isOverLimit }: AnyPlace): string[] {
  return [
    ...(page === null ? [] : [texts.formBeside.page(page)]),
    ...(reason === null || reason === 'by-hand' ? [] : [words.reasons[reason]]),
    ...(state === 'too-long' ? [words.longerThanPlace] : []),
    ...(isOverLimit ? [words.overLimit] : []),
    ...(isOverLimit && (state === 'small' || state === 'further-page') ? [words.groups[state]] : []),
  ]
}

function Entry({ place, isBusy, onShow, onPoint }: PlaceActions & { readonly place: AnyPlace }) {
  const line = place.place
  const notes = notesOf(place)
  const actions = [
    ...(line === null ? [] : [{ label: words.show, onSelect: () => onShow(line) }]),
    ...('questionId' in place ? [{ label: words.point, isDisabled: isBusy, onSelect: () => onPoint(place) }] : []),
  ]
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <bdi>{place.text}</bdi>
        {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
      </span>
      {actions.length > 0 && (
        <ActionMenu type="text" size="small" accessibleName={words.moreOf(place.text)} groups={[actions]} />
      )}
    </li>
  )
}

/** What becomes of each question and of what is to be done, those first that need somebody. */
export function FilledPlaces({ places, ...actions }: PlaceActions & { readonly places: FilledPlacesOf }) {
  return groupsOf(places).map(({ group, places: inGroup }) => (
    <section key={group} className={styles.group} aria-label={words.groups[group]}>
      <h3>{words.groupOf(words.groups[group], inGroup.length)}</h3>
      <p className="muted small">{words.hints[group]}</p>
      <ul className={styles.list}>
        {inGroup.map((place) => (
          <Entry key={idOf(place)} place={place} {...actions} />
        ))}
      </ul>
    </section>
  ))
}
