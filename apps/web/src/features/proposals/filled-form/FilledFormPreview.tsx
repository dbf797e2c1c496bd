import { Checkbox, Segmented } from 'antd'
import { useCallback, useState } from 'react'
import type { Response } from '../../../../../../adapters/http-contract/calls.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { useMedia } from '../../../shared/theme/use-media.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { answersToCheck } from '../answers-to-check.ts'
import { currentQuestion } from '../list/current-question.ts'
import { useViewFormBlocksQuery } from '../form-beside/form-endpoints.ts'
import { usePointToPlaceMutation, type useViewFilledPlacesQuery } from './filled-form-endpoints.ts'
import styles from './FilledFormDrawer.module.css'
import { FilledPages } from './FilledPages.tsx'
import { FilledText } from './FilledText.tsx'
import { groupOf, groupsOf, idOf, shownId, type AnyPlace, type QuestionPlace } from './place-groups.ts'
import { PlaceList } from './PlaceList.tsx'
import { ShownForm } from './ShownForm.tsx'
import { useMoveAnswer } from './use-move-answer.ts'
import { usePlaceActions } from './use-place-actions.ts'

const words = texts.formBeside.filled
const VIEWS = ['pages', 'list'] as const

/** The selected place, scrolled into view: at first that of the current question, or one that needs somebody. */
function useChosen(places: readonly AnyPlace[]) {
  const [chosen, setChosen] = useState(() => currentQuestion() ?? groupsOf(places)[0]?.places.map(idOf)[0] ?? null)
  const onShown = useCallback(() => {
    const place = places.find((one) => idOf(one) === chosen)
    if (place !== undefined) document.getElementById(shownId(place, 0))?.scrollIntoView({ block: 'nearest' })
  }, [places, chosen])
  const first = places.find(({ boxes, place }) => boxes.length > 0 || place !== null)
  const reached = places.some((one) => idOf(one) === chosen) ? chosen : first === undefined ? null : idOf(first)
  return { chosen, reached, setChosen, onShown }
}

interface FilledFormPreviewProps {
  readonly proposal: Proposal
  readonly filled: {
    readonly places: readonly AnyPlace[]
    readonly notes: Response<'GET /proposals/:id/filledForm/places'>['notes']
  }
  readonly query: Pick<ReturnType<typeof useViewFilledPlacesQuery>, 'isFetching' | 'fulfilledTimeStamp' | 'refetch'>
  readonly onClose: () => void
  /** Shows the form's line with this place. */
  readonly onShow: (place: string) => void
  readonly hasRemarks: boolean
  readonly onRemarks: (hasRemarks: boolean) => void
}

/** The filled file, beside a list with the result of each answer. */
export function FilledFormPreview(props: FilledFormPreviewProps) {
  const { proposal, filled, query, hasRemarks, onRemarks, onClose, onShow } = props
  const { id, formFileName, questions } = proposal
  const { places, notes } = filled
  const isNarrow = useMedia('(max-width: 860px)')
  const [view, setView] = useState<(typeof VIEWS)[number]>('pages')
  const { data: form } = useViewFormBlocksQuery({ id, form: formFileName })
  const [set, setting] = usePointToPlaceMutation()
  const { setChosen, ...shown } = useChosen(places)
  const { refetch } = query
  const change = useCallback(
    async ({ questionId }: QuestionPlace, how: { place: string | null } | Pick<QuestionPlace, 'setting'>) => {
      const { error } = await set({ id, questionId, ...how })
      if (error === undefined) void refetch()
    },
    [set, id, refetch],
  )
  const drop = useCallback(
    (place: QuestionPlace, target: string | null) => {
      setChosen(place.questionId)
      if (target !== place.place) void change(place, { place: target })
    },
    [change, setChosen],
  )
  const move = useMoveAnswer(drop)
  const moveTo = (target: string | null) => {
    move.end()
    if (move.moving !== null) drop(move.moving.place, target)
  }
  const isBusy = query.isFetching || setting.isLoading
  const actions = usePlaceActions(proposal, {
    isPdf: form?.isPdf === true,
    isBusy,
    onLeave: onClose,
    onShow,
    onPoint: (place) => {
      setView('pages')
      move.start(place)
    },
    onSet: (place, setting) => void change(place, { setting }),
  })
  const before = answersToCheck(questions)
  const left = places.filter((place) => groupOf(place) === 'left').length
  const choose = (chosen: string) => {
    setChosen(chosen)
    setView('pages')
  }
  const common = { places, actions, ...shown, onChoose: setChosen, onGrab: move.grab }
  return (
    <div className={styles.preview}>
      {isNarrow && (
        <Segmented
          block
          className={styles.views ?? ''}
          aria-label={words.views.label}
          options={VIEWS.map((value) => ({
            value,
            label: value === 'list' && left > 0 ? words.leftEmpty(left) : words.views[value],
          }))}
          value={view}
          onChange={setView}
        />
      )}
      <ShownForm form={form} isHidden={isNarrow && view !== 'pages'} isBusy={isBusy} move={move} moveTo={moveTo}>
        {(targets) =>
          form === undefined ? (
            <SkeletonLines count={12} height={16} />
          ) : form.isPdf ? (
            <FilledPages proposalId={id} version={query.fulfilledTimeStamp ?? 0} targets={targets} {...common} />
          ) : (
            <FilledText blocks={form.blocks} targets={targets} {...common} />
          )
        }
      </ShownForm>
      <aside className={styles.list} hidden={isNarrow && view !== 'list'} aria-label={words.views.list}>
        {before !== '' && <Notice tone="warning">{before}</Notice>}
        {setting.error !== undefined && <FailureNotice error={setting.error} heading={texts.formBeside.failed} />}
        {notes.map((note) => (
          <Notice key={note} tone="info">
            {words.notes[note]}
          </Notice>
        ))}
        <Checkbox checked={hasRemarks} onChange={({ target }) => onRemarks(target.checked)}>
          {words.remarks}
        </Checkbox>
        <PlaceList places={places} chosen={shown.chosen} actions={actions} onChoose={choose} />
      </aside>
    </div>
  )
}
