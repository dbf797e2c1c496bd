import type { WantedAnswer } from './wanted-answer.ts'

/** A part of income or spending, which no total answers. */
const PART_ASKED =
  /\b(?:sundry|other|rental|grants?|trading|fundraising|donations?|memberships?|restricted|earned|investment|interest|voluntary|legacy|project|staff|capital|charitable) (?:income|receipts|revenue|turnover|expenditure|spending|costs)\b|\b(?:spend|spent|spending|expenditure) on\b|\b(?:ausgaben|kosten|aufwendungen) für (?!(?:das |dieses |das letzte )?(?:(?:geschäfts)?jahr|\p{N}))|\b(?:dépens(?:es|é)|charges) (?:en |de |pour )(?:la |le |les )?(?:personnel|salaires|communication|fonctionnement|loyers?|locations?|déplacements)/iu

/** Columns besides the total of income or spending: a fund, a body, a quarter, a plan. */
const COLUMN_ASKED =
  /\b(?:unrestricted|restricted|designated|endowment|general fund|capital fund|group|consolidated|subsidiary|q[1-4]|budget(?:ed)?|forecast|project(?:ed|ion)|planned|expected|zweckgebunden\p{L}*|budgetiert\p{L}*|geplant\p{L}*|affectés?|prévisionnel\p{L}*)\b/iu
export const PLAN_ASKED =
  /\b(?:budget(?:ed)?|forecast|project(?:ed|ion)|planned|expected|budgetiert\p{L}*|geplant\p{L}*|prévisionnel\p{L}*)\b/iu
/** A share of a whole, which no total answers. */
const SHARE_ASKED =
  /\b(?:percentage|per ?cent|proportion|what share|share of|part d[eu’']|pourcentage|anteil|prozent|porcentaje|percentuale)|%/iu

/** Requested part of the accounts, if not the total; otherwise null. */
export function partAsked({ question, owner, kind }: WantedAnswer): 'column' | 'share' | 'line' | null {
  if (owner !== 'us' || kind !== 'money') return null
  if (SHARE_ASKED.test(question)) return 'share'
  if (COLUMN_ASKED.test(question)) return 'column'
  return PART_ASKED.test(question) ? 'line' : null
}
