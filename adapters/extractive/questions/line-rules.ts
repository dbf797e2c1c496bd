import { FILE_PROMPT, NOT_ASKED } from './exclusion-words.ts'
import { takesTicks, type PrintedLine } from './printed-items.ts'
import { isPrompt, wordsIn, type Asking } from './prompts.ts'
import type { QuestionDraft } from './question-drafts.ts'
import { labelsControl, shareNeeded } from './question-signs.ts'
import type { ReadForm } from './read-form.ts'

const MAX_HEADING_WORDS = 14

/** Whether a candidate is likely enough to ask, below the question that is open. */
export function asks(form: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { roles, thresholds, candidates } = form
  const told = form.told.get(index)
  if (told !== undefined) return told
  if (labelsControl(candidates[index]!.space)) return true
  return roles.question[index]! >= thresholds.question * shareNeeded(form, index, open)
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
export function isHeading(form: ReadForm, line: PrintedLine, index: number): boolean {
  if (line === form.title || form.roles.heading[index]! >= form.thresholds.heading) return true
  if (helps(form, index) || line.listLevel > 0 || line.cell === 'label' || line.cell === 'beside') return false
  if (wordsIn(line.text) > MAX_HEADING_WORDS || /[.:;]\s*$/u.test(line.text)) return false
  return line.level !== null || line.bold
}

/** Another prompt that is not asked: what follows it is not about the question above. */
export function endsQuestion({ items }: ReadForm, line: PrintedLine, asking: Asking, at: number): boolean {
  if (asking === 'yes-no') return true
  const isOverTicks = asking === 'open' && takesTicks(items[at + 1])
  return isOverTicks || (line.number !== null && isPrompt(asking))
}
