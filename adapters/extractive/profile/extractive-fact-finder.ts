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
    const ofPage = pageFacts(document)
    return [...[...byKey.values()].map((fact) => inCurrencyOf(fact, ofPage)), ...ofPage]
  }
}

/** A page names the currency of its tables once. */
function inCurrencyOf(fact: FoundFact, ofPage: readonly FoundFact[]): FoundFact {
  const same = ofPage.find(({ key, value }) => key === fact.key && value.includes(fact.value))
  return definitionOf(fact.key).kind === 'money' && same ? { ...fact, value: same.value } : fact
}
