import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import { findPlaces } from '../../../core/forms/find-places.ts'
import type { LimitReader } from '../../../core/proposals/ports.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import type { Candidate, NamedQuestion } from '../prompts/find-questions.prompt.ts'
import type { NumberedBlock } from './numbered-blocks.ts'

/** Minimum share of the model's words that must be in the block. */
const SHARE_OF_WORDS = 0.7
/** Maximum number of blocks from a question to its guidance or limit. */
const FURTHEST = 12

/** Maximum number of blocks by which a model's number may be wrong. */
const MAX_BLOCKS_OFF = 5
/** Minimum share of common words of two wordings of one question. */
const SHARE_OF_SAME = 0.7
/** Minimum share of printed words that two wordings in one block have in common. */
const SHARE_OF_WORDING = 0.9

export interface LocatedQuestion {
  readonly question: FoundQuestion
  readonly block: NumberedBlock
}

/**
 * Locates the model's questions in the blocks of a form. The model's number may be a few blocks off. Questions whose
 * words are in no block are dropped; guidance and limits count only if the form prints them; the place of the answer
 * comes from the built-in finder.
 */
export class QuestionLocator {
  private readonly byNumber: ReadonlyMap<number, NumberedBlock>
  /** The number of the first block with each word. */
  private readonly firstBlockWith: ReadonlyMap<string, number>

  constructor(
    private readonly blocks: readonly NumberedBlock[],
    private readonly candidates: readonly Candidate[],
    private readonly limits: LimitReader,
  ) {
    this.byNumber = new Map(blocks.map((block) => [block.number, block]))
    this.firstBlockWith = firstBlockWithEach(blocks)
  }

  /** In the order of the form, without repetitions; `dropped`: questions that were not found. */
  locate(named: readonly NamedQuestion[]): { located: LocatedQuestion[]; dropped: NamedQuestion[] } {
    const placed = named.map((one) => ({ named: one, block: this.blockOf(one) }))
    const dropped = placed.flatMap(({ named: one, block }) => (block === null ? [one] : []))
    const found = placed.filter(isInBlock).sort((a, b) => a.block.number - b.block.number)
    const once = this.withoutRepeats(found)
    const asking = this.askingBlocks(once)
    const above = this.textsAbove(once.map(({ block }) => block.number))
    const located = once.map((one) => ({
      block: one.block,
      question: this.questionOf(one, { about: this.textAbout(one.block, asking), above: above.get(one.block.number)! }),
    }))
    return { located, dropped }
  }

  /** Questions of the built-in finder that the model left out, in the order of the form. */
  leftOut(located: readonly LocatedQuestion[]): LocatedQuestion[] {
    return this.candidates
      .filter((candidate) => {
        const words = this.limits.withoutLimit(candidate.question.text)
        return !located.some((one) => this.isAskedBy(one, { block: candidate.block, words }))
      })
      .map(({ block, question }) => ({ block, question: { ...question, isUnsure: true } }))
  }

  /**
   * Whether the model named a question of the built-in finder: in the same block, as part of a question or guidance
   * that continues in later blocks, or as words printed twice in a row, such as a label and its field.
   */
  private isAskedBy(
    { question: { text, guidance }, block }: LocatedQuestion,
    found: { readonly block: NumberedBlock; readonly words: string },
  ): boolean {
    const { words } = found
    if (found.block === block) return isPrintedIn(text, words) || isPrintedIn(words, text)
    if (!isWithin(FURTHEST, block, found.block)) return false
    const isPart = holdsWords(`${text} ${guidance ?? ''}`, words) && !holdsWords(block.text, words)
    return isPart || (isSameText(words, this.limits.withoutLimit(text)) && this.isNextTo(block, found.block))
  }

  /** Whether no words are printed between two blocks. */
  private isNextTo(one: NumberedBlock, other: NumberedBlock): boolean {
    const [first, last] = one.number < other.number ? [one, other] : [other, one]
    return this.blocks.slice(first.number, last.number - 1).every(({ text }) => wordsIn(text).length === 0)
  }

  /** The block that prints the question: the named one, otherwise the nearby one with most of its words. */
  private blockOf({ text, block: number }: NamedQuestion): NumberedBlock | null {
    const named = this.byNumber.get(number)
    if (named && shareIn(text, named.text) === 1) return named
    const near = this.blocks.slice(Math.max(0, number - MAX_BLOCKS_OFF - 1), number + MAX_BLOCKS_OFF)
    const best = near
      .map((block) => ({ block, share: shareIn(text, block.text), away: Math.abs(block.number - number) }))
      .filter(({ share }) => share >= SHARE_OF_WORDS)
      .sort((a, b) => b.share - a.share || a.away - b.away)
    return best[0]?.block ?? null
  }

  private questionOf({ named, block }: QuestionInBlock, { about, above }: TextsAround): FoundQuestion {
    const known = this.knownAs(named, block)
    const answerBlock = named.answerBlock === null ? undefined : this.byNumber.get(named.answerBlock)
    const guidance = named.guidance !== null && isPrintedIn(named.guidance, about) ? named.guidance : known?.guidance
    return {
      text: named.text,
      guidance: guidance ?? null,
      section: this.sectionOf(named, block) ?? known?.section ?? null,
      number: known?.number ?? block.ordinal,
      limit: this.limitOf({ named, block }, { about, above }, known),
      kind: known?.kind ?? 'text',
      anchor: known?.anchor ?? (answerBlock ?? block).anchor,
      ...(named.isUnsure && { isUnsure: true }),
    }
  }

  /** The text of the block and the following ones, up to the next question. */
  private textAbout(block: NumberedBlock, asking: readonly number[]): string {
    const next = asking.find((number) => number > block.number) ?? Infinity
    const end = Math.min(next, block.number + FURTHEST)
    return textOfBlocks(this.blocks.slice(block.number - 1, end - 1))
  }

  private knownAs({ text }: NamedQuestion, block: NumberedBlock): FoundQuestion | null {
    const here = this.candidates.filter((candidate) => candidate.block === block).map(({ question }) => question)
    const shares = here.map((question) => ({
      question,
      share: Math.max(shareIn(text, question.text), shareIn(question.text, text)),
      both: shareIn(text, question.text) + shareIn(question.text, text),
    }))
    const known = shares.filter(({ share }) => share >= SHARE_OF_WORDS).sort((a, b) => b.both - a.both)
    return known[0]?.question ?? null
  }

  /** Blocks with a question of the model or the built-in finder, whose text belongs to that question. */
  private askingBlocks(located: readonly QuestionInBlock[]): readonly number[] {
    const numbers = [...located, ...this.candidates].map(({ block }) => block.number)
    return [...new Set(numbers)].sort((a, b) => a - b)
  }

  private sectionOf({ section }: NamedQuestion, block: NumberedBlock): string | null {
    const isAbove = (word: string) => (this.firstBlockWith.get(word) ?? Infinity) < block.number
    if (section !== null && shareOfWords(section, isAbove) >= SHARE_OF_WORDS) return section
    return this.blocks.findLast(({ isHeading, number }) => isHeading && number < block.number)?.text ?? null
  }

  /** The text of the few blocks before each question that belong to no other, by block number. */
  private textsAbove(asking: readonly number[]): ReadonlyMap<number, string> {
    const texts = new Map<number, string>()
    let last = 0
    let hasLimitBefore = false
    for (const number of new Set(asking)) {
      const start = Math.max(last + 1, number - MAX_BLOCKS_OFF)
      const text = hasLimitBefore ? '' : textOfBlocks(this.blocks.slice(start - 1, number - 1))
      texts.set(number, text)
      last = number
      hasLimitBefore = hasLimit(this.limits.limitIn(text))
    }
    return texts
  }

  /** A limit in the question's own block takes precedence over nearby ones. */
  private limitOf(
    { named, block }: QuestionInBlock,
    { about, above }: TextsAround,
    known: FoundQuestion | null,
  ): TextLimit {
    const own = textOfBlocks([block])
    const isOwn = hasLimit(this.limits.limitIn(own))
    const printed = known?.limit ?? this.limits.limitIn(isOwn ? own : about)
    const numbers = numbersIn(isOwn ? own : `${above}\n${about}`)
    const isPrinted = (limit: number | null) => limit !== null && numbers.has(limit)
    return {
      words: isPrinted(named.words) ? named.words : printed.words,
      characters: isPrinted(named.characters) ? named.characters : printed.characters,
    }
  }

  /** Counts different wordings of a question in one block once, and drops repetitions in nearby blocks. */
  private withoutRepeats(found: readonly QuestionInBlock[]): QuestionInBlock[] {
    const best = [...found].sort((a, b) => shareOf(b) - shareOf(a) || b.named.text.length - a.named.text.length)
    const kept: QuestionInBlock[] = []
    for (const one of best) if (!kept.some((other) => this.isRepeated(one, other))) kept.push(one)
    return found.filter((one) => kept.includes(one))
  }

  /**
   * Whether a block only repeats the other's question: it does not begin with it, and prints nothing of it that the
   * other lacks.
   */
  private isRepeated(one: QuestionInBlock, other: QuestionInBlock): boolean {
    if (one.block === other.block) return isWordingOf(one, other)
    if (!isWithin(MAX_BLOCKS_OFF, one.block, other.block) || this.isHeadingBetween(one.block, other.block)) return false
    const [text, otherText] = [one, other].map(({ named }) => this.limits.withoutLimit(named.text))
    if (!isNearSame(text!, otherText!) || startsWithWords(one.block.text, text!)) return false
    const [here, there] = [one, other].map(({ block }) => new Set(wordsIn(block.text)))
    return wordsIn(text!).every((word) => !here!.has(word) || there!.has(word))
  }

  private isHeadingBetween(one: NumberedBlock, other: NumberedBlock): boolean {
    const [first, last] = one.number < other.number ? [one, other] : [other, one]
    return this.blocks.slice(first.number, last.number - 1).some(({ isHeading }) => isHeading)
  }
}

/** Printed text with a question and before it. */
interface TextsAround {
  readonly about: string
  readonly above: string
}

interface QuestionInBlock {
  readonly named: NamedQuestion
  readonly block: NumberedBlock
}

function isInBlock(one: {
  readonly named: NamedQuestion
  readonly block: NumberedBlock | null
}): one is QuestionInBlock {
  return one.block !== null
}

function isWithin(most: number, one: NumberedBlock, other: NumberedBlock): boolean {
  return Math.abs(one.number - other.number) <= most
}

function shareOf({ named, block }: QuestionInBlock): number {
  return shareIn(named.text, block.text)
}

/**
 * Whether two texts of one block are the same question, one of them perhaps with more words. Texts printed in two
 * places of the block are two questions, however similar.
 */
function isWordingOf(one: QuestionInBlock, other: QuestionInBlock): boolean {
  const all = wordsIn(one.block.text)
  const [here, there] = [one, other].map(({ named }) => placeOf(wordsIn(named.text), all))
  if (here != null && there != null) return here.start < there.end && there.start < here.end
  const printed = new Set(all)
  const [a, b] = [one, other].map(({ named }) =>
    wordsIn(named.text)
      .filter((word) => printed.has(word))
      .join(' '),
  )
  return Math.max(shareIn(a!, b!), shareIn(b!, a!)) >= SHARE_OF_WORDING
}

/** Position of a sequence of words in a longer one; null if it does not occur. */
function placeOf(words: readonly string[], all: readonly string[]): { start: number; end: number } | null {
  const start = all.findIndex((_, at) => words.every((word, step) => all[at + step] === word))
  return start < 0 ? null : { start, end: start + words.length }
}

function hasLimit({ words, characters }: TextLimit): boolean {
  return words !== null || characters !== null
}

function textOfBlocks(blocks: readonly NumberedBlock[]): string {
  return blocks
    .map(({ text, maxCharacters }) => (maxCharacters === null ? text : `${text}\n${maxCharacters} characters`))
    .join('\n')
}

/** Finds the block of each built-in question by its words, searching on from the previous one. */
export function candidatesOf(found: readonly FoundQuestion[], blocks: readonly NumberedBlock[]): Candidate[] {
  const lines = blocks.map(({ number, text, anchor }) => ({ place: String(number), text, anchor }))
  const places = findPlaces(found, lines)
  return found.flatMap((question, at): Candidate[] => {
    const place = places[at] ?? null
    const block =
      place === null
        ? blocks.find(({ text, anchor }) => isPrintedIn(question.text, text) || anchor === question.anchor)
        : blocks[Number(place) - 1]
    return block === undefined ? [] : [{ question, block }]
  })
}

function isPrintedIn(text: string, where: string): boolean {
  return shareIn(text, where) >= SHARE_OF_WORDS
}

/** Share of a text's words in the other text, from 0 to 1. */
function shareIn(text: string, where: string): number {
  const there = new Set(wordsIn(where))
  return shareOfWords(text, (word) => there.has(word))
}

function shareOfWords(text: string, isThere: (word: string) => boolean): number {
  const words = wordsIn(text)
  return words.length === 0 ? 0 : words.filter(isThere).length / words.length
}

function firstBlockWithEach(blocks: readonly NumberedBlock[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { number, text } of blocks) for (const word of wordsIn(text)) if (!first.has(word)) first.set(word, number)
  return first
}

/** Whether two texts are nearly the same question: they share most of their words. */
function isNearSame(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsIn(one)), new Set(wordsIn(other))]
  if (numberWordsIn(a) !== numberWordsIn(b)) return false
  const common = [...a].filter((word) => b.has(word)).length
  return common > 0 && common >= (a.size + b.size - common) * SHARE_OF_SAME
}

function isSameText(one: string, other: string): boolean {
  return wordsIn(one).join(' ') === wordsIn(other).join(' ')
}

function holdsWords(text: string, part: string): boolean {
  const words = wordsIn(part)
  return words.length > 0 && placeOf(words, wordsIn(text)) !== null
}

/** Whether the text starts with these words; printed ordinals don't count. */
function startsWithWords(text: string, beginning: string): boolean {
  return placeOf(wordsIn(beginning), wordsIn(text))?.start === 0
}

function numberWordsIn(words: ReadonlySet<string>): string {
  return [...words].filter((word) => /^\p{N}+$/u.test(word)).join(' ')
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function numbersIn(text: string): ReadonlySet<number> {
  const digits = text.match(/\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+/gu) ?? []
  return new Set(digits.map((number) => Number(number.replace(/\D/g, ''))))
}
