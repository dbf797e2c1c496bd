import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import type { MenuAction } from '../../../shared/ui/ActionMenu.tsx'
import { numberOf } from '../proposal-state.ts'
import { useJump } from '../list/use-question-in-address.ts'
import type { AnyPlace, QuestionPlace } from './place-groups.ts'

const words = texts.formBeside.filled
const SETTINGS = ['small', 'further-page'] as const

export interface PlaceActions {
  /** Link to the question of a place; null for items. */
  readonly question: (place: AnyPlace) => MenuAction | null
  readonly all: (place: AnyPlace) => readonly MenuAction[]
}

interface Ways {
  readonly isPdf: boolean
  readonly isBusy: boolean
  /** Closes the preview. */
  readonly onLeave: () => void
  /** Shows the form's line with this place. */
  readonly onShow: (place: string) => void
  readonly onPoint: (place: QuestionPlace) => void
  readonly onSet: (place: QuestionPlace, setting: QuestionPlace['setting']) => void
}

/** Actions on a place of the filled form, in the list and on the page. */
export function usePlaceActions({ questions }: Proposal, ways: Ways): PlaceActions {
  const jump = useJump()
  const { isPdf, isBusy: isDisabled, onLeave, onShow, onPoint, onSet } = ways
  const question = (place: AnyPlace): MenuAction | null => {
    const at = 'questionId' in place ? questions.findIndex(({ id }) => id === place.questionId) : -1
    const asked = questions[at]
    if (asked === undefined) return null
    const go = () => {
      onLeave()
      jump(asked.id)
    }
    return { label: words.toQuestion(numberOf(asked, at)), onSelect: go }
  }
  const ofQuestion = (place: QuestionPlace): MenuAction[] => {
    const mayBeSet = SETTINGS.filter((setting) => place.setting === setting || (isPdf && place.state === 'filled'))
    const settings = mayBeSet.map((setting) => {
      const isOn = place.setting === setting
      const label = words.settings[setting][isOn ? 'off' : 'on']
      return { label, isDisabled, onSelect: () => onSet(place, isOn ? null : setting) }
    })
    return [...settings, { label: words.point, isDisabled, onSelect: () => onPoint(place) }]
  }
  const all = (place: AnyPlace): MenuAction[] => {
    if ('questionId' in place) return [...ofQuestion(place), question(place)].filter((action) => action !== null)
    const line = place.place
    return line === null ? [] : [{ label: words.show, onSelect: () => onShow(line) }]
  }
  return { question, all }
}
