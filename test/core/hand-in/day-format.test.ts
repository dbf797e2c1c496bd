import { deepStrictEqual } from 'node:assert/strict'
import { dayIn } from '../../../core/hand-in/day-format.ts'

describe('A day in the format of its place', () => {
  const cases: [string, string | null][] = [
    ['mm/dd/yyyy', '03/09/2027'],
    ['Start date (DD/MM/YYYY)', '09/03/2027'],
    ['TT.MM.JJJJ', '09.03.2027'],
    ['jj/mm/aaaa', '09/03/2027'],
    ['yyyy-mm-dd', '2027-03-09'],
    ['d/m/yy', '9/3/27'],
    ['day/month/year', null],
    ['and/or', null],
    ['n/a', null],
    ['mm/yyyy', null],
  ]
  for (const [format, expected] of cases)
    it(`is ${expected ?? 'as it was written'} for “${format}”`, () => {
      deepStrictEqual(dayIn(format, '2027-03-09'), expected)
    })
})
