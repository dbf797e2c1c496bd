import { normaliseWords } from '../shared/normalise-text.ts'
import { isSameLayout, layoutOfReading, type ToldForm, type ToldPlace } from '../forms/told-form.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import { printedText, spotsOf, type FormSpot } from './form-spots.ts'

/** Places of answers, by the words of their questions. */
export type PlacesOfQuestions = (question: string) => string | null

/**
 * Places that people chose in forms with the same layout; the latest choice for each question counts. A place is used
 * if this form prints the same there, or prints it exactly once elsewhere.
 */
export function toldPlacesOf(forms: readonly ToldForm[], reading: FormReading): PlacesOfQuestions {
  const layout = layoutOfReading(reading)
  const told = forms.filter((form) => isSameLayout(form.layout, layout)).flatMap(({ places = [] }) => places)
  const byQuestion = new Map(told.map((one) => [normaliseWords(one.question), one]))
  const spots = byQuestion.size === 0 ? [] : spotsOf(reading.blocks)
  return (question) => {
    const one = byQuestion.get(normaliseWords(question))
    return one === undefined ? null : placeIn(spots, one)
  }
}

function placeIn(spots: readonly FormSpot[], { place, line }: ToldPlace): string | null {
  const alike = spots.filter((spot) => normaliseWords(printedText(spot)) === normaliseWords(line))
  const same = alike.find((spot) => spot.place === place)
  if (same !== undefined) return same.place
  return line !== '' && alike.length === 1 ? alike[0]!.place : null
}
