import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import type { LimitReader } from '../../../core/proposals/ports/limit-reader.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import type { Candidate, NamedQuestion } from '../prompts/find-questions.prompt.ts'
import type { NumberedBlock } from './numbered-blocks.ts'

/** The share of the words given by the model that must be in the block. */
const SHARE_OF_WORDS = 0.7
/** How many blocks after a question its guidance and limit may be. */
const FURTHEST = 12

interface LocatedQuestion {
  readonly question: FoundQuestion
  readonly block: NumberedBlock
}

/**
 * Finds the questions that the model names in the blocks of a form. A question whose words are not in the block it
 * names is dropped; guidance and limits count only where the form prints them; the place of the answer is the one that
 * the built-in finder knows.
 */
export class QuestionLocator {
  private readonly byNumber: ReadonlyMap<number, NumberedBlock>

  constructor(
    private readonly blocks: readonly NumberedBlock[],
    private readonly candidates: readonly Candidate[],
    private readonly limits: LimitReader,
  ) {
    this.byNumber = new Map(blocks.map((block) => [block.number, block]))
  }

  /** In the order of the form, each question once; `dropped` are those that were not found. */
  locate(named: readonly NamedQuestion[]): { located: LocatedQuestion[]; dropped: NamedQuestion[] } {
    const sorted = [...named].sort((a, b) => a.block - b.block)
    const asking = sorted.map(({ block }) => block)
    const seen = new Set<string>()
    const located: LocatedQuestion[] = []
    const dropped: NamedQuestion[] = []
    for (const one of sorted) {
      const block = this.byNumber.get(one.block)
      const key = `${one.block} ${wordsIn(one.text).join(' ')}`
      if (!block || !isPrintedIn(one.text, block.text)) dropped.push(one)
      else if (!seen.has(key)) located.push({ block, question: this.questionOf(one, block, asking) })
      seen.add(key)
    }
    return { located, dropped }
  }

  private questionOf(named: NamedQuestion, block: NumberedBlock, asking: readonly number[]): FoundQuestion {
    const about = this.textAbout(block, asking)
    const known = this.knownAs(named, block)
    const answerBlock = named.answerBlock === null ? undefined : this.byNumber.get(named.answerBlock)
    const guidance = named.guidance !== null && isPrintedIn(named.guidance, about) ? named.guidance : known?.guidance
    return {
      text: named.text,
      guidance: guidance ?? null,
      section: this.sectionOf(named, block) ?? known?.section ?? null,
      number: known?.number ?? block.ordinal,
      limit: this.limitOf(named, about, known),
      kind: known?.kind ?? 'text',
      anchor: known?.anchor ?? (answerBlock ?? block).anchor,
    }
  }

  /** The block's text with what follows up to the next question. */
  private textAbout(block: NumberedBlock, asking: readonly number[]): string {
    const next = asking.find((number) => number > block.number) ?? Infinity
    const end = Math.min(next, block.number + FURTHEST)
    return this.blocks
      .slice(block.number - 1, end - 1)
      .map(({ text, maxCharacters }) => (maxCharacters === null ? text : `${text}\n${maxCharacters} characters`))
      .join('\n')
  }

  private knownAs({ text }: NamedQuestion, block: NumberedBlock): FoundQuestion | null {
    const here = this.candidates.filter((candidate) => candidate.block === block).map(({ question }) => question)
    return here.find((question) => isPrintedIn(text, question.text) || isPrintedIn(question.text, text)) ?? null
  }

  private sectionOf({ section }: NamedQuestion, block: NumberedBlock): string | null {
    const above = this.blocks.slice(0, block.number - 1)
    if (section !== null && isPrintedIn(section, above.map(({ text }) => text).join(' '))) return section
    return above.findLast(({ isHeading }) => isHeading)?.text ?? null
  }

  private limitOf({ words, characters }: NamedQuestion, about: string, known: FoundQuestion | null): TextLimit {
    const printed = known?.limit ?? this.limits.limitIn(about)
    const numbers = numbersIn(about)
    const isPrinted = (limit: number | null) => limit !== null && numbers.has(limit)
    return {
      words: isPrinted(words) ? words : printed.words,
      characters: isPrinted(characters) ? characters : printed.characters,
    }
  }
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
  const words = wordsIn(text)
  const there = new Set(wordsIn(where))
  const held = words.filter((word) => there.has(word)).length
  return words.length > 0 && held >= words.length * SHARE_OF_WORDS
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function numbersIn(text: string): ReadonlySet<number> {
  const digits = text.match(/\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+/gu) ?? []
  return new Set(digits.map((number) => Number(number.replace(/\D/g, ''))))
}
