import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'

const anywhere = (kind: FormWordKind) => new RegExp(formWords(kind), 'iu')
const whole = (kind: FormWordKind) => new RegExp(`^(?:${formWords(kind)})$`, 'iu')
const asWord = (kind: FormWordKind, other = '') => new RegExp(String.raw`${other}\b(?:${formWords(kind)})\b`, 'iu')

/** Headings whose part of the form holds no question for the applicant to answer in words. */
export const EXCLUDED_HEADING = anywhere('excludedHeadings')

/** Headings of grids on who people are; with a number they ask it of the applicant. */
export const PERSONAL_CHARACTERISTIC = whole('traitHeadings')

/** Text that pledges, certifies or consents. */
export const DECLARATION = new RegExp(String.raw`^(?:\W*)(?:${formWords('declarations')})`, 'iu')

/** Labels of a signature block. */
export const SIGNATURE_LABEL = new RegExp(
  String.raw`(?<!\p{L})(?:${formWords('signatures')})(?!\p{L})|^(?:${formWords('signatureOpeners')})`,
  'iu',
)

export const DATE_LABEL = whole('dateLabels')

/** Questions that the form tells the applicant to pass over. */
export const NOT_ASKED = anywhere('notAsked')

/** Prompts that are met by a file and not by words. */
export const FILE_PROMPT = anywhere('filePrompts')

/** Columns of cost and income tables. */
export const MONEY_COLUMN = asWord('moneyWords', '[£$€]|')

/** Opens the row that sums up a table. */
export const TOTAL = new RegExp(String.raw`(?:^|[:–-]\s)(?:${formWords('totalWords')})(?!\p{L})`, 'iu')

/** A heading over a table of costs or income. */
export const MONEY_HEADING = new RegExp(String.raw`(?<!\p{L})(?:${formWords('moneyHeadings')})(?!\p{L})`, 'iu')

/** Rows and columns of grids on who people are. */
export const PEOPLE_GRID = asWord('peopleWords')

/** Lead-ins to options that are to be ticked or picked. */
export const OPTIONS_LEAD = anywhere('optionsLeads')

/** Labels that only draw attention to a remark. */
export const REMARK_LABEL = new RegExp(
  String.raw`^(?:please )?(?:${formWords('remarkLabels')})(?: (?:to|for) .{1,30})?$`,
  'iu',
)

export const YES_OR_NO = whole('yesOrNo')
