import type { WantedAnswer } from './wanted-answer.ts'

/** A part of income or spending, which no total answers. */
const PART_ASKED =
  /\b(?:sundry|other|rental|grants?|trading|fundraising|donations?|memberships?|restricted|earned|investment|interest|voluntary|legacy|project|staff|capital|charitable) (?:income|receipts|revenue|turnover|expenditure|spending|costs)\b|\b(?:spend|spent|spending|expenditure) on\b|\b(?:ausgaben|kosten|aufwendungen) für (?!(?:das |dieses |das letzte )?(?:(?:geschäfts)?jahr|\p{N}))|\b(?:dépens(?:es|é)|charges) (?:en |de |pour )(?:la |le |les )?(?:personnel|salaires|communication|fonctionnement|loyers?|locations?|déplacements)/iu

/** Columns besides the total of income or spending: a fund, a body, a quarter, a plan. */
const COLUMN_ASKED =
  /\b(?:unrestricted|restricted|designated|endowment|general fund|capital fund|group|consolidated|subsidiary|q[1-4]|budget(?:ed)?|forecast|project(?:ed|ion)|planned|expected|zweckgebunden\p{L}*|budgetiert\p{L}*|geplant\p{L}*|affectés?|prévisionnel\p{L}*)\b/iu
/** A share of a whole, which no total answers. */
const SHARE_ASKED =
  /\b(?:percentage|per ?cent|proportion|what share|share of|part d[eu’']|pourcentage|anteil|prozent|porcentaje|percentuale)|%/iu

/** Whether it asks for a part of the accounts, which no total answers. */
export function asksForPart({ question, owner, kind }: WantedAnswer): boolean {
  return (
    owner === 'us' && kind === 'money' && [SHARE_ASKED, COLUMN_ASKED, PART_ASKED].some((words) => words.test(question))
  )
}
