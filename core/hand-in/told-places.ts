import { normaliseWords } from '../shared/normalise-text.ts'
import { isSameLayout, layoutOfReading, type ToldForm, type ToldPlace } from '../forms/told-form.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import { printedText, spotsOf, type FormSpot } from './form-spots.ts'

/** Where answers belong, by the words of their questions. */
export type PlacesOfQuestions = (question: string) => string | null

/**
 * Where people pointed to in forms that are laid out like this one, the last word on each question. A place counts where this
 * form prints the same there, or prints it once elsewhere.
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
