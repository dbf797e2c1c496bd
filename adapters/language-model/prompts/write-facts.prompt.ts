import type { ModelRequest } from '../port/language-model.ts'
import type { AccountSettings } from '../../../core/identity/account.ts'
import { libraryRequest, type LibraryMaterial } from './rules.ts'

const MAX_TOKENS = 16_000
const RULES = `You collect the facts of a charity that funders ask for again and again.

How to write
- Markdown: a first line "# " with a title, then sections with "## " headings, under each a list with a fact a line, such as "- **Charity number:** 1098765". No other text.
- The facts: name, legal form, registration numbers, address, website, when it was founded; mission; area; whom it serves and how many; staff, volunteers, trustees; income, expenditure and reserves by year; accounts and bank; policies with their dates; funders.
- End with a section that lists which of these were not found, one line each.`

/** Searches for a library that is too long for the prompt. */
export const FACTS_QUERIES = [
  'registered charity number and company number',
  'registered address, website, e-mail and telephone',
  'legal form and year of foundation',
  'mission, vision and charitable objects',
  'area of benefit',
  'beneficiaries and number of people reached',
  'staff, employees and volunteers',
  'trustees, chair and treasurer',
  'income and expenditure of the year',
  'reserves policy',
  'annual accounts and independent examiner or auditor',
  'bank',
  'safeguarding, equality and health and safety policies',
  'funders and grants received',
]

export function factsRequest(settings: AccountSettings, material: LibraryMaterial): ModelRequest {
  const ask = 'Collect the facts of the charity to which these documents belong.'
  return libraryRequest(material, { rules: RULES, settings, ask, maxTokens: MAX_TOKENS })
}
