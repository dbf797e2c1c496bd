import type { ItemId, QuestionId } from '../shared/ids.ts'
import { budgetPlaces } from './budget-places.ts'
import { costsOfAnswer } from './costs-of-answer.ts'
import { withoutPlaceholders } from '../languages/placeholders.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { isOfPerson } from '../shared/text-state.ts'
import { isWithin } from '../shared/text-limit.ts'
import type { FormItem } from '../proposals/form/form-item.ts'
import type { AnswerSetting, FormReading, QuestionMark } from '../proposals/form/form-reading.ts'
import { type BoxOnPage, type FilledPlace, type FormEntry, isWrittenState } from './ports.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import type { AnswerToFill } from './form-entries.ts'
import { spotsOf } from './form-spots.ts'
import { knownValue, type KnownValues } from './known-values.ts'
import type { PlacesOfQuestions } from './told-places.ts'

/** The result for a question or an item in a funder's file. */
export interface PlaceInForm extends Omit<Required<FilledPlace>, 'id' | 'reason'> {
  /** `unconfirmed`: documents give the answer, but no person has confirmed it. */
  readonly reason: FilledPlace['reason'] | 'unconfirmed'
  readonly of: { readonly questionId: QuestionId } | { readonly itemId: ItemId }
  readonly text: string
  /** Its place in the form, as in `linesOf`, or an empty cell; null without a place. */
  readonly place: string | null
  /** The setting that a person chose; null if the place decides. */
  readonly setting: AnswerSetting | null
  /** Markdown, or the chosen printed words; null if nothing is written. */
  readonly written: string | null
  /** Whether the answer is longer than the funder allows. */
  readonly isOverLimit: boolean
}

/** Returns the remark beside an empty place; null for an answer in words. */
export type SayRemark = (needed: QuestionKind | 'unconfirmed' | null) => string

/** An application with the texts and values to write into its form. */
export interface ApplicationToFill {
  readonly questions: readonly Question[]
  readonly reading: FormReading
  readonly known: KnownValues
  /** Places that people of the account chose in another form of the same layout. */
  readonly pointedTo: PlacesOfQuestions
  /** Null for no remarks beside empty places. */
  readonly sayRemark: SayRemark | null
}

export function answersToFill(application: ApplicationToFill): AnswerToFill[] {
  const { questions, reading } = application
  const marks = new Map(reading.marks.map((mark) => [mark.questionId, mark]))
  return [
    ...questions.map((question) => answerOf(question, marks.get(question.id) ?? null, application)),
    ...reading.items.map((item) => valueOf(item, application)),
  ]
}

/** Amounts of a budget to write, by the index of their question or item in `answersToFill`. */
export function budgetEntries({ questions, reading, known }: ApplicationToFill): ReadonlyMap<number, FormEntry[]> {
  const marks = new Map(reading.marks.map((mark) => [mark.questionId, mark]))
  const asked = [
    ...questions.map((one) => ({
      ...one,
      place: marks.get(one.id)?.place ?? null,
      lines: isOfPersonIn(one) ? ownCosts(one) : (known.budget?.lines ?? (one.review === null ? null : ownCosts(one))),
    })),
    ...reading.items.map((item) => ({ ...item, lines: item.answer == null ? (known.budget?.lines ?? null) : null })),
  ]
  return new Map(
    asked.flatMap(({ id, kind, place, lines }, at): [number, FormEntry[]][] => {
      if (kind !== 'budget' || lines === null) return []
      const places = budgetPlaces(reading.blocks, place, { lines })
      const rest = { chosen: null, day: null, remark: null }
      return places.length === 0 ? [] : [[at, places.map((one, nth) => ({ id: `${id} ${nth}`, ...one, ...rest }))]]
    }),
  )
}

function ownCosts(question: Question): ReturnType<typeof costsOfAnswer> {
  return costsOfAnswer(givenAnswer(question)?.text ?? '')
}

function isOfPersonIn({ answerState }: Question): boolean {
  return answerState !== null && isOfPerson(answerState)
}

/** Leaves out texts that only say what is missing, placeholders and unconfirmed facts. */
function answerOf(
  question: Question,
  mark: QuestionMark | null,
  { known: said, sayRemark, ...application }: ApplicationToFill,
): AnswerToFill {
  const { id, guidance, anchor, kind, number } = question
  const words = mark?.found ?? question.text
  const pointedTo = mark?.answerPlace ?? application.pointedTo(words)
  const known = { place: mark?.place ?? null, pointedTo }
  const asked = { id, text: words, guidance, anchor, kind, options: [], ...known }
  const isWaiting = isUnconfirmed(question, said)
  const text = isWaiting ? '' : withoutPlaceholders(givenAnswer(question)?.text ?? '')
  const setting = mark?.answerSetting
  const answer = text === '' ? null : text
  return {
    asked,
    number,
    answer,
    remark: sayRemark?.(isWaiting ? 'unconfirmed' : null) ?? null,
    ...(setting && { setting }),
  }
}

const OF_PROFILE = 'profile:'

/** Whether documents give the fact, but nobody has confirmed it, neither in the profile nor as this answer. */
function isUnconfirmed(question: Question, { confirmed }: KnownValues): boolean {
  const answer = givenAnswer(question)
  if (answer === null || question.review !== null || isOfPersonIn(question)) return false
  return (answer.restsOn ?? []).some(({ source, version }) => {
    if (!source.startsWith(OF_PROFILE)) return false
    const value = confirmed.get(source.slice(OF_PROFILE.length))
    return value === undefined || (version === 0 && !holds(value, answer.text))
  })
}

/** A form may ask for a name in parts. */
function holds(value: string, text: string): boolean {
  const [whole, part] = [value, text].map(normaliseWords) as [string, string]
  return whole.includes(part) || part.includes(whole)
}

function valueOf(item: FormItem, application: ApplicationToFill): AnswerToFill {
  const { id, text, found, kind, options, place } = item
  const asked = { id, text: found ?? text, guidance: null, anchor: null, kind, options, place }
  const answer = item.answer ?? knownValue(item, application.known)
  return { asked, number: null, answer, remark: application.sayRemark?.(kind) ?? null }
}

const BY_HAND = { state: 'left', reason: 'by-hand' } as const

/** Results for questions and items, in order. */
export function placesInForm(
  { questions, reading, known }: ApplicationToFill,
  entries: readonly FormEntry[],
  places: readonly FilledPlace[],
): PlaceInForm[] {
  const lines = new Map(spotsOf(reading.blocks).map(({ anchor, nth, place }) => [`${anchor} ${nth}`, place]))
  const boxes = boxesById(places)
  const shown = (at: number) => {
    const [entry, { state, reason, page }] = [entries[at]!, places[at]!]
    const written = isWrittenState(state) ? (entry.chosen?.join(', ') ?? entry.text) : null
    const place = lines.get(keyOf(entry)) ?? null
    return { place, written, boxes: boxes.get(entry.id) ?? [], setting: entry.setting ?? null, state, reason, page }
  }
  const ofQuestions = questions.map((question, at): PlaceInForm => {
    const answer = givenAnswer(question)
    const isOverLimit = answer !== null && !isWithin(answer.text, question.limit)
    const place = shown(at)
    const reason = place.reason === 'unanswered' && isUnconfirmed(question, known) ? 'unconfirmed' : place.reason
    return { of: { questionId: question.id }, text: question.text, isOverLimit, ...place, reason }
  })
  const ofItems = reading.items.map((item, index): PlaceInForm => {
    const at = questions.length + index
    const byHand = entries[at]!.text === null ? BY_HAND : {}
    return { of: { itemId: item.id }, text: item.text, isOverLimit: false, ...shown(at), ...byHand }
  })
  return [...ofQuestions, ...ofItems]
}

/** The boxes of budget amounts belong to their question or item. */
function boxesById(places: readonly FilledPlace[]): ReadonlyMap<string, readonly BoxOnPage[]> {
  const byId = new Map<string, readonly BoxOnPage[]>()
  for (const { id, boxes = [] } of places) {
    const [own = id] = id.split(' ', 1)
    byId.set(own, [...(byId.get(own) ?? []), ...boxes])
  }
  return byId
}

function keyOf({ slot, chosen }: FormEntry): string {
  if (slot === null) return ''
  if (slot.kind === 'field') return `${slot.field.anchor} ${slot.nth}`
  if (slot.kind !== 'options') return `${slot.anchor} 0`
  const picked = slot.options.find(({ text }) => chosen?.includes(text) === true) ?? slot.options[0]
  return `${picked?.anchor} ${picked?.nth}`
}
