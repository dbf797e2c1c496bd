import type { DoubtfulLine, ToldLine } from '../../../core/forms/ports/question-finder.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import type { Candidate } from './candidates.ts'
import type { FormRoles } from './form-roles.ts'
import { takesTicks, type PrintedItem } from './printed-items.ts'
import type { Thresholds } from './read-form.ts'
import { assembleQuestions } from './question-assembly.ts'
import { takesAnswer, type QuestionDraft } from './question-drafts.ts'
import { titleLine } from './title.ts'
import { askedText, carried, doubtfulLines, toldOf } from './told-lines.ts'

const USUAL: Thresholds = { question: 0.4, heading: 0.3, guidance: 0.35 }
/** A form asks at least once in this many lines. */
const LINES_A_QUESTION = 40

export interface AskedQuestions {
  readonly drafts: readonly QuestionDraft[]
  /** Whether there are so few questions for the form's length that the user should check. */
  readonly isDoubtful: boolean
  readonly doubtful: readonly DoubtfulLine[]
  /** Texts of corrected lines that the form lacks. */
  readonly unknown: readonly string[]
}

/** Questions of a form, from the roles of its lines and from corrections. */
export function askedQuestions(
  items: readonly PrintedItem[],
  candidates: readonly Candidate[],
  roles: FormRoles,
  lines: readonly ToldLine[] = [],
): AskedQuestions {
  const title = titleLine(items)
  const told = toldOf(candidates, roles, lines)
  const question = carried(candidates, roles.question, told)
  /** Without printed options, a yes or no is answered in words. */
  const options = items.some((item) => takesTicks(item))
  const said = new Map(lines.map(({ text, isQuestion }) => [normaliseWords(text), isQuestion]))
  const assembled = assembleQuestions({
    items,
    candidates,
    roles: { ...roles, question },
    thresholds: USUAL,
    told,
    title,
  })
  const drafts = assembled.filter((draft) => said.get(normaliseWords(draft.text)) ?? takesAnswer(draft, options))
  const known = new Set([...candidates.map(askedText), ...assembled.map(({ text }) => text)].map(normaliseWords))
  return {
    drafts,
    isDoubtful: candidates.length > 0 && drafts.length * LINES_A_QUESTION < candidates.length,
    doubtful: doubtfulLines(candidates, question, told, drafts),
    unknown: lines.map(({ text }) => text).filter((text) => !known.has(normaliseWords(text))),
  }
}
