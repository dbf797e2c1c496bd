import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import type { DoubtfulLine, ToldLine } from '../../../core/forms/ports/question-finder.ts'
import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import { styleOf } from './own-features.ts'
import { cleanPrompt, partPrompt } from './prompt-text.ts'
import { findLimit, hasLimit } from './limits.ts'
import { askingOf, isPrompt } from './prompts.ts'

/** Of candidates by their places, whether somebody said that they are questions. */
export type Told = ReadonlyMap<number, boolean>

export const NOTHING_TOLD: Told = new Map()

/** Words as a question would have them: what people see of a candidate, and say of it. */
export function askedText({ line, text }: Candidate): string {
  if (line === null) return cleanPrompt(text)
  return line.label === undefined ? partPrompt(text).text : cleanPrompt(line.label.text)
}

/**
 * Which candidates are meant by what was told. A question that is printed several times is the likeliest of them; what is
 * none is none anywhere.
 */
export function toldOf(candidates: readonly Candidate[], { question }: FormRoles, told: readonly ToldLine[]): Told {
  if (told.length === 0) return NOTHING_TOLD
  const places = new Map<string, number[]>()
  candidates.forEach((candidate, index) => {
    const words = normaliseWords(askedText(candidate))
    places.set(words, [...(places.get(words) ?? []), index])
  })
  return new Map(
    told.flatMap(({ text, isQuestion }) => {
      const meant = places.get(normaliseWords(text)) ?? []
      const likeliest = meant.reduce<number | null>(
        (best, one) => (best === null || question[one]! > question[best]! ? one : best),
        null,
      )
      return (isQuestion ? meant.filter((one) => one === likeliest) : meant).map(
        (index) => [index, isQuestion] as const,
      )
    }),
  )
}

/** Log odds by which lines set alike move, for each answer that was as unlikely as can be, on the average of the answers. */
const CARRIED = 5
/** Answers of which none was given, so that the first ones do not count too much. */
const UNASKED = 1

/** The likelihoods with what was told, carried to the lines set alike: the more so, the less likely the answers were. */
export function carried(candidates: readonly Candidate[], question: readonly number[], told: Told): readonly number[] {
  if (told.size === 0) return question
  const groups = candidates.map(groupOf)
  const surprises = new Map<string, number[]>()
  for (const [index, isQuestion] of told) {
    const surprise = (isQuestion ? 1 : 0) - question[index]!
    surprises.set(groups[index]!, [...(surprises.get(groups[index]!) ?? []), surprise])
  }
  return question.map((one, index) => {
    const said = told.get(index)
    if (said !== undefined) return said ? 1 : 0
    const answers = surprises.get(groups[index]!) ?? []
    const sum = answers.reduce((total, surprise) => total + surprise, 0)
    return answers.length === 0 ? one : shifted(one, (CARRIED * sum) / (answers.length + UNASKED))
  })
}

function shifted(likelihood: number, by: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, likelihood))
  return 1 / (1 + Math.exp(-(Math.log(bounded / (1 - bounded)) + by)))
}

/** Lines of one group are set alike, and ask alike. */
function groupOf(candidate: Candidate): string {
  return `${styleOf(candidate)} ${askingOf(candidate.text)}`
}

const MOST_NAMED = 12
/** However sure the rules are, they are wrong so often about what the model thinks otherwise. */
const MOST_DOUBT = 0.6
/** What the doubts about the lines set alike add to that about a line. */
const OF_ALIKE = 0.3
const OF_PROMPT = 1.5
const OF_LIMIT = 1.3
const OF_FIELD = 0.8

interface KnownDoubt extends DoubtfulLine {
  readonly candidate: Candidate
  readonly words: string
  readonly group: string
  /** How likely it is read wrongly. */
  readonly doubt: number
}

/** The lines of which it is worth most to be told, best first. */
export function doubtfulLines(
  candidates: readonly Candidate[],
  question: readonly number[],
  told: Told,
  taken: readonly { readonly text: string }[],
): DoubtfulLine[] {
  const asked = new Set(taken.map(({ text }) => normaliseWords(text)))
  const isTold = new Set([...told.keys()].map((index) => normaliseWords(askedText(candidates[index]!))))
  const sizes = countsOf(candidates.map(groupOf))
  const lines = candidates.map((candidate, index): KnownDoubt => {
    const text = askedText(candidate)
    const [words, group, likelihood] = [normaliseWords(text), groupOf(candidate), question[index]!]
    const isTaken = asked.has(words)
    const doubt = Math.min(isTaken ? 1 - likelihood : likelihood, MOST_DOUBT)
    const { anchor } = candidate
    return { candidate, text, words, group, isTaken, likelihood, alike: sizes.get(group)!, doubt, anchor }
  })
  const open = lines.filter(({ words }) => words !== '' && !isTold.has(words))
  const doubts = new Map<string, number>()
  for (const { group, doubt } of open) doubts.set(group, (doubts.get(group) ?? 0) + doubt)
  const worthOf = ({ candidate, group, doubt }: KnownDoubt) =>
    doubt * (1 + OF_ALIKE * Math.log1p(doubts.get(group)! - doubt)) * weightOf(candidate)
  const sorted = open.map((line) => ({ line, worth: worthOf(line) })).sort((a, b) => b.worth - a.worth)
  const once = new Map<string, DoubtfulLine>()
  for (const { line } of sorted) {
    const { text, isTaken, likelihood, alike, anchor } = line
    if (!once.has(line.words)) once.set(line.words, { text, isTaken, likelihood, alike, anchor })
    if (once.size === MOST_NAMED) break
  }
  return [...once.values()]
}

function countsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Prose is worth more than fields, and what has a limit more than what has none. */
function weightOf({ text, kind, line }: Candidate): number {
  const prompt = isPrompt(askingOf(text)) ? OF_PROMPT : 1
  const limit = hasLimit(findLimit(text)) ? OF_LIMIT : 1
  const field = kind === 'field' || line?.cell === 'label' ? OF_FIELD : 1
  return prompt * limit * field
}
