import { expect } from 'chai'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'

describe('splitOrdinal', () => {
  const ordinals: [string, string, string][] = [
    ['3a. Describe', '3a', 'Describe'],
    ['1.10 Summary', '1.10', 'Summary'],
    ['(b) Part', 'b', 'Part'],
    ['Q4: What', '4', 'What'],
    ['Frage 2: Wer', '2', 'Wer'],
    ['5a–5d. Skip', '5a–5d', 'Skip'],
    ['1.) Ort', '1', 'Ort'],
    ['iv. Fourth', 'iv', 'Fourth'],
    ['A1 Name', 'A1', 'Name'],
    ['A.1 Name', 'A.1', 'Name'],
    ['B.12. Budget', 'B.12', 'Budget'],
    ['2 (a) Summary', '2(a)', 'Summary'],
    ['120. Describe', '120', 'Describe'],
    ['1 - Title', '1', 'Title'],
  ]
  for (const [line, number, text] of ordinals) {
    it(`parts "${number}" from "${line}"`, () => {
      expect(splitOrdinal(line)).to.deep.equal({ number, text })
    })
  }

  for (const line of [
    '15 days after',
    '10 Downing Street',
    '2024. bar',
    '1.5 million pounds',
    '10.30 am start',
    'e.g. this',
    'I am here',
  ]) {
    it(`finds no ordinal in "${line}"`, () => {
      expect(splitOrdinal(line)).to.deep.equal({ number: null, text: line })
    })
  }
})
