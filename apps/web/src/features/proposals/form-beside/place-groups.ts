import type { PlaceOfItem, PlaceOfQuestion } from '../../../../../../adapters/http-contract/forms.ts'

export type QuestionPlace = PlaceOfQuestion
export type AnyPlace = PlaceOfQuestion | PlaceOfItem

export interface FilledPlacesOf {
  readonly places: readonly PlaceOfQuestion[]
  readonly items: readonly PlaceOfItem[]
}

const GROUPS = ['no-place', 'too-long', 'further-page', 'small', 'left', 'by-hand', 'filled'] as const
type PlaceGroup = (typeof GROUPS)[number]

/** The places that need somebody first, each group in the order of the form; without groups that are empty. */
export function groupsOf({ places, items }: FilledPlacesOf): { group: PlaceGroup; places: AnyPlace[] }[] {
  const all: AnyPlace[] = [...places, ...items]
  return GROUPS.flatMap((group) => {
    const inGroup = all.filter((place) => groupOf(place) === group)
    return inGroup.length === 0 ? [] : [{ group, places: inGroup }]
  })
}

function groupOf({ state, reason, isOverLimit }: AnyPlace): PlaceGroup {
  if (reason === 'by-hand') return 'by-hand'
  return isOverLimit && state !== 'left' && state !== 'no-place' ? 'too-long' : state
}

export const idOf = (place: AnyPlace): string => ('questionId' in place ? place.questionId : place.itemId)
