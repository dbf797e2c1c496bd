/** Kinds of document that an application's file can be, in the order of `nextClassification`. */
export const FORM_CLASSIFICATIONS = [
  'application form',
  'past application',
  'guidance',
  'supporting document',
  'other',
] as const

export type FormClassification = (typeof FORM_CLASSIFICATIONS)[number]

/** The next classification; the first follows the last. */
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

/** Guesses the classification from the file name; a form by default. */
export function guessClassification(fileName: string): FormClassification {
  const name = fileName.replace(/[_.\-\s]+/g, ' ').toLowerCase()
  return SIGNS.find(([sign]) => sign.test(name))?.[1] ?? 'application form'
}
