export interface ProofreadingReasons {
  'proofreading.failed': null
  'proofreading.not-drafted': null
  'proofreading.nothing-to-read': null
  'proofreading.only-by-hand': null
  'proofreading.outdated': null
  'proofreading.suggestion-not-found': null
  /** Result of a job. */
  'proofreading.suggestions-made': { readonly count: number }
  'proofreading.under-way': null
  /** Findings of the built-in proofreader. */
  'proofreading.acronym': { readonly acronym: string }
  'proofreading.acronym-explained-later': { readonly acronym: string }
  'proofreading.differs-from-answer': { readonly here: string; readonly there: string }
  'proofreading.differs-from-profile': { readonly here: string; readonly known: string; readonly year: number }
  'proofreading.differs-from-request': { readonly here: string; readonly asked: string }
  'proofreading.no-date': null
  'proofreading.no-number': null
  'proofreading.repeated': null
}
