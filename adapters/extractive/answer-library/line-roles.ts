import { YEAR_PATTERN } from '../../../core/languages/dates.ts'
import { findLimit, hasLimit, isOnlyLimit } from '../questions/limits.ts'
import { ASKING_VERB, GUIDANCE_OPENER, POLITE_OPENING } from '../questions/prompt-words.ts'
import { askingOf, isPrompt, wordsIn } from '../questions/prompts.ts'
import type { ApplicationLine } from './application-lines.ts'

/**
 * The role of a line in a filled-in form: the funder asks, helps, or may be helping (`remark`: help below a prompt,
 * perhaps an answer further down); a heading or label; or the applicant's own words.
 */
export type LineRole = 'prompt' | 'guidance' | 'remark' | 'label' | 'own'

/** First-person words of the applicant, in the languages of forms. */
const OWN_VOICE =
  /(?<!\p{L})(?:we|our|ours|my|i|i['’]m|we['’](?:re|ve|ll)|wir|unsere?\p{L}{0,2}|uns|ich|meine?\p{L}?|nous|notre|nos|je|mon|nosotr[oa]s|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?|wij|onze?|ons)(?!\p{L})/iu
/** A funder says "our grant", but asks nothing about its own actions. */
const APPLICANT_ACTS = /(?<!\p{L})(?:we|i|wir|ich|nous|je|noi|nós|wij)(?!\p{L})/iu
/** Words that address the applicant. */
const SPOKEN_TO =
  /(?<!\p{L})(?:you|your|yours|yourself|vous|votre|vos|sie|ihre?[mnrs]?|usted(?:es)?|uw|jullie|você|antragstell\p{L}+|the applicants?|applicants should)(?!\p{L})/iu
/** Examples in brackets use the applicant's voice. */
const IN_BRACKETS = /\([^()]*\)?/gu
const THANKS = /(?<!\p{L})thank you(?!\p{L})/giu
const REMARK =
  /^\(?(?:example|examples|for example|e\.g\.|note|nb|n\.b\.|hint|tip|guidance|optional|required|if (?:yes|no|so|not|applicable|relevant|any|other|multiple)\b|where (?:applicable|relevant|possible)|beispiel|hinweis|exemple|ejemplo|esempio|exemplo|voorbeeld|maximum|max\.?|up to|no more than|auto-?fill)/iu
/** Phrases of a form's instructions. */
const INSTRUCTS =
  /(?<!\p{L})(?:please|bitte|veuillez|merci de|por favor|(?:should|must|may|can|need to) (?:be|include|contain|not exceed|provide)|(?:is|are) (?:required|optional|mandatory)|if (?:the )?(?:application|applicant|proposal|grant) (?:is|are)|complete for the|to be (?:funded|covered|supported|paid) by (?:this|the) grant|auto-?filled)(?!\p{L})|\((?:required|optional|please specify)\)/iu
/** Phrases of a funder about itself. */
const FUNDER_SPEAKS =
  /^(?:the |this |our )?(?:(?:\p{Lu}[\p{L}&’']+ ){0,4}(?:Foundation|Trust|Fund|Initiative|Council|Commission|Programme|Program)(?:['’]s)? (?:is|has|will|may|does|provides?|supports?|aims?|distributes?|assess\p{L}*|\p{Lu})|rfa|fund|foundation|programme|call|funder|panel|grant) /u
/** Phrases of a funder about its wishes. */
const FUNDER_WANTS =
  /^we(?:['’]re| are| would| will|['’]d|['’]ll)? (?:(?:particularly|especially|also) )?(?:interested in (?:supporting|funding|hearing)|looking for|keen to|(?:like|want) to (?:learn|know|understand|hear|see)|ask (?:for|you)|expect (?:you|applic)|welcome applic|encourage (?:you|applic))/iu
const DECLARES =
  /^(?:i|we|by (?:ticking|checking|submitting|signing))(?:\s\p{L}+){0,2}\s(?:acknowledge|confirm|certify|agree|declare|consent|have read|am legally|am at least|understand that|this box)/iu
const POLITE =
  /^(?:\([^()]*\)\s*)?(?:\p{L}+, )?(?:please|bitte|veuillez|merci de|por favor)(?!\p{L})|[.!?]\s+please (?:ensure|attach|provide|include|complete|note|upload|describe|list|indicate|specify|answer|use|make|select|do not|keep|limit)(?!\p{L})/iu
/** A list item about requirements for an application. */
const LISTED_RULE = /(?<!\p{L})(?:must|should|will|may) \p{L}+|successful applicants/iu
const LONGEST_LABEL = 14
const LONGEST_GUIDANCE = 120

export function roleOf(line: ApplicationLine): LineRole {
  const { text, place } = line
  const words = wordsIn(text)
  if (isOnlyLimit(text) || DECLARES.test(text) || FUNDER_WANTS.test(text)) return 'guidance'
  if (words > LONGEST_GUIDANCE) return 'own'
  const own = OWN_VOICE.test(text.replace(IN_BRACKETS, ''))
  const spokenTo = SPOKEN_TO.test(text.replace(THANKS, ''))
  if (place === 'field' || place === 'beside') return (spokenTo && !own) || POLITE.test(text) ? 'guidance' : 'own'
  if (own && !spokenTo && /[?？]$/u.test(text) && !APPLICANT_ACTS.test(text) && asks(text, false)) return 'prompt'
  if (own && !spokenTo && !POLITE.test(text)) return labelOr(line, FUNDER_SPEAKS.test(text) ? 'remark' : 'own')
  if (asks(text, spokenTo)) return roleOfAsking(line, spokenTo)
  return helpOf(line, { own, spokenTo }) ?? labelOr(line, 'own')
}

/** A list item that is a question is the funder's; one that begins with a verb may be the applicant's plan. */
function roleOfAsking({ text, listLevel }: ApplicationLine, spokenTo: boolean): LineRole {
  if (spokenTo || listLevel === 0) return 'prompt'
  return /[?？]["'”’)]*$/u.test(text) ? 'guidance' : 'remark'
}

function helpOf(line: ApplicationLine, { own, spokenTo }: { own: boolean; spokenTo: boolean }): LineRole | null {
  const { text } = line
  const limit = hasLimit(findLimit(text))
  if (limit && wordsIn(text) <= LONGEST_LABEL && line.listLevel === 0) return 'label'
  if (spokenTo && line.level !== null && wordsIn(text) <= LONGEST_LABEL) return 'label'
  if (spokenTo) return own && !POLITE.test(text) ? 'remark' : 'guidance'
  if (REMARK.test(text) || askingOf(text) === 'instruction') return 'guidance'
  if (INSTRUCTS.test(text)) return POLITE.test(text) ? 'guidance' : 'remark'
  if (line.listLevel > 0 && LISTED_RULE.test(text)) return 'remark'
  if (FUNDER_SPEAKS.test(text) || GUIDANCE_OPENER.test(text) || line.italic) return 'remark'
  return null
}

/** "Describe your need", "Summary:* Describe …"; a statement with such a verb further on is not a question. */
function asks(text: string, spokenTo: boolean): boolean {
  const parts = [text, /^[^:]{2,60}:\s*\*?\s*(.{10,})$/su.exec(text)?.[1] ?? ''].map((part) =>
    part.replace(/[*\s]+/gu, ' ').trim(),
  )
  return parts.some((part) => isPrompt(askingOf(part)) && (spokenTo || /[?？]/u.test(part) || opensRequest(part)))
}

/** "In 2024, …" begins a statement. */
const OPENS_WITH_YEAR = new RegExp(String.raw`^\p{L}+ ${YEAR_PATTERN}(?!\p{N})`, 'u')

function opensRequest(text: string): boolean {
  if (OPENS_WITH_YEAR.test(text)) return false
  const clauses = /^(?:if|where|when|for|using|based on)(?!\p{L})/iu.test(text) ? text.split(/,\s+/u) : [text]
  return clauses.some((clause) => ASKING_VERB.test(clause) || POLITE_OPENING.test(clause))
}

function labelOr(line: ApplicationLine, otherwise: LineRole): LineRole {
  const isShort = wordsIn(line.text) <= LONGEST_LABEL && /^[^\p{L}\p{N}]*\p{L}{2}/u.test(line.text)
  return isShort && (isHeading(line) || line.place === 'label') ? 'label' : otherwise
}

function isHeading({ level, bold, text, listLevel }: ApplicationLine): boolean {
  return level !== null || (listLevel === 0 && (bold || /:\s*\*?$/u.test(text)))
}
