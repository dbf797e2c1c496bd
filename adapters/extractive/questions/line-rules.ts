import type { Candidate } from './candidates.ts'
import { FILE_PROMPT, NOT_ASKED } from './exclusion-words.ts'
import type { FormRoles } from './form-roles.ts'
import { shareNeeded } from './outright-questions.ts'
import { takesTicks, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { isPrompt, wordsIn, type Asking } from './prompts.ts'

const MAX_HEADING_WORDS = 14

/** The candidates that are at least so likely are questions. */
export interface Thresholds {
  readonly question: number
  readonly heading: number
  readonly guidance: number
}

/** A form with what its lines are likely to be. */
export interface ReadForm {
  readonly items: readonly PrintedItem[]
  readonly candidates: readonly Candidate[]
  readonly roles: FormRoles
  readonly thresholds: Thresholds
  readonly title: PrintedLine | null
}

/** Whether a candidate is likely enough to ask. */
export function asks({ candidates, roles, thresholds }: ReadForm, index: number): boolean {
  return roles.question[index]! >= thresholds.question * shareNeeded(candidates, index)
}

/** Whether it helps with the question before it. */
export function helps({ roles, thresholds }: ReadForm, index: number): boolean {
  return roles.guidance[index]! >= thresholds.guidance
}

const LINK = /\b(?:paste|link|url|website)\b/iu

/** The form says that it is not to be answered, or a file answers it. */
export function isNotAsked(text: string): boolean {
  return NOT_ASKED.test(text) || (FILE_PROMPT.test(text) && !LINK.test(text))
}

/** A heading right above a deeper one names a part. */
export function isOverHeading({ items }: ReadForm, line: PrintedLine, at: number): boolean {
  const next = items[at + 1]
  return line.level !== null && next?.kind === 'line' && next.level !== null && next.level > line.level
}

/** A heading by its role, or by its looks. */
export function isHeading(form: ReadForm, line: PrintedLine, at: number, index: number): boolean {
  if (line === form.title || form.roles.heading[index]! >= form.thresholds.heading) return true
  if (helps(form, index) || line.listLevel > 0 || line.cell === 'label' || line.cell === 'beside') return false
  if (wordsIn(line.text) > MAX_HEADING_WORDS || /[.:;]\s*$/u.test(line.text)) return false
  const next = form.items[at + 1]
  const overNumbers = next?.kind === 'line' && next.number !== null && line.number === null
  return line.level !== null || line.bold || overNumbers
}

/** Another prompt that is not asked: what follows it is not about the question above. */
export function endsQuestion({ items }: ReadForm, line: PrintedLine, asking: Asking, at: number): boolean {
  if (asking === 'yes-no') return true
  const isOverTicks = asking === 'open' && takesTicks(items[at + 1])
  return isOverTicks || (line.number !== null && isPrompt(asking))
}
