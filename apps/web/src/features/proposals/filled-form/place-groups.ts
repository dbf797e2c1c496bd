import type { PlaceOfItem, PlaceOfQuestion } from '../../../../../../adapters/http-contract/forms.ts'

export type QuestionPlace = PlaceOfQuestion
export type AnyPlace = PlaceOfQuestion | PlaceOfItem

const GROUPS = ['left', 'by-hand', 'look-at', 'in-place'] as const
export type PlaceGroup = (typeof GROUPS)[number]

interface GroupOfPlaces {
  readonly group: PlaceGroup
  readonly places: readonly AnyPlace[]
}

/** Places that need somebody come first, each group in form order; empty groups are left out. */
export function groupsOf(all: readonly AnyPlace[]): GroupOfPlaces[] {
  return GROUPS.map((group) => ({ group, places: all.filter((place) => groupOf(place) === group) })).filter(
    ({ places }) => places.length > 0,
  )
}

export function groupOf({ state, reason, isOverLimit }: AnyPlace): PlaceGroup {
  if (reason === 'by-hand') return 'by-hand'
  if (state === 'left' || state === 'no-place') return 'left'
  return state === 'filled' && !isOverLimit ? 'in-place' : 'look-at'
}

export const idOf = (place: AnyPlace): string => ('questionId' in place ? place.questionId : place.itemId)

/** Element id of a place's part on the pages. */
export const shownId = (place: AnyPlace, part: number) => `filled-${idOf(place)}-${part}`
