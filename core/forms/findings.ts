import { normaliseWords } from '../shared/normalise-text.ts'
import { NO_LIMIT } from '../shared/text-limit.ts'
import type { FoundItem, FoundQuestion, FoundQuestions } from './ports/question-finder.ts'
import { findPlaces } from './find-places.ts'
import type { FormCorrection } from '../proposals/form/form-correction.ts'
import type { FormTerms, Wording } from '../proposals/form/form-terms.ts'
import { comparableText, headingAbove, type FormLine } from '../proposals/form/form-lines.ts'

interface Placed {
  readonly place: string | null
  /** As the finder returned it; null if people added it. */
  readonly found: string | null
}

export interface PlacedQuestion extends FoundQuestion, Placed {}
export interface PlacedItem extends FoundItem, Placed {}

export interface Findings {
  /** In printed order. */
  readonly questions: readonly PlacedQuestion[]
  readonly items: readonly PlacedItem[]
}

/** Questions and items found in a form, each with its line. */
export function placedFindings({ questions, items }: FoundQuestions, lines: readonly FormLine[]): Findings {
  return { questions: placed(questions, lines), items: placed(items, lines) }
}

/** The findings with attachments that the form asks for elsewhere, in a sentence or below a heading. */
export function withAttachments(found: FoundQuestions, terms: FormTerms | null): FoundQuestions {
  const questions = found.questions.map(({ text }) => normaliseWords(text))
  const items = found.items.filter(({ kind }) => kind === 'attachment').map(({ text }) => normaliseWords(text))
  const isNew = ({ wording }: Wording) => {
    const words = normaliseWords(wording)
    const isNamed = items.some((one) => one !== '' && words.includes(one))
    return !isNamed && ![...questions, ...items].some((one) => one.includes(words))
  }
  const asked = (terms?.attachments.findings ?? []).filter(isNew).map(({ wording: text, page }) => {
    return { kind: 'attachment', text, section: null, options: [], anchor: null, page } as const
  })
  return { ...found, items: [...found.items, ...asked] }
}

function placed<Found extends { text: string; anchor: string | null }>(
  found: readonly Found[],
  lines: readonly FormLine[],
): (Found & Placed)[] {
  const places = findPlaces(found, lines)
  return found.map((one, at) => ({ ...one, place: places[at] ?? null, found: one.text }))
}

/** The findings with people's corrections, in printed order. */
export function corrected(
  findings: Findings,
  corrections: readonly FormCorrection[],
  lines: readonly FormLine[],
): Findings {
  return corrections.reduce((so, correction) => withOne(so, correction, lines), findings)
}

function withOne(findings: Findings, correction: FormCorrection, lines: readonly FormLine[]): Findings {
  const line = lineOf(correction, lines)
  const isMeant = (one: Placed) => one.found === correction.found && (line === null || one.place === line.place)
  const question = findings.questions.find(isMeant)
  const item = findings.items.find(isMeant)
  if (correction.found === null ? line === null : question === undefined && item === undefined) return findings
  const others = {
    questions: findings.questions.filter((one) => one !== question),
    items: findings.items.filter((one) => one !== item),
  }
  const about = { line, place: line?.place ?? null, found: correction.found }
  if (correction.as === 'nothing') return others
  return correction.as === 'question'
    ? { ...others, questions: inOrder([...others.questions, questionOf(correction, about, question, lines)], lines) }
    : { ...others, items: inOrder([...others.items, itemOf(correction, about, item ?? question, lines)], lines) }
}

/** The line that a correction is about; by its words if its place now has others. */
function lineOf({ place, line }: FormCorrection, lines: readonly FormLine[]): FormLine | null {
  const words = comparableText(line)
  const hasWords = ({ text }: FormLine) => comparableText(text) === words
  return lines.find((one) => one.place === place && hasWords(one)) ?? lines.find(hasWords) ?? null
}

interface About extends Placed {
  readonly line: FormLine | null
}

function questionOf(
  { text, kind }: FormCorrection,
  { line, place, found }: About,
  before: PlacedQuestion | undefined,
  lines: readonly FormLine[],
): PlacedQuestion {
  if (before !== undefined) return { ...before, text, kind, isUnsure: false }
  const section = place === null ? null : headingAbove(lines, place)
  const { number = null, anchor = null } = line ?? {}
  return { text, kind, guidance: null, section, number, limit: NO_LIMIT, anchor, place, found }
}

function itemOf(
  { text, kind }: FormCorrection,
  { line, place, found }: About,
  before: PlacedItem | PlacedQuestion | undefined,
  lines: readonly FormLine[],
): PlacedItem {
  const section = before?.section ?? (place === null ? null : headingAbove(lines, place))
  const options = before && 'options' in before ? before.options : []
  return { kind, text, section, options, anchor: line?.anchor ?? null, page: line?.page ?? null, place, found }
}

/** Findings without a place keep their position. */
function inOrder<One extends Placed>(findings: readonly One[], lines: readonly FormLine[]): One[] {
  const positions = new Map(lines.map(({ place }, at) => [place, at]))
  let last = -1
  const keyed = findings.map((one) => {
    const at = one.place === null ? last : (positions.get(one.place) ?? last)
    last = Math.max(last, at)
    return { one, at }
  })
  return keyed.sort((a, b) => a.at - b.at).map(({ one }) => one)
}
