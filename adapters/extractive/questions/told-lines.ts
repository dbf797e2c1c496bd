import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import type { DoubtfulLine, ToldLine } from '../../../core/forms/ports/question-finder.ts'
import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import { styleOf } from './own-features.ts'
import { cleanPrompt, partPrompt } from './prompt-text.ts'
import { findLimit, hasLimit } from './limits.ts'
import { askingOf, isPrompt } from './prompts.ts'

/** Corrections of candidates by index: whether they are questions. */
export type Told = ReadonlyMap<number, boolean>

export const NOTHING_TOLD: Told = new Map()

/** A candidate's text as a question, as people see and correct it. */
export function askedText({ line, text }: Candidate): string {
  if (line === null) return cleanPrompt(text)
  return line.label === undefined ? partPrompt(text).text : cleanPrompt(line.label.text)
}

/**
 * Applies corrections to candidates. If a question is printed several times, the likeliest counts; a text marked as not
 * a question counts nowhere.
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

/** Log odds by which similar lines move for each fully unexpected correction, on average. */
const CARRIED = 5
/** Number of imaginary expected answers, so that the first real ones do not count too much. */
const UNASKED = 1

/** Likelihoods after corrections, carried to similar lines: the more unexpected the corrections, the stronger. */
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

/** Key shared by lines with the same formatting, which have the same role. */
function groupOf(candidate: Candidate): string {
  return `${styleOf(candidate)} ${askingOf(candidate.text)}`
}

const MOST_NAMED = 12
/** Maximum doubt: the rules are wrong this often if the model disagrees. */
const MOST_DOUBT = 0.6
/** Weight of similar lines' doubts in a line's doubt. */
const OF_ALIKE = 0.3
const OF_PROMPT = 1.5
const OF_LIMIT = 1.3
const OF_FIELD = 0.8

interface KnownDoubt extends DoubtfulLine {
  readonly candidate: Candidate
  readonly words: string
  readonly group: string
  /** Likelihood of a wrong result. */
  readonly doubt: number
}

/** The most useful lines to correct, best first. */
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

/** Prose is worth more than fields, and a line with a limit more than one without. */
function weightOf({ text, kind, line }: Candidate): number {
  const prompt = isPrompt(askingOf(text)) ? OF_PROMPT : 1
  const limit = hasLimit(findLimit(text)) ? OF_LIMIT : 1
  const field = kind === 'field' || line?.cell === 'label' ? OF_FIELD : 1
  return prompt * limit * field
}
