import { deepStrictEqual } from 'node:assert/strict'
import { knownValue, type KnownValues } from '../../../core/hand-in/known-values.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'

const FACTS = {
  charityNumber: '1098765',
  legalForm: 'Charitable incorporated organisation',
  founded: '12 March 1987',
  yearEnd: '31 March',
}
const LINE = { item: 'Room hire', amount: 1200, fromThisFunder: null, fromOthers: null, inKind: null }
const BUDGET = { lines: [LINE], currency: 'GBP', origin: 'person', sources: [] } as const

const known = (facts: Readonly<Record<string, string>> = FACTS): KnownValues => {
  const confirmed = new Map(Object.entries(facts))
  return { facts: confirmed, confirmed, amountAsked: 9500, budget: BUDGET }
}

const YES_NO = ['Yes', 'No']
const FORMS = ['Company limited by guarantee', 'Charitable Incorporated Organisation (CIO)', 'Other']

type Case = readonly [kind: QuestionKind, text: string, options: readonly string[], value: string | null]

const CASES: readonly Case[] = [
  ['yes-no', 'Are you a registered charity?', YES_NO, 'Yes'],
  ['yes-no', 'Is your organisation a registered charity? (Yes / No)', YES_NO, 'Yes'],
  ['yes-no', 'Are you a registered charity in Scotland?', YES_NO, null],
  ['yes-no', 'Are you a charity: one that is registered in Scotland?', YES_NO, null],
  ['yes-no', 'Is the lead partner a registered charity?', YES_NO, null],
  ['yes-no', 'Are you a registered charity with an income above £1 million?', YES_NO, null],
  ['yes-no', 'Are you a registered charity?', ['Yes, in England', 'No'], null],
  ['yes-no', 'Do you have public liability insurance?', YES_NO, null],
  ['yes-no', 'Are you a charity?', [], null],
  ['choice', 'Legal status of your organisation', FORMS, 'Charitable Incorporated Organisation (CIO)'],
  ['choice', 'What type of organisation are you?', FORMS, 'Charitable Incorporated Organisation (CIO)'],
  ['choice', 'Type of organisation', ['Charitable company', 'Charity', 'Other'], null],
  ['choice', 'Legal status of the partner', FORMS, null],
  ['choice', 'Are you a registered charity?', YES_NO, null],
  ['date', 'Date of incorporation', [], '12 March 1987'],
  ['date', 'Date registered', [], null],
  ['date', 'Financial year end', [], '31 March'],
  ['date', 'Date of the last review of the policy', [], null],
  ['date', 'Project start date', [], null],
  ['money', 'Amount requested', [], '9500'],
  ['money', 'Total cost of the project', [], null],
  ['budget', 'Room hire', [], '1200'],
  ['budget', 'Travel', [], null],
  ['declaration', 'We are a registered charity', [], null],
]

describe('What is known of the things that a form wants ticked or filled in', () => {
  for (const [kind, text, options, value] of CASES)
    it(`${value === null ? 'leaves to people' : `has “${value}” for`} ${kind}: ${text} ${options.join(' / ')}`, () => {
      deepStrictEqual(knownValue({ kind, text, options }, known()), value)
    })

  const UNSURE: readonly [string, Case, Readonly<Record<string, string>>][] = [
    ['without a charity number', ['yes-no', 'Are you a registered charity?', YES_NO, null], {}],
    [
      'with a number of the tax office',
      ['yes-no', 'Are you a registered charity?', YES_NO, null],
      { charityNumber: 'XR12345' },
    ],
    ['with a year alone', ['date', 'Date of incorporation', [], null], { founded: '1987' }],
    [
      'with two options of that name',
      ['choice', 'Legal status', ['CIO', 'Charity (CIO)'], null],
      { legalForm: 'Charitable incorporated organisation (CIO)' },
    ],
  ]
  for (const [title, [kind, text, options, value], facts] of UNSURE)
    it(`leaves to people: ${text} ${title}`, () => {
      deepStrictEqual(knownValue({ kind, text, options }, known(facts)), value)
    })
})
