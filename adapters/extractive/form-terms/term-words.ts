import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'

function anywhere(kind: FormWordKind): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${formWords(kind)})`, 'iu')
}

function whole(kind: FormWordKind): RegExp {
  return new RegExp(String.raw`^(?:[\divx]+[.)]\s*)?(?:${formWords(kind)})\s*:?$`, 'iu')
}

export const DEADLINE = anywhere('deadlines')
export const OTHER_DATE = anywhere('otherDates')
export const AMOUNT_LIMIT = anywhere('amountLimits')
export const OTHER_AMOUNT = anywhere('otherAmounts')
export const ELIGIBILITY_HEADING = whole('eligibilityHeadings')
export const ELIGIBILITY_RULE = anywhere('eligibilityRules')
export const ATTACHMENT_HEADING = whole('attachmentHeadings')
export const ATTACHMENT_ADVICE = anywhere('attachmentAdvice')
export const ATTACHMENT_REQUEST = new RegExp(String.raw`^(?:${formWords('attachmentRequests')})`, 'iu')
