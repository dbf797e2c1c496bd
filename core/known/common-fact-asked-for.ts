import type { CommonQuestion } from '../languages/common-questions/common-question.ts'
import { commonQuestionIn } from '../languages/common-questions/common-question-in.ts'
import { knownKey } from '../profile/profile-facts.ts'
import type { AskedFor } from './asked.ts'
import { yearAskedFor } from './year-asked-for.ts'

interface FactOfQuestion {
  readonly fact: string
  readonly otherwise?: readonly string[]
  /** Whether people, partners and projects have it, too. */
  readonly isShared?: true
}

/** Profile facts that common questions ask for. */
const FACTS: Readonly<Partial<Record<CommonQuestion, FactOfQuestion>>> = {
  legalName: { fact: 'legalName', otherwise: ['workingName'], isShared: true },
  legalForm: { fact: 'legalForm' },
  charityNumber: { fact: 'charityNumber' },
  companyNumber: { fact: 'companyNumber' },
  registeredNumber: { fact: 'registeredNumber', otherwise: ['charityNumber', 'companyNumber'] },
  taxNumber: { fact: 'taxNumber' },
  bankDetails: { fact: 'accountNumber' },
  address: { fact: 'registeredAddress', otherwise: ['postalAddress'], isShared: true },
  email: { fact: 'contactEmail', isShared: true },
  telephone: { fact: 'contactTelephone', isShared: true },
  website: { fact: 'website', isShared: true },
  founded: { fact: 'founded' },
  yearEnd: { fact: 'yearEnd' },
  contact: { fact: 'contactName' },
  chiefExecutive: { fact: 'chiefExecutive' },
  chair: { fact: 'chair' },
  treasurer: { fact: 'treasurer' },
  secretary: { fact: 'secretary' },
  safeguardingLead: { fact: 'safeguardingLead' },
  income: { fact: 'income' },
  expenditure: { fact: 'expenditure' },
  reserves: { fact: 'reserves' },
  volunteers: { fact: 'volunteers' },
  staff: { fact: 'staff' },
  trusteeCount: { fact: 'trustees' },
}

/** Whether a common question asks for a profile fact, or for part of one. */
export function isOfProfile(meaning: CommonQuestion): boolean {
  return FACTS[meaning] !== undefined
}

/** Words that narrow a figure: part of the staff or money, plans, or several years. */
const PART =
  /(?<!\p{L})(?:fte|(?:full|part)[ -]time|each|other|sundry|net|budget\p{L}*|expect\p{L}*|forecast\p{L}*|planned|(?:vol|tei)lzeit|andere[nr]?|sonstige\p{L}*|geplante?\p{L}*|etp|autres?|prévisionnel\p{L}*|arall|eraill)(?!\p{L})/iu

/** Whether a question asks for less or other than a year's whole figure. */
export function isPart(text: string): boolean {
  return PART.test(text)
}

/** The profile fact that a question asks for, if it consists of common words only; null for any other question. */
export function commonFactAskedFor(text: string, isBelowOthers: boolean): AskedFor | null {
  const asked = commonQuestionIn(text)
  const found = asked?.narrowing.length === 0 ? FACTS[asked.meaning] : undefined
  if (found === undefined || (found.isShared === true && isBelowOthers)) return null
  const { fact, otherwise } = found
  const isYearly = knownKey(fact)?.definition.yearly === true
  const year = isYearly ? yearAskedFor(text) : null
  if (isYearly && (year === null || isPart(text))) return null
  return { subject: 'us', fact, year, ...(otherwise !== undefined && { otherwise }) }
}
