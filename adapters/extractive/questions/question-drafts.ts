import { NO_LIMIT, type TextLimit } from '../../../core/shared/text-limit.ts'
import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import { OPTIONS_LEAD } from './exclusion-words.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import type { PrintedLine, AnswerSpace, FieldRecord, RunInLabel } from './printed-items.ts'
import { cleanPrompt, partPrompt, type PromptParts } from './prompt-text.ts'
import { askingOf, wordsIn, type Asking } from './prompts.ts'
import { kindOfQuestion } from './question-kinds.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** A question in the making: what has been read of it so far. */
export interface QuestionDraft {
  text: string
  number: string | null
  asking: Asking
  section: string | null
  limit: TextLimit
  anchor: string
  readonly guidance: string[]
  /** The line that asks; null for a field's own label or a column. */
  readonly line: PrintedLine | null
  /** A place for words has been seen. */
  answered: boolean
  /** Options to tick or pick have been seen. */
  ticked: boolean
  /** Options printed as a list, without boxes. */
  listed: number
  /** A follow-up asks for words. */
  followed: boolean
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
    followed: false,
  }
}

/** Adds help text; a limit in it is the question's, unless the question has its own. */
export function addGuidance(draft: QuestionDraft, text: string): void {
  const limit = findLimit(text)
  if (hasLimit(limit) && !hasLimit(draft.limit)) draft.limit = limit
  const clean = text.trim()
  if (clean === '' || isOnlyLimit(clean) || sameWords(clean, draft.text) || draft.guidance.includes(clean)) return
  const words = draft.guidance.reduce((sum, one) => sum + wordsIn(one), 0)
  if (words + wordsIn(clean) <= MAX_GUIDANCE_WORDS) draft.guidance.push(clean)
}

/** Takes a place to write as the place of the answer. */
export function addAnswerSpace(draft: QuestionDraft, space: AnswerSpace): void {
  if (!draft.answered) draft.anchor = space.anchor
  draft.answered = true
  if (space.help !== null) addGuidance(draft, space.help)
  if (space.value !== null && /^[[<{(]|click|tap|enter|type|insert/iu.test(space.value)) addGuidance(draft, space.value)
  if (space.control === 'multiline' && space.maxCharacters !== null && !hasLimit(draft.limit)) {
    draft.limit = { words: null, characters: space.maxCharacters }
  }
}

export function sameWords(a: string, b: string): boolean {
  return normaliseWords(a) === normaliseWords(b)
}

/** Whether words can answer it: ticks alone, and yes or no alone, are no questions for a writer. */
export function takesAnswer(draft: QuestionDraft, optionsArePrinted: boolean): boolean {
  if (draft.text === '') return false
  const followed = draft.followed || FOLLOWED_WITHIN.test(draft.text)
  const wantsWords = draft.answered || followed || hasLimit(draft.limit) || draft.guidance.some(asksForDetails)
  if (PICKED_WITHIN.test(draft.text)) return followed
  if (draft.asking === 'yes-no' && DECLARED.test(draft.text)) return FOLLOWED_WITHIN.test(draft.text)
  if (draft.asking === 'yes-no') return wantsWords || (draft.number !== null && !optionsArePrinted && !draft.ticked)
  if (draft.ticked) return draft.followed || hasLimit(draft.limit) || (draft.answered && draft.asking !== 'label')
  if (draft.listed >= 2 && draft.asking === 'open') return wantsWords || !PICK.test(draft.text)
  return true
}

/** "Have you applied elsewhere? If yes, please give details", all in one line. */
const FOLLOWED_WITHIN =
  /[?\s](?:if (?:yes|so|not|no)|si oui|(?:wenn|falls) ja|en caso afirmativo|em caso (?:afirmativo|positivo)|se (?:sim|sì)|(?:zo|indien) ja)(?!\p{L}).{0,20}\s\p{L}{4,}/iu

/** "(Yes or No)" after the question. */
const PICKED_WITHIN =
  /[([]\s*(?:yes|ja|oui|sí|si|sim|sì|kyllä)\s*(?:\/|or|oder|ou|of|o|tai)\s*(?:no|nein|non|não|nee|nej|nei|ei)\s*[)\]]?\s*$/iu

/** To agree, or to keep to rules, is no more than to say yes. */
const DECLARED =
  /\b(?:(?:do|will|are|would) you (?:also |hereby )?(?:agree|consent|accept|confirm|acknowledge|commit|undertake|willing|prepared)|compl(?:y|ies) with|adhere to|stimmen sie .{0,60}\bzu|akzeptieren sie|acceptez-vous|acepta|aceita|accetta|akkoord|hyväksyt)/iu

/** Answered by one of the options below it. */
const PICK =
  /^(?:which|what (?:type|kind|is the (?:legal )?(?:status|ownership|type|structure))|what (?:best|category)|welche|quelle?s?|cuál|qual|quale|welke|mikä|vilken|hvilken)/iu

function asksForDetails(guidance: string): boolean {
  return (
    /\b(?:please|if (?:yes|so|not?)|give|provide|explain|describe|tell us|précise[zr]|erläutern|begründen|indique|detalle|specificare|toelicht|perustel)\b/iu.test(
      guidance,
    ) &&
    /\b(?:details?|explain|describe|why|how|reasons?|names?|information|number|tell us|précise|erläutern|begründen|indique|detalle)/iu.test(
      guidance,
    )
  )
}

export function foundQuestion(draft: QuestionDraft): FoundQuestion {
  const { text, section, number, limit, anchor } = draft
  return {
    text,
    guidance: draft.guidance.length === 0 ? null : draft.guidance.join(' '),
    section,
    number,
    limit,
    kind: kindOfQuestion(text),
    anchor,
  }
}
