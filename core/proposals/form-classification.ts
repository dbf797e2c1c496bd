/** What kind of document the file of an application is, in the order in which the next one follows. */
export const FORM_CLASSIFICATIONS = [
  'application form',
  'past application',
  'guidance',
  'supporting document',
  'other',
] as const

export type FormClassification = (typeof FORM_CLASSIFICATIONS)[number]

/** The one after it; the last leads back to the first. */
export function nextClassification(classification: FormClassification): FormClassification {
  const at = FORM_CLASSIFICATIONS.indexOf(classification)
  return FORM_CLASSIFICATIONS[(at + 1) % FORM_CLASSIFICATIONS.length] ?? FORM_CLASSIFICATIONS[0]
}

const SIGNS: readonly (readonly [RegExp, FormClassification])[] = [
  [
    /\b(past|previous|old|submitted|successful|unsuccessful|final) (application|bid|proposal)|\b(as )?submitted\b/,
    'past application',
  ],
  [
    /\b(application|grant|blank|bid) (form|questions)|\bform\b|\bquestions?\b|\bexpression of interest\b|\beoi\b/,
    'application form',
  ],
  [/\bguid(e|ance|elines?)\b|\bcriteria\b|\bhow to apply\b|\bnotes\b|\bfaqs?\b/, 'guidance'],
  [
    /\bbudget\b|\baccounts\b|\bpolic(y|ies)\b|\bconstitution\b|\breport\b|\bsafeguarding\b|\bquotes?\b|\breferences?\b/,
    'supporting document',
  ],
]

/** A guess by the name of the file: what was uploaded for an application and says nothing else is taken for its form. */
export function guessClassification(fileName: string): FormClassification {
  const name = fileName.replace(/[_.\-\s]+/g, ' ').toLowerCase()
  return SIGNS.find(([sign]) => sign.test(name))?.[1] ?? 'application form'
}
