import type { DocumentToSearch, FactFinder } from '../../../core/profile/ports/fact-finder.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { definitionOf } from '../../../core/profile/profile-facts.ts'
import { addressesOf } from './addresses.ts'
import { factsByLabel } from './facts-by-label.ts'
import { namesOfAuthor } from './names-of-author.ts'
import { officeHolders } from './offices.ts'
import { pageFacts } from './page-facts.ts'
import { policyFacts } from './policy-dates.ts'
import { registeredNumbers } from './registered-numbers.ts'
import { searchedDocument, type SearchedDocument } from './searched-document.ts'
import { statements } from './statements.ts'
import { webAddresses } from './web-addresses.ts'
import { yearlyFigures } from './yearly-figures.ts'

/** The surest first: of one document each fact has the value that comes first. */
const RULES: readonly ((document: SearchedDocument) => FoundFact[])[] = [
  factsByLabel,
  namesOfAuthor,
  registeredNumbers,
  yearlyFigures,
  statements,
  officeHolders,
  addressesOf,
  webAddresses,
  policyFacts,
]

/** Counts up with every change in what is found, so that documents are looked through again. */
export const FACT_FINDER_RELEASE = 3

/** Finds facts by their labels, in tables and in sentences of known form, without a language model. */
export class ExtractiveFactFinder implements FactFinder {
  readonly release = FACT_FINDER_RELEASE

  async find(document: DocumentToSearch): Promise<FoundFact[]> {
    const searched = searchedDocument(document)
    const byKey = new Map<string, FoundFact>()
    for (const rule of RULES)
      for (const fact of rule(searched)) {
        const key = `${fact.key} ${fact.owner ?? ''}`
        if (!byKey.has(key)) byKey.set(key, fact)
      }
    const stated = [...byKey.values()]
    const opening = searched.lines[0]?.text ?? ''
    const isStated = ({ key }: FoundFact) => stated.some((fact) => fact.key === key)
    const ofPage = pageFacts(document).filter((fact) => !isStated(fact) || !isNameInside(fact, opening))
    return [...stated.map((fact) => inCurrencyOf(fact, ofPage)), ...ofPage]
  }
}

/** A page names the currency of its tables once. */
function inCurrencyOf(fact: FoundFact, ofPage: readonly FoundFact[]): FoundFact {
  const same = ofPage.find(({ key, value }) => key === fact.key && value.includes(fact.value))
  return definitionOf(fact.key).kind === 'money' && same ? { ...fact, value: same.value } : fact
}

/** A label within a text names one party or another, other than the heading. */
function isNameInside({ key, value }: FoundFact, opening: string): boolean {
  const at = opening.indexOf(value)
  return key === 'workingName' && (at < 0 || opening.slice(0, at).includes(':'))
}
