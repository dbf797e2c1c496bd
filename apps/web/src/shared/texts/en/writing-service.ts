import type { OutageReason } from '../../../../../../adapters/http-contract/writing-service.ts'
import type { SpendingFeature } from '../../../../../../adapters/http-contract/spending.ts'
import { plural } from './locale.ts'

const features: Readonly<Record<SpendingFeature, string>> = {
  answers: 'Answers',
  chat: 'Changes in the chat',
  plans: 'Plans of applications',
  forms: 'Reading of forms',
  letters: 'Cover letters',
  reports: 'Reports',
  'project-overviews': 'Project overviews',
  'funder-overviews': 'Funder overviews',
  briefs: 'Project briefs',
  facts: 'Facts files',
  descriptions: 'Descriptions of documents',
  checks: 'Suggestions for whole applications',
}

/** Advice to administrators during an outage. */
const remedies: Readonly<Record<OutageReason, string>> = {
  unavailable: 'The vendor can’t be reached or is overloaded. Nothing is to be done here.',
  'key-refused':
    'The vendor refuses the key. Set a valid one and restart the server: “Language model” in the Admin menu names the setting.',
  'organisation-disabled': 'The vendor has closed your organisation’s account. Ask the vendor’s support why.',
  'no-credit': 'The credit at the vendor is used up. Top it up in the vendor’s console.',
  'limit-reached': 'The limit for this month that is set at the vendor is reached. Raise it in the vendor’s console.',
  'unknown-model': 'The vendor does not know the model. Set LANGUAGE_MODEL to one that exists and restart the server.',
  'wrong-address':
    'Something else answers at the model’s address. Check that address, which “Language model” in the Admin menu shows, and proxies between, and restart the server.',
}

const questions = (count: number) => plural(count, { one: 'question', other: 'questions' })

/** Texts about the writing service: its availability and allowance. */
export const writingService = {
  unavailable: 'The writing service is not available',
  nextTry: (time: string) =>
    `We try again at ${time}. You can leave this page: your texts are written as soon as it works.`,
  outOfOrder: 'The writing service can’t be used at the moment',
  tellAdmin: 'Please tell your administrator. Your texts are written as soon as it works again.',
  remedies,
  usedUp: 'This month’s allowance for writing is used up',
  startsAgain: (day: string) =>
    `It starts again on ${day}. Nothing is lost: try again then, or ask your administrator for more.`,
  raiseLimit: 'Administrators can raise MONTHLY_SPENDING_LIMIT.',
  tooLittle: (answers: number, open: number) =>
    `This month’s allowance covers about ${answers} of the ${questions(open)}`,
  fewLeft: (answers: number) =>
    `This month’s allowance covers about ${plural(answers, { one: 'more answer', other: 'more answers' })}`,
  tooLittleHint: (day: string) =>
    `The others wait for you to try again after ${day}. You can go on, or draft the important ones first.`,
  mayNotSuffice: 'This month’s allowance may not cover this',
  mayNotSufficeHint: (day: string) => `Nothing is lost where it does not: you can try again after ${day}.`,
  chooseLater: 'If the form asks more, you choose what is drafted once its questions are found.',
  cost: (money: string) => `This costs about ${money}.`,
  usage: {
    title: 'Usage',
    used: (share: string) => `${share} of this month’s allowance is used.`,
    startsAgain: (day: string) => `It starts again on ${day}.`,
    left: (answers: string) => `What is left covers about ${answers}.`,
    answers: (count: number) => plural(count, { one: 'answer', other: 'answers' }),
    unlimited: 'There is no monthly limit.',
    nothing: 'Nothing was written in this month.',
    feature: 'Written',
    pieces: 'Number',
    share: 'Share',
  },
  features,
}
