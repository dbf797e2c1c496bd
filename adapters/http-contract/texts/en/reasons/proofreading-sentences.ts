import { counted } from '../words.ts'

interface Differing {
  readonly here: string
}

export const proofreadingSentences = {
  'proofreading.suggestions-made': ({ count }: { readonly count: number }) => counted(count, 'suggestion'),
  'proofreading.failed': 'Looking for suggestions failed. Please try again.',
  'proofreading.not-drafted': 'Answers are still being written. Look for suggestions when they are there.',
  'proofreading.nothing-to-read': 'There are no answers to make suggestions for yet.',
  'proofreading.only-by-hand': 'Please change the answer yourself: only you can tell what is right.',
  'proofreading.outdated': 'The answer was changed since, so this suggestion does not fit any more.',
  'proofreading.suggestion-not-found': 'Suggestion not found',
  'proofreading.under-way': 'Suggestions for this application are being made just now.',
  'proofreading.acronym': ({ acronym }: { readonly acronym: string }) =>
    `No answer says what “${acronym}” stands for. Write it out the first time.`,
  'proofreading.acronym-explained-later': ({ acronym }: { readonly acronym: string }) =>
    `“${acronym}” is used here before it is written out.`,
  'proofreading.differs-from-answer': ({ here, there }: Differing & { readonly there: string }) =>
    `This answer says ${here}, another one ${there}. Which is right?`,
  'proofreading.differs-from-profile': ({ here, known, year }: Differing & { known: string; year: number }) =>
    `This answer says ${here}, your profile ${known} for ${year}. Which is right?`,
  'proofreading.differs-from-request': ({ here, asked }: Differing & { readonly asked: string }) =>
    `This answer asks for ${here}, the application for ${asked}. Which is right?`,
  'proofreading.no-date': 'The question asks when, and the answer gives no date.',
  'proofreading.no-number': 'The question asks how many or how much, and the answer gives no number.',
  'proofreading.repeated': 'Another answer says this in nearly the same words.',
}
