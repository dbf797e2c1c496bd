import { wholeDay } from '../languages/dates.ts'
import { languageOfText } from '../languages/language-of-text.ts'
import { countWords } from '../shared/text-limit.ts'
import type { FormBlock } from '../proposals/form/form.ts'
import type { AnswerSetting } from '../proposals/form/form-reading.ts'
import type { FormEntry } from './ports.ts'
import type { AnswerSlot } from './answer-slot.ts'
import { answerSlots } from './answer-slots.ts'
import type { AskedLine } from './asked-line.ts'
import { isSignatureLabel } from './closed-places.ts'
import { chosenOptions } from './chosen-options.ts'
import { dayIn } from './day-format.ts'
import { dayParts } from './day-parts.ts'
import { printedText, spotsOf, type FormSpot } from './form-spots.ts'

/** A question or item of a form, with the text to write. */
export interface AnswerToFill {
  readonly asked: AskedLine
  /** The printed number of the question. */
  readonly number: string | null
  /** Markdown; null without an answer. */
  readonly answer: string | null
  /** Comment beside the place if it stays empty. */
  readonly remark: string | null
  readonly setting?: AnswerSetting
}

/** Maximum number of words in a picked option. */
const MAX_PICKED_WORDS = 8
/** "Firma" means a company in German and Polish, and a signature in other languages. */
const COMPANY = /^\P{L}*firma\P{L}*$/iu
const SIGNED_IN: ReadonlySet<string | null> = new Set(['es', 'it'])

/** Entries for the form, in the order of the answers, which are in `language`. */
export function formEntries(
  blocks: readonly FormBlock[],
  answers: readonly AnswerToFill[],
  language: string | null,
): FormEntry[] {
  const slots = answerSlots(blocks, answers.map(askedFor))
  const spots = spotsOf(blocks)
  return answers.map((one) => {
    const isSigned = isToSign(one.asked, spots)
    const entry = entryOf(one, { slot: slots.get(one.asked.id) ?? null, language, isSigned })
    const parts = entry.day === null ? null : dayParts(one.asked, entry.day, spots)
    return parts === null ? entry : { ...entry, parts, slot: parts[0]!.slot }
  })
}

/** A yes with a reason needs a place for text. */
function askedFor({ asked, answer }: AnswerToFill): AskedLine {
  const kind = countWords(answer ?? '') > MAX_PICKED_WORDS ? 'text' : asked.kind
  return { ...asked, kind }
}

/** Date formats by the number of boxes, with one box for each digit. */
const IN_BOXES: ReadonlyMap<number | null, string> = new Map([
  [8, 'dd.mm.yyyy'],
  [6, 'dd.mm.yy'],
])

/** The day for a row of boxes, by their number; null for other places. */
function dayInBoxes(day: string, slot: AnswerSlot | null): string | null {
  const format = slot?.kind === 'field' ? IN_BOXES.get(slot.field.maxCharacters) : undefined
  return format === undefined ? null : (dayIn(format, day)?.replaceAll('.', '') ?? null)
}

/** A day in the format that the place or the question names, such as "mm/dd/yyyy"; null without a format. */
function dayAsAsked(day: string, { text, guidance }: AskedLine, slot: AnswerSlot | null): string | null {
  const field = slot?.kind === 'field' ? [slot.field.value, slot.field.label, slot.field.help] : []
  const named = [...field, text, guidance].map((words) => dayIn(words ?? '', day))
  return named.find((one) => one !== null) ?? dayInBoxes(day, slot)
}

function isToSign({ kind, text }: AskedLine, spots: readonly FormSpot[]): boolean {
  if (kind === 'signature') return true
  if (!isSignatureLabel(text)) return false
  return !COMPANY.test(text) || SIGNED_IN.has(languageOfText(spots.map(printedText).join('\n')))
}

interface EntryPlace {
  readonly slot: AnswerSlot | null
  readonly language: string | null
  readonly isSigned: boolean
}

function entryOf(
  { asked, number, answer, remark, setting }: AnswerToFill,
  { slot, language, isSigned: isByHand }: EntryPlace,
): FormEntry {
  const given = answer === null || answer.trim() === '' || isByHand ? null : answer
  const day = given === null ? null : wholeDay(given, language)
  const text = (day === null ? null : dayAsAsked(day, asked, slot)) ?? given
  const chosen = text !== null && slot?.kind === 'options' ? chosenOptions(text, slot.options) : null
  const label = number === null ? asked.text : `${number} ${asked.text}`
  return {
    id: asked.id,
    label,
    slot,
    text,
    chosen,
    day,
    remark: text === null ? remark : null,
    ...(isByHand && { isByHand }),
    ...(setting && { setting }),
  }
}
