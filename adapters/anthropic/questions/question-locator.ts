import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import type { LimitReader } from '../../../core/proposals/ports/limit-reader.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import type { Candidate, NamedQuestion } from '../prompts/find-questions.prompt.ts'
import type { NumberedBlock } from './numbered-blocks.ts'

/** The share of the words given by the model that must be in the block. */
const SHARE_OF_WORDS = 0.7
/** How many blocks after a question its guidance and limit may be. */
const FURTHEST = 12

/** How many blocks a model may be off. */
const NEAR = 5
/** The share of words that two wordings of one question have in common. */
const SHARE_OF_SAME = 0.7
/** The share of printed words that a wording has in common with another one of the same block. */
const SHARE_OF_WORDING = 0.9

export interface LocatedQuestion {
  readonly question: FoundQuestion
  readonly block: NumberedBlock
}

/**
 * Finds the questions that the model names in the blocks of a form. The model may be a few blocks off. A question whose
 * words are in none of them is dropped; guidance and limits count only where the form prints them; the place of the
 * answer is the one that the built-in finder knows.
 */
export class QuestionLocator {
  private readonly byNumber: ReadonlyMap<number, NumberedBlock>
  /** Each word of the form, with the number of the first block that holds it. */
  private readonly firstBlockWith: ReadonlyMap<string, number>

  constructor(
    private readonly blocks: readonly NumberedBlock[],
    private readonly candidates: readonly Candidate[],
    private readonly limits: LimitReader,
  ) {
    this.byNumber = new Map(blocks.map((block) => [block.number, block]))
    this.firstBlockWith = firstBlockWithEach(blocks)
  }

  /** In the order of the form, each question once, however often it is named; `dropped` are those that were not found. */
  locate(named: readonly NamedQuestion[]): { located: LocatedQuestion[]; dropped: NamedQuestion[] } {
    const pinned = named.map((one) => ({ named: one, block: this.blockOf(one) }))
    const dropped = pinned.flatMap(({ named: one, block }) => (block === null ? [one] : []))
    const found = pinned.filter(isPinned).sort((a, b) => a.block.number - b.block.number)
    const once = withoutRepeats(found)
    const asking = once.map(({ block }) => block.number)
    const above = this.textsAbove(asking)
    const located = once.map((one) => ({
      block: one.block,
      question: this.questionOf(one, { about: this.textAbout(one.block, asking), above: above.get(one.block.number)! }),
    }))
    return { located, dropped }
  }

  /** What rules found and the model left out, in the order of the form. */
  leftOut(located: readonly LocatedQuestion[]): LocatedQuestion[] {
    const isAsked = ({ question: { text }, block }: Candidate) =>
      located.some(
        (one) =>
          isNearSame(text, one.question.text) ||
          (one.block === block && isPrintedIn(one.question.text, text)) ||
          (isWithin(FURTHEST, one.block, block) &&
            isPrintedIn(text, `${one.question.text} ${one.question.guidance ?? ''}`)),
      )
    return this.candidates
      .filter((candidate) => !isAsked(candidate))
      .map(({ block, question }) => ({ block, question: { ...question, isUnsure: true } }))
  }

  /** The block that prints the question: the named one, else the one near it that holds most of its words. */
  private blockOf({ text, block: number }: NamedQuestion): NumberedBlock | null {
    const named = this.byNumber.get(number)
    if (named && shareIn(text, named.text) === 1) return named
    const near = this.blocks.slice(Math.max(0, number - NEAR - 1), number + NEAR)
    const best = near
      .map((block) => ({ block, share: shareIn(text, block.text), away: Math.abs(block.number - number) }))
      .filter(({ share }) => share >= SHARE_OF_WORDS)
      .sort((a, b) => b.share - a.share || a.away - b.away)
    return best[0]?.block ?? null
  }

  private questionOf({ named, block }: Pinned, { about, above }: TextsAround): FoundQuestion {
    const known = this.knownAs(named, block)
    const answerBlock = named.answerBlock === null ? undefined : this.byNumber.get(named.answerBlock)
    const guidance = named.guidance !== null && isPrintedIn(named.guidance, about) ? named.guidance : known?.guidance
    return {
      text: named.text,
      guidance: guidance ?? null,
      section: this.sectionOf(named, block) ?? known?.section ?? null,
      number: known?.number ?? block.ordinal,
      limit: this.limitOf(named, { about, above }, known),
      kind: known?.kind ?? 'text',
      anchor: known?.anchor ?? (answerBlock ?? block).anchor,
    }
  }

  /** The block's text with what follows up to the next question. */
  private textAbout(block: NumberedBlock, asking: readonly number[]): string {
    const next = asking.find((number) => number > block.number) ?? Infinity
    const end = Math.min(next, block.number + FURTHEST)
    return textOfBlocks(this.blocks.slice(block.number - 1, end - 1))
  }

  private knownAs({ text }: NamedQuestion, block: NumberedBlock): FoundQuestion | null {
    const here = this.candidates.filter((candidate) => candidate.block === block).map(({ question }) => question)
    return here.find((question) => isPrintedIn(text, question.text) || isPrintedIn(question.text, text)) ?? null
  }

  private sectionOf({ section }: NamedQuestion, block: NumberedBlock): string | null {
    const isAbove = (word: string) => (this.firstBlockWith.get(word) ?? Infinity) < block.number
    if (section !== null && shareOfWords(section, isAbove) >= SHARE_OF_WORDS) return section
    return this.blocks.findLast(({ isHeading, number }) => isHeading && number < block.number)?.text ?? null
  }

  /** By the number of its block, the few blocks before each question that belong to no other one. */
  private textsAbove(asking: readonly number[]): ReadonlyMap<number, string> {
    const texts = new Map<number, string>()
    let last = 0
    let hasLimitBefore = false
    for (const number of new Set(asking)) {
      const start = Math.max(last + 1, number - NEAR)
      const text = hasLimitBefore ? '' : textOfBlocks(this.blocks.slice(start - 1, number - 1))
      texts.set(number, text)
      last = number
      hasLimitBefore = hasLimit(this.limits.limitIn(text))
    }
    return texts
  }

  private limitOf(
    { words, characters }: NamedQuestion,
    { about, above }: TextsAround,
    known: FoundQuestion | null,
  ): TextLimit {
    const printed = known?.limit ?? this.limits.limitIn(about)
    const numbers = numbersIn(`${above}\n${about}`)
    const isPrinted = (limit: number | null) => limit !== null && numbers.has(limit)
    return {
      words: isPrinted(words) ? words : printed.words,
      characters: isPrinted(characters) ? characters : printed.characters,
    }
  }
}

/** What is printed with a question, and before it. */
interface TextsAround {
  readonly about: string
  readonly above: string
}

interface Pinned {
  readonly named: NamedQuestion
  readonly block: NumberedBlock
}

function isPinned(one: { readonly named: NamedQuestion; readonly block: NumberedBlock | null }): one is Pinned {
  return one.block !== null
}

/** Wordings of one question in one block count once, and so does one that a block near its own merely repeats. */
function withoutRepeats(found: readonly Pinned[]): Pinned[] {
  const best = [...found].sort((a, b) => shareOf(b) - shareOf(a) || b.named.text.length - a.named.text.length)
  const kept: Pinned[] = []
  for (const one of best) if (!kept.some((other) => isRepeated(one, other))) kept.push(one)
  return found.filter((one) => kept.includes(one))
}

function isWithin(most: number, one: NumberedBlock, other: NumberedBlock): boolean {
  return Math.abs(one.number - other.number) <= most
}

function shareOf({ named, block }: Pinned): number {
  return shareIn(named.text, block.text)
}

function isRepeated(one: Pinned, other: Pinned): boolean {
  if (one.block === other.block) return isWordingOf(one, other)
  if (!isWithin(NEAR, one.block, other.block)) return false
  return isNearSame(one.named.text, other.named.text) && !isNearSame(one.named.text, one.block.text)
}

/** Whether two texts of one block say the same of what it prints, one of them perhaps more of it. */
function isWordingOf(one: Pinned, other: Pinned): boolean {
  const printed = new Set(wordsIn(one.block.text))
  const [a, b] = [one, other].map(({ named }) =>
    wordsIn(named.text)
      .filter((word) => printed.has(word))
      .join(' '),
  )
  return Math.max(shareIn(a!, b!), shareIn(b!, a!)) >= SHARE_OF_WORDING
}

function hasLimit({ words, characters }: TextLimit): boolean {
  return words !== null || characters !== null
}

function textOfBlocks(blocks: readonly NumberedBlock[]): string {
  return blocks
    .map(({ text, maxCharacters }) => (maxCharacters === null ? text : `${text}\n${maxCharacters} characters`))
    .join('\n')
}

/** The block of each question that rules found: where its words stand, from the last one on. */
export function candidatesOf(found: readonly FoundQuestion[], blocks: readonly NumberedBlock[]): Candidate[] {
  let from = 0
  return found.flatMap((question): Candidate[] => {
    const holds = (block: NumberedBlock) => isPrintedIn(question.text, block.text)
    const ahead = blocks.findIndex((block, at) => at >= from && holds(block))
    const at = ahead >= 0 ? ahead : blocks.findIndex((block) => holds(block) || block.anchor === question.anchor)
    if (at < 0) return []
    from = at
    return [{ question, block: blocks[at]! }]
  })
}

function isPrintedIn(text: string, where: string): boolean {
  return shareIn(text, where) >= SHARE_OF_WORDS
}

/** The share of the words of a text that stand somewhere, 0 to 1. */
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

/** Whether two texts are one question in other words: of all their words they share most. */
function isNearSame(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsIn(one)), new Set(wordsIn(other))]
  if (numberWordsIn(a) !== numberWordsIn(b)) return false
  const common = [...a].filter((word) => b.has(word)).length
  return common > 0 && common >= (a.size + b.size - common) * SHARE_OF_SAME
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
