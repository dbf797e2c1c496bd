import { askedFor } from '../../../core/gaps/asked-for.ts'
import { sectionsNamed } from '../../../core/gaps/sections-named.ts'
import type { CoverLetterTask } from '../../../core/proposals/ports/cover-letter-writer.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { firstSentences } from './first-sentences.ts'
import { toldFact, toldSection } from './told-of.ts'

/** What a letter speaks of, in its order. */
export const LETTER_PARTS = ['who', 'need', 'project', 'people', 'difference'] as const
export type LetterPart = (typeof LETTER_PARTS)[number]

/** The sections of a brief that tell a part, the fullest first. */
const SECTIONS: Readonly<Record<LetterPart, readonly string[]>> = {
  who: [],
  need: ['need', 'evidence'],
  project: ['summary', 'activities'],
  people: ['beneficiaries'],
  difference: ['outcomes', 'measuring'],
}
/** A letter is one page. */
const LONGEST_BODY = 240
const MIN_PARAGRAPHS = 3

type Answer = CoverLetterTask['answers'][number]

export interface LetterBody {
  readonly paragraphs: readonly string[]
  /** Parts of which nothing is known. */
  readonly leftOut: readonly LetterPart[]
}

/** The paragraphs of the letter: whole sentences of what people told, else of the answers, each said once. */
export function letterBody(task: CoverLetterTask): LetterBody {
  const left = new Set(task.answers)
  const parts = new Map(LETTER_PARTS.map((part) => [part, partText(part, task, left)]))
  const paragraphs = [...parts.values()]
  return {
    paragraphs: withinPage([...paragraphs, ...others(left, paragraphs)]),
    leftOut: LETTER_PARTS.filter((part) => parts.get(part) === ''),
  }
}

function partText(part: LetterPart, task: CoverLetterTask, left: Set<Answer>): string {
  const told = part === 'who' ? toldFact('mission', task.told) : toldSection(SECTIONS[part], task.told)
  const said = firstSentences(told)
  if (said !== '') return said
  const answer = task.answers.find((one) => left.has(one) && isOn(part, one) && firstSentences(one.answer) !== '')
  if (answer !== undefined) left.delete(answer)
  const text = firstSentences(answer?.answer ?? '')
  return part === 'who' && text === '' ? firstSentences(plain(task.settings.factsFile)) : text
}

function isOn(part: LetterPart, { question }: Answer): boolean {
  const named = sectionsNamed(question)
  if (part !== 'who') return named.some((section) => SECTIONS[part].includes(section))
  const { subject, fact } = askedFor({ text: question, section: null })
  return subject === 'us' && (fact === null || fact === 'mission') && named.length === 0
}

/** Where few questions are of the usual kinds, the form's own order says what comes first. */
function others(left: ReadonlySet<Answer>, paragraphs: readonly string[]): string[] {
  const there = paragraphs.filter((paragraph) => paragraph !== '').length
  const more = [...left].map(({ answer }) => firstSentences(answer)).filter((paragraph) => paragraph !== '')
  return more.slice(0, Math.max(0, MIN_PARAGRAPHS - there))
}

/** As many as a page holds, no sentence twice. */
function withinPage(paragraphs: readonly string[]): string[] {
  const kept: string[] = []
  const said = new Set<string>()
  for (const paragraph of paragraphs) {
    const fresh = splitSentences(paragraph).filter((sentence) => !said.has(sentence))
    if (fresh.length === 0 || countWords([...kept, ...fresh].join(' ')) > LONGEST_BODY) continue
    for (const sentence of fresh) said.add(sentence)
    kept.push(fresh.join(' '))
  }
  return kept
}

function plain(markdown: string): string {
  return markdown.replace(/\*\*|__|`/gu, '').replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
}
