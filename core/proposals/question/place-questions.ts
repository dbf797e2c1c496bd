import type { QuestionId } from '../../shared/ids.ts'
import type { QuestionPlace } from '../ports.ts'

/** The order of the questions after moving one to a place, from 0; beyond the end it becomes the last. */
export function orderWith(places: readonly QuestionPlace[], moved: QuestionId, place: number): QuestionId[] {
  const others = places.map(({ id }) => id).filter((id) => id !== moved)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** The order of the questions after inserting some after one of them. */
export function orderAfter(places: readonly QuestionPlace[], after: QuestionId, added: readonly QuestionId[]) {
  const others = places.map(({ id }) => id).filter((id) => !added.includes(id))
  const at = others.indexOf(after) + 1
  return [...others.slice(0, at), ...added, ...others.slice(at)]
}

/** Number of questions before a former position. */
export function placeAt(places: readonly QuestionPlace[], position: number): number {
  return places.filter((place) => place.position < position).length
}
