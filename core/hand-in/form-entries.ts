import { wholeDay } from '../languages/dates.ts'
import { countWords } from '../shared/text-limit.ts'
import type { FormBlock } from '../proposals/form.ts'
import type { AnswerSetting } from '../proposals/form-reading.ts'
import type { FormEntry } from './ports/form-filler.ts'
import type { AnswerRoom } from './answer-room.ts'
import { answerRooms } from './answer-rooms.ts'
import type { AskedLine } from './asked-line.ts'
import { isSignatureLabel } from './closed-places.ts'
import { chosenOptions } from './chosen-options.ts'
import { dayIn } from './day-format.ts'

/** What a form asks, with what is to be written there. */
export interface AnswerToFill {
  readonly asked: AskedLine
  /** The printed ordinal of the question. */
  readonly number: string | null
  /** Markdown; null where there is none. */
  readonly answer: string | null
  /** Set beside the place where it stays empty. */
  readonly remark: string | null
  readonly setting?: AnswerSetting
}

/** More words than an option that is picked has. */
const MAX_PICKED_WORDS = 8
/** A signature in Spanish and Italian, a company in German and Polish. */
const COMPANY = /^\P{L}*firma\P{L}*$/iu

/** What is to be written where, in the order of the answers, which are in `language`. */
export function formEntries(
  blocks: readonly FormBlock[],
  answers: readonly AnswerToFill[],
  language: string | null,
): FormEntry[] {
  const rooms = answerRooms(blocks, answers.map(askedFor))
  return answers.map((one) => entryOf(one, rooms.get(one.asked.id) ?? null, language))
}

/** A reason that goes with a yes needs a place for words. */
function askedFor({ asked, answer }: AnswerToFill): AskedLine {
  const kind = countWords(answer ?? '') > MAX_PICKED_WORDS ? 'text' : asked.kind
  return { ...asked, kind }
}

/** A day in the format that the place or the question names: "mm/dd/yyyy"; null where neither names one. */
function dayAsAsked(day: string, { text, guidance }: AskedLine, room: AnswerRoom | null): string | null {
  const field = room?.kind === 'field' ? [room.field.value, room.field.label, room.field.help] : []
  const named = [...field, text, guidance].map((words) => dayIn(words ?? '', day))
  return named.find((one) => one !== null) ?? null
}

function entryOf(
  { asked, number, answer, remark, setting }: AnswerToFill,
  room: AnswerRoom | null,
  language: string | null,
): FormEntry {
  const isByHand = asked.kind === 'signature' || (isSignatureLabel(asked.text) && !COMPANY.test(asked.text))
  const given = answer === null || answer.trim() === '' || isByHand ? null : answer
  const day = given === null ? null : wholeDay(given, language)
  const text = (day === null ? null : dayAsAsked(day, asked, room)) ?? given
  const chosen = text !== null && room?.kind === 'options' ? chosenOptions(text, room.options) : null
  const label = number === null ? asked.text : `${number} ${asked.text}`
  return {
    id: asked.id,
    label,
    room,
    text,
    chosen,
    day,
    remark: text === null ? remark : null,
    ...(isByHand && { isByHand }),
    ...(setting && { setting }),
  }
}
