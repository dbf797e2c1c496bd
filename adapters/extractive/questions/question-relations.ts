import { findLimit, hasLimit } from './limits.ts'
import type { PrintedLine } from './printed-items.ts'
import type { QuestionDraft } from './question-drafts.ts'
import type { Lookahead } from './lookahead.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, wordsIn, type Asking } from './prompts.ts'

/** Headings of guidance written as the applicant's own questions: "What do we fund?", "How do I apply?". */
const ABOUT_FUNDER =
  /\b(?:can|do|should|may|must|will|could) (?:i|we)\b|\bwe (?:fund|support|offer|expect|look|consider|assess|make|will|do|can|don['’]t|provide)\b|\b(?:who|what|which \p{L}+) (?:can|may|is eligible|are eligible|will we|won['’]t|do we|does the (?:fund|grant|programme|scheme))|\bhow (?:to apply|much can|will (?:my|your|the) (?:application|proposal|decision)|do (?:you|i) apply|(?:is|are) .{0,40}\b(?:appl\p{L}*|funds?|funded|funding|grants?|decisions?|decided|assessed|awarded|awards?|selected|scored|judged|paid|proposals?))\b|\b(?:the|this) (?:fund|scheme|programme|call|deadline|grant programme)\b.{0,30}\?|happens (?:next|after|if|when)|need (?:more )?help|more information|who are we|\bpuis-je|qui peut|kann ich|wer kann|quién puede|puedo|quem pode|posso|chi può|kan ik|wie kan|kuka voi|vem kan|hvem kan/iu

/** Asked by an applicant, whomever it calls "you". */
const ABOUT_APPLYING =
  /^(?:what happens (?:next|after|when|if|once)|who can apply|how (?:do|can|should) (?:i|you|we) apply)\b/iu

export function isAboutFunder(text: string): boolean {
  if (/^[^?]*[\p{Ll})][.!]\s+\p{Lu}/u.test(text)) return false
  if (/\?\s*$/u.test(text) && ABOUT_APPLYING.test(text)) return true
  return (
    /\?\s*$/u.test(text) &&
    ABOUT_FUNDER.test(text) &&
    !/\b(?:your?|yourself|vous|votre|vos|ihre?|sie|su|sus|usted|sua|suo|vostr[oa]|uw|u|teidän|era|er|dere)\b/iu.test(
      text,
    )
  )
}

/** Whether a prompt belongs to the open question, as help or as a part of it, rather than asking again. */
export function belongsTo(current: QuestionDraft, line: PrintedLine, asking: Asking, lookahead: Lookahead): boolean {
  if (line.cell === 'beside') return true
  if (current.answered && !isPartNumber(current, line)) return false
  if (current.ticked && asking === 'open' && lookahead.hasSpaceNext()) return false
  const opener = current.line
  if (line.number !== null) return isPartNumber(current, line) && isPart(current, line, lookahead)
  if (line.listLevel > 0) return opener === null || line.listLevel > opener.listLevel || opener.number !== line.number
  if (line.italic && opener !== null && !opener.italic) return true
  if (line.cell === 'label' && lookahead.hasSpaceNext()) return false
  if (opener === null) return false
  if (current.asking === 'label' && hasLimit(findLimit(opener.text)) && isPlainText(line, lookahead)) return true
  if (GUIDANCE_OPENER.test(line.text) && asking !== 'open') return true
  if (isStronger(opener, line)) return !endsAsOne(opener, line)
  if (isStronger(line, opener)) return false
  if (opener.number === null && current.asking === 'label') return false
  return opener.number !== null || lookahead.hasSpaceAhead()
}

/** Text that nothing marks as a question of its own. */
function isPlainText(line: PrintedLine, lookahead: Lookahead): boolean {
  return !line.bold && line.cell === 'none' && !lookahead.hasLimitNext() && !hasLimit(findLimit(line.text))
}

/** "a)", "(ii)" or "3.1" under "3": a part of the numbered question. */
function isPartNumber(current: QuestionDraft, line: PrintedLine): boolean {
  const of = current.line?.number ?? null
  if (line.number === null || of === null)
    return line.number !== null && of === null && /^[a-z]$|^[ivx]+$/.test(line.number)
  if (/^(?:[a-z]|[ivx]+)$/i.test(line.number)) return /\d/.test(of)
  return false
}

function isPart(current: QuestionDraft, line: PrintedLine, lookahead: Lookahead): boolean {
  if (lookahead.hasSpaceNext() || lookahead.hasLimitNext() || hasLimit(findLimit(line.text))) return false
  if (/:\s*$/u.test(current.line?.text ?? '')) return true
  return !/[?]\s*$/u.test(line.text) && wordsIn(line.text) < 6
}

/** A heading or bold line over plain text. */
function isStronger(one: PrintedLine, other: PrintedLine): boolean {
  if (one.level !== null) return other.level === null
  return one.bold && !other.bold && other.level === null
}

/** A plain line under a heading that is one whole question of its own. */
function endsAsOne(opener: PrintedLine, line: PrintedLine): boolean {
  return (
    opener.level !== null &&
    /^[^?.]+\?$/u.test(line.text.trim()) &&
    askingOf(opener.text) !== 'label' &&
    askingOf(line.text) === 'open' &&
    wordsIn(line.text) <= 12
  )
}

/** Whether the print marks a prompt as one that wants an answer. */
export function isMarkedAsQuestion(line: PrintedLine, lookahead: Lookahead): boolean {
  if (line.number !== null || line.bold || line.level !== null || line.cell === 'label') return true
  if (/[?:]\s*\*?$/u.test(line.text.trim())) return true
  return lookahead.hasSpaceAhead() || lookahead.hasLimitNext() || hasLimit(findLimit(line.text))
}
