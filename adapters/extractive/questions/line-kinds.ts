import { EXCLUDED_HEADING, OPTIONS_LEAD, PERSONAL_CHARACTERISTIC } from './exclusion-words.ts'
import { ADDRESS_PART, isFactLabel } from './fact-labels.ts'
import { findLimit, hasLimit } from './limits.ts'
import type { PrintedLine } from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, wordsIn, type Asking } from './prompts.ts'

const MAX_HEADING_WORDS = 14
/** Headings that end in a full stop are shorter. */
const SHORT_HEADING_WORDS = 8

/** Short enough for a heading, and no prompt. */
export function isHeadingLike(line: PrintedLine): boolean {
  const asking = askingOf(line.text)
  const words = wordsIn(line.text)
  return asking === 'label'
    ? words <= MAX_HEADING_WORDS
    : asking === 'prose' && line.bold && words <= SHORT_HEADING_WORDS
}

/** What is set as a heading and yet goes with the question above it. */
export function isBodyText(line: PrintedLine): boolean {
  return (
    line.number === null &&
    (askingOf(line.text) === 'follow-up' || (OPTIONS_LEAD.test(line.text) && !/\?/u.test(line.text)))
  )
}

/** The name of a fact, or of a part of an address. */
export function isFact(line: PrintedLine): boolean {
  const label = cleanPrompt(line.text)
  return isFactLabel(label) || ADDRESS_PART.test(label)
}

/** "4.1" under "4". */
export function isNumberedBelow(number: string | null, above: string): boolean {
  return number !== null && number.startsWith(`${above.replace(/\.$/, '')}.`)
}

/** "Please provide the following:", "Help us locate your project …". */
export function asksByInstruction(text: string): boolean {
  return /^(?:please (?:provide|include|use|give|add|insert|outline)|help us|we (?:ask|expect|would like)|this section should|instructions? (?:to|for))\b/iu.test(
    text,
  )
}

/** "Additional questions" over a list. */
export const QUESTIONS =
  /(?<!\p{L})(?:questions?|fragen|preguntas|perguntas|domande|vragen|kysymy\p{L}+|frågor|spørgsmål|spørsmål|pytania)\s*:?\s*$/iu

/** "If your project began at an event:" */
export const CONDITION = /^(?:if|si|wenn|falls|se|indien|als|jos|om|hvis|jeśli)(?!\p{L}).*:\s*$/iu

/** "Enter a short title." below the name of what is to be entered. */
export const ENTERS = /^(?:please )?(?:enter|give|insert|type|use|choose)(?!\p{L})/iu

/** "Please explain." */
export const BARE_FOLLOW_UP =
  /^\(?(?:please )?(?:explain|specify|elaborate|comment|describe|(?:give|provide|add) (?:brief |further |more |full )?(?:details|reasons?|information|an explanation)|state (?:why|which))(?: (?:why|how|briefly|below|here|your answer|in detail))*[.:)]*$/iu

/** Names a part of the form that asks nothing. */
export function namesPassedPart({ text, number }: PrintedLine): boolean {
  const words = cleanPrompt(text)
  return EXCLUDED_HEADING.test(words) || (number === null && PERSONAL_CHARACTERISTIC.test(words))
}

export function isExcluded(line: PrintedLine, asking: Asking): boolean {
  const { text } = line
  return (
    namesPassedPart(line) &&
    !hasLimit(findLimit(text)) &&
    asking !== 'open' &&
    asking !== 'request' &&
    wordsIn(text) <= MAX_HEADING_WORDS
  )
}

/** "Please paste a link …" and its like are answered in words. */
export function takesAnswerAfterAll(text: string): boolean {
  return /\b(?:paste|link|url|website)\b/iu.test(text)
}

/** Whether a follow-up wants more than a nod. */
export function asksForWords(text: string): boolean {
  const rest = text.replace(/^[^,:;]{2,60}[,:;]\s*/u, '')
  const asking = askingOf(rest)
  if (asking === 'open' || asking === 'request') return true
  return /\b(?:please (?:specify|state|explain|give|provide|describe|list|name)|specify|details|précise[zr]|welche|cuál|qual|quale|welke|mikä|vilken)\b/iu.test(
    text,
  )
}
