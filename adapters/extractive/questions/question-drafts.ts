import { formWords } from '../../../core/languages/languages.ts'
import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import { OPTIONS_LEAD } from './exclusion-words.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import {
  onlyMarksPlace,
  type PrintedLine,
  type AnswerSpace,
  type FieldRecord,
  type RunInLabel,
} from './printed-items.ts'
import { cleanPrompt, partPrompt, type PromptParts } from './prompt-text.ts'
import { askingOf, wordsIn, type Asking } from './prompts.ts'
import { kindOfQuestion } from './question-kinds.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** A question under construction. */
export interface QuestionDraft {
  text: string
  number: string | null
  asking: Asking
  section: string | null
  limit: TextLimit
  anchor: string
  readonly guidance: string[]
  /** The line of the question; null for a field's own label or a column. */
  readonly line: PrintedLine | null
  /** Whether it has a place for text. */
  answered: boolean
  /** Whether it has options to tick or pick. */
  ticked: boolean
  /** Options printed as a list, without boxes. */
  listed: number
  /** Whether its place is a table of costs or income. */
  isBudget: boolean
}

const MAX_GUIDANCE_WORDS = 300

export function draftOfLine(line: PrintedLine, section: string | null): QuestionDraft {
  const { text, help } = line.label === undefined ? partPrompt(line.text) : labelled(line.label)
  const draft = emptyDraft(text, line.number, section, line.anchor, line)
  draft.asking = askingOf(line.text)
  draft.ticked = OPTIONS_LEAD.test(line.text)
  draft.limit = findLimit(line.text)
  if (help !== null) draft.guidance.push(help)
  return draft
}

function labelled({ text, help }: RunInLabel): PromptParts {
  return { text: cleanPrompt(text), help }
}

export function draftOfLabel(label: string, space: AnswerSpace, section: string | null): QuestionDraft {
  const draft = emptyDraft(cleanPrompt(label), null, section, space.anchor, null)
  draft.limit = findLimit(label)
  return draft
}

export function draftOfColumn(column: string, anchor: string, section: string | null): QuestionDraft {
  return { ...emptyDraft(cleanPrompt(column), null, section, anchor, null), limit: findLimit(column), answered: true }
}

export function draftOfRecord(record: FieldRecord, section: string | null): QuestionDraft {
  const draft = emptyDraft(cleanPrompt(record.text), record.number, section, record.anchor, null)
  if (record.help !== null) draft.guidance.push(record.help)
  return { ...draft, limit: record.limit, answered: true }
}

function emptyDraft(
  text: string,
  number: string | null,
  section: string | null,
  anchor: string,
  line: PrintedLine | null,
): QuestionDraft {
  return {
    text,
    number,
    asking: askingOf(text),
    section,
    limit: NO_LIMIT,
    anchor,
    guidance: [],
    line,
    answered: false,
    ticked: false,
    listed: 0,
    isBudget: false,
  }
}

/** Adds help text; its limit applies to the question, unless that has its own. */
export function addGuidance(draft: QuestionDraft, text: string): void {
  const limit = findLimit(text)
  if (hasLimit(limit) && !hasLimit(draft.limit)) draft.limit = limit
  const clean = text.trim()
  if (clean === '' || isOnlyLimit(clean) || sameWords(clean, draft.text) || draft.guidance.includes(clean)) return
  const words = draft.guidance.reduce((sum, one) => sum + wordsIn(one), 0)
  if (words + wordsIn(clean) <= MAX_GUIDANCE_WORDS) draft.guidance.push(clean)
}

/** Sets the place of the answer. */
export function addAnswerSpace(draft: QuestionDraft, space: AnswerSpace): void {
  if (!draft.answered) draft.anchor = space.anchor
  draft.answered = true
  if (space.help !== null) addGuidance(draft, space.help)
  const { value } = space
  if (value !== null && !onlyMarksPlace(value) && (ENTRY.test(value) || isOnlyLimit(value))) addGuidance(draft, value)
  if (/^(?:text|multiline)$/.test(space.control) && space.maxCharacters !== null && !hasLimit(draft.limit)) {
    draft.limit = { words: null, characters: space.maxCharacters }
  }
}

/** An instruction to enter something, not an existing value. */
const ENTRY = /^[[<{(]|click|tap|enter|type|insert/iu

export function sameWords(a: string, b: string): boolean {
  return normaliseWords(a) === normaliseWords(b)
}

/** Whether text can answer it: ticks alone, and yes or no alone, are left out. */
export function takesAnswer(draft: QuestionDraft, optionsArePrinted: boolean): boolean {
  if (draft.text === '') return false
  const wantsWords = draft.answered || hasLimit(draft.limit)
  if (draft.asking === 'yes-no') return wantsWords || (draft.number !== null && !optionsArePrinted && !draft.ticked)
  if (draft.ticked) return hasLimit(draft.limit) || (draft.answered && draft.asking !== 'label')
  if (draft.listed >= 2 && draft.asking === 'open') return wantsWords || !PICK.test(draft.text)
  return true
}

/** Questions answered by one of the options below. */
const PICK = new RegExp(`^(?:${formWords('pickedKinds')})`, 'iu')

export function foundQuestion(draft: QuestionDraft): FoundQuestion {
  const { text, section, number, limit, anchor } = draft
  return {
    text,
    guidance: draft.guidance.length === 0 ? null : draft.guidance.join(' '),
    section,
    number,
    limit,
    kind: draft.isBudget ? 'budget' : kindOfQuestion(text),
    anchor,
  }
}
