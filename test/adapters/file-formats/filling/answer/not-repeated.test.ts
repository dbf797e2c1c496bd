import { deepStrictEqual } from 'node:assert/strict'
import { notRepeatedText } from '../../../../../adapters/file-formats/filling/answer/not-repeated.ts'

describe('An answer without what its place prints', () => {
  const cases: [string, string, string, string][] = [
    ['£', '£9,800', '', '9,800'],
    ['Total: EUR', 'EUR 1.200', '', '1.200'],
    ['£', '$9,800', '', '$9,800'],
    ['Tel:', 'Tel: 0151 496 0100', '', '0151 496 0100'],
    ['Tel:', 'Telford Town Council', '', 'Telford Town Council'],
    ['', '40 %', '%', '40'],
    ['', '40 people', 'people a week', '40'],
    ['', '40 People', 'people', '40'],
    ['', 'We meet 40 people', 'people', 'We meet 40 people'],
    ['', '40 boats', 'people', '40 boats'],
    ['', '7/10', '/10', '7'],
    ['', '7/20', '/10', '7/20'],
  ]
  for (const [before, answer, after, expected] of cases)
    it(`is “${expected}” between “${before}” and “${after}”`, () => {
      deepStrictEqual(notRepeatedText(answer, { before, after }), expected)
    })
})
