import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'

const anywhere = (kind: FormWordKind) => new RegExp(formWords(kind), 'iu')
const whole = (kind: FormWordKind) => new RegExp(`^(?:${formWords(kind)})$`, 'iu')
const asWord = (kind: FormWordKind, other = '') => new RegExp(String.raw`${other}\b(?:${formWords(kind)})\b`, 'iu')

/** Headings of parts without questions to answer in words. */
export const EXCLUDED_HEADING = anywhere('excludedHeadings')

/** Headings of grids about people's characteristics; with a number they ask about the applicant. */
export const PERSONAL_CHARACTERISTIC = whole('traitHeadings')

/** A promise, a certification or a consent. */
export const DECLARATION = new RegExp(String.raw`^(?:\W*)(?:${formWords('declarations')})`, 'iu')

/** Labels of a signature block. */
export const SIGNATURE_LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${formWords('signatures')})(?!\p{L})|^(?:${formWords('signatureOpeners')})`,
  'iu',
)

export const DATE_LABEL = whole('dateLabels')

/** Questions that the form tells the applicant to skip. */
export const NOT_ASKED = anywhere('notAsked')

/** Questions that a file answers, not words. */
export const FILE_PROMPT = anywhere('filePrompts')

/** Columns of cost and income tables. */
export const MONEY_COLUMN = asWord('moneyWords', '[£$€]|')

/** Opens the total row of a table. */
export const TOTAL = new RegExp(String.raw`(?:^|[:–-]\s)(?:${formWords('totalWords')})(?!\p{L})`, 'iu')

/** The amount requested from the funder. */
export const AMOUNT_ASKED = new RegExp(String.raw`(?<!\p{L})(?:${formWords('amountAsked')})(?!\p{L})`, 'iu')

/** A heading above a table of costs or income. */
export const MONEY_HEADING = new RegExp(String.raw`(?<!\p{L})(?:${formWords('moneyHeadings')})(?!\p{L})`, 'iu')

/** Rows and columns of grids about people's characteristics. */
export const PEOPLE_GRID = asWord('peopleWords')

/** Lead-ins to options to tick or pick. */
export const OPTIONS_LEAD = anywhere('optionsLeads')

/** Labels that only point to a remark. */
export const REMARK_LABEL = new RegExp(
  String.raw`^(?:please )?(?:${formWords('remarkLabels')})(?: (?:to|for) .{1,30})?$`,
  'iu',
)

export const YES_OR_NO = whole('yesOrNo')
