import { normaliseWords } from '../../shared/normalise-text.ts'
import type { TextLimit } from '../../shared/text-limit.ts'
import type { FormQuestion } from '../whole-application.ts'

type Asked = Pick<FormQuestion, 'position' | 'section' | 'text' | 'limit' | 'kind'>

/** A set of short questions that the form repeats for several partners, posts or milestones. */
export interface RepeatedBlock {
  /** The common text of each question, without the number or name of its block. */
  readonly fields: readonly string[]
  /** In printed order, at least two. */
  readonly blocks: readonly PrintedBlock[]
}

export interface PrintedBlock {
  /** The name of the block, such as "Partner 2". */
  readonly label: string
  /** Positions of its questions, one for each field. */
  readonly positions: readonly number[]
}

/** A set with more questions is a part of the form rather than a record. */
const MAX_FIELDS = 12
/** A longer limit asks for a text rather than a field of a record. */
const MAX_WORDS = 60
const MAX_CHARACTERS = 400
/** Maximum words of a question that may be repeated alone, with a number. */
const MAX_LABEL_WORDS = 6

/** The repeated block that a question belongs to; null for all others. */
export function repeatedBlockOf(position: number, questions: readonly Asked[]): RepeatedBlock | null {
  const at = questions.findIndex((one) => one.position === position)
  return at === -1
    ? null
    : (blockAt(at, questions.map(promptUnderHeading)) ?? blockAt(at, questions.map(promptByItself)))
}

function blockAt(at: number, prompts: readonly Prompt[]): RepeatedBlock | null {
  const period = periodAt(at, prompts)
  if (period === 0 || period > MAX_FIELDS) return null
  const block = blockIn(runAround(at, period, prompts), period)
  return block?.blocks.some(({ positions }) => positions.includes(prompts[at]!.position)) ? block : null
}

interface Prompt {
  readonly position: number
  /** The part that is the same in all blocks. */
  readonly key: string
  readonly field: string
  /** Null if no number identifies its block. */
  readonly number: number | null
  readonly label: string | null
  readonly isShort: boolean
  /** Whether a block may consist of it alone. */
  readonly isLabel: boolean
}

/** Number of questions from one to the next or previous repetition of it. */
function periodAt(at: number, prompts: readonly Prompt[]): number {
  const isSame = (one: Prompt) => one.key === prompts[at]!.key
  const next = prompts.slice(at + 1).findIndex(isSame)
  if (next !== -1) return next + 1
  const last = prompts.slice(0, at).findLastIndex(isSame)
  return last === -1 ? 0 : at - last
}

/** All neighbouring questions that are repeated after `period` others, and their repetitions. */
function runAround(at: number, period: number, prompts: readonly Prompt[]): readonly Prompt[] {
  const isAskedAgain = (place: number) => prompts[place]?.key === prompts[place + period]?.key
  let first = isAskedAgain(at) ? at : at - period
  let last = first
  while (first > 0 && isAskedAgain(first - 1)) first -= 1
  while (last + 1 + period < prompts.length && isAskedAgain(last + 1)) last += 1
  return prompts.slice(first, last + period + 1)
}

/** Null if the questions do not make two or more records. */
function blockIn(run: readonly Prompt[], period: number): RepeatedBlock | null {
  const records = Array.from({ length: Math.floor(run.length / period) }, (_, at) =>
    run.slice(at * period, (at + 1) * period),
  )
  const numbers = records.map(numberOf)
  const first = records[0] ?? []
  const isNumbered = numbers.every((number, at) => number !== null && number === numbers[0]! + at)
  const isRecord = period > 1 || run.every(({ isLabel }) => isLabel)
  if (records.length < 2 || !isNumbered || !isRecord || !run.every(({ isShort }) => isShort)) return null
  return {
    fields: first.map(({ field }) => field),
    blocks: records.map((prompts) => ({
      label: prompts.find(({ label }) => label !== null)?.label ?? '',
      positions: prompts.map(({ position }) => position),
    })),
  }
}

/** The common number of a block's questions; null if they have none, or different ones. */
function numberOf(prompts: readonly Prompt[]): number | null {
  const numbers = new Set(prompts.flatMap(({ number }) => number ?? []))
  return numbers.size === 1 ? [...numbers][0]! : null
}

/** A question below a heading such as "Partner 2", which identifies its block. */
function promptUnderHeading(asked: Asked): Prompt {
  const path = asked.section?.split(' > ') ?? []
  const heading = path.at(-1) ?? ''
  const { number, rest } = numbered(heading) ?? { number: null, rest: heading }
  const key = keyOf(path.slice(0, -1).join(' > '), rest, asked.text)
  return { ...lengthOf(asked), key, field: asked.text, number, label: number === null ? null : heading }
}

/** A question such as "Name of partner 2", which identifies its block itself. */
function promptByItself(asked: Asked): Prompt {
  const { number, name, rest } = numbered(asked.text) ?? { number: null, name: '', rest: asked.text }
  const label = number === null ? null : `${name} ${number}`
  return { ...lengthOf(asked), key: keyOf(asked.section ?? '', rest), field: rest, number, label }
}

function lengthOf({ position, kind, text, limit }: Asked): Pick<Prompt, 'position' | 'isLabel' | 'isShort'> {
  const isLabel = (kind === 'text' || kind === 'name') && normaliseWords(text).split(' ').length <= MAX_LABEL_WORDS
  return { position, isLabel, isShort: isShort(limit) }
}

function keyOf(...parts: readonly string[]): string {
  return parts.map((part) => normaliseWords(withoutRemark(part))).join('\n')
}

/** "Partner 3 (optional)" is a partner like the others. */
function withoutRemark(words: string): string {
  return words.replace(/\s*\([^()\d]*\)\s*$/u, '')
}

function isShort({ words, characters }: TextLimit): boolean {
  return (words ?? 0) <= MAX_WORDS && (characters ?? 0) <= MAX_CHARACTERS
}

/** "Partner 2", "Milestone B", "Referee no. 2". */
const NUMBERED = /(?<![\p{L}\p{N}])(\p{L}{3,})(?: (?:no|nr|number)\.?)? ?#?(\d{1,2}|[A-H])(?![\p{L}\p{N}%]|[.,]\d)/u
/** "2. Referee": a heading with its own number. */
const NUMBER_BEFORE = /^(\d{1,2})[.)]? (\p{L}.*)$/u

interface Numbered {
  readonly number: number
  readonly name: string
  /** The words without the number. */
  readonly rest: string
}

function numbered(words: string): Numbered | null {
  const before = NUMBER_BEFORE.exec(words)
  const [whole, name = '', sign = ''] = NUMBERED.exec(words) ?? []
  if (whole !== undefined) {
    const number = /\d/u.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'A'.charCodeAt(0) + 1
    return { number, name, rest: words.replace(whole, name) }
  }
  return before === null ? null : { number: Number(before[1]), name: before[2]!, rest: before[2]! }
}
