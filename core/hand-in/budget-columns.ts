import type { BudgetAmounts } from '../brief/budget.ts'
import { formWords } from '../languages/languages.ts'

export type Column = keyof BudgetAmounts

const words = (...kinds: Parameters<typeof formWords>[0][]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${kinds.map(formWords).join('|')})(?!\p{L})`, 'iu')
const IN_KIND = /in[- ]kind|sachleistung|en nature|en especie|in natura|mewn nwyddau/iu
const OF_OTHERS =
  /(?<!\p{L})(?:others?|match(?:ed)?(?: funding)?|own|partners?|eigen\p{L}*|andere?\p{L}*|dritt\p{L}*|autres?|propres?|otr[oa]s|altr[ie]|eraill)(?!\p{L})/iu
const OF_THIS_FUNDER =
  /(?<!\p{L})(?:from (?:us|this (?:fund|grant|funder))|(?:our|this|the) grant|grant (?:requested|amount)|you (?:ask|request)\p{L}*)(?!\p{L})/iu
/** Money that is already granted. */
const SECURED =
  /(?<!\p{L})(?:confirmed|secured|received|pledged|approved|raised|zugesagt\p{L}*|bewilligt\p{L}*|gesichert\p{L}*|acquis\p{L}*|accordé\p{L}*|obtenu\p{L}*|confirmad\p{L}*|concedid\p{L}*|obtenid\p{L}*)(?!\p{L})/iu
const ASKED = words('amountAsked')
const AMOUNT = words('moneyWords')
const TOTAL = new RegExp(String.raw`^\P{L}*(?:${formWords('totalWords')})(?!\p{L})`, 'iu')

/** The payer of a column's amounts, by its heading; null if it has no amounts. */
export function columnNamed(heading: string): Column | null {
  if (IN_KIND.test(heading)) return 'inKind'
  if (OF_OTHERS.test(heading)) return 'fromOthers'
  if (ASKED.test(heading) || OF_THIS_FUNDER.test(heading)) return 'fromThisFunder'
  return isOfAmounts(heading) || /^\P{L}*[£$€]\P{L}*$/u.test(heading) ? 'amount' : null
}

/** Whether a label means money that is already granted. */
export function isSecured(label: string): boolean {
  return SECURED.test(label)
}

export function isOfAmounts(heading: string): boolean {
  return AMOUNT.test(heading)
}

/** Whether a row's label names the sum of the others. */
export function isTotal(label: string): boolean {
  return TOTAL.test(label)
}
