import { deepStrictEqual } from 'node:assert/strict'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { AskedLine } from '../../../core/hand-in/asked-line.ts'
import {
  asks,
  field,
  headed,
  heading,
  line,
  slotsIn,
  spanned,
  table,
  tall,
  withPoint,
  withSpace,
} from './form-blocks.ts'

describe('The slots for answers in a form', () => {
  const cases: [string, FormBlock[], AskedLine[], string[]][] = [
    ['a field that the question labels', [field('f', { label: 'Name' })], [asks('Name', '0')], ['field f']],
    [
      'the second of two fields in one line',
      [field('f', { label: 'Name' }), field('f', { label: 'Date' })],
      [asks('Name', '0'), asks('Date', '1')],
      ['field f', 'field f.1'],
    ],
    [
      'the field after the question, and none of the next question',
      [line('a', 'What?'), line('b', 'Why?'), field('f')],
      [asks('What?', '0'), asks('Why?', '1')],
      ['below a', 'field f'],
    ],
    [
      'no field with a label of its own',
      [line('a', 'On behalf of'), field('f', { label: 'Signed by' })],
      [asks('On behalf of', '0')],
      ['below a'],
    ],
    [
      'no field under the next heading',
      [line('a', 'What?'), heading('h', 'For office use'), field('f')],
      [asks('What?', '0')],
      ['below a'],
    ],
    ['the cell beside', [table(['Name', ''], ['Town', ''])], [asks('Town', '0.2.0')], ['cell B2']],
    ['the cell beside that prints a currency', [table(['Amount', '£'])], [asks('Amount', '0.0.0')], ['cell B1']],
    ['the field in the cell beside', [table(['Name', field('f')])], [asks('Name', '0.0.0')], ['field f']],
    [
      'the cell after help',
      [table(['Aim', 'Say what will be different afterwards', ''])],
      [asks('Aim', '0.0.0')],
      ['cell C1'],
    ],
    [
      'no cell after an option',
      [table(['Are you a charity?', 'Yes', '', 'No', ''])],
      [asks('Are you a charity?', '0.0.0')],
      ['below A1p'],
    ],
    ['the cell below', [table(['Describe it'], [''])], [asks('Describe it', '0.0.0')], ['cell A2']],
    [
      'the cell below each column heading, past a second row of headings',
      [table(['Camp', 'Place', 'Days'], ['(name)', '', '(number)'], ['', '', ''])],
      [asks('Camp', '0.0.0'), asks('Place', '0.1.0'), asks('Days', '0.2.0')],
      ['cell A3', 'cell B3', 'cell C3'],
    ],
    [
      'the column whose own heading ends the question, of those under one heading',
      [spanned(table(['Camp', 'Place', 'Day camp', ''], ['', '', '(x)', 'hours a day'], ['', '', '', '']), 'C1')],
      [asks('Day camp hours a day', '0.2.0'), asks('Place', '0.1.0')],
      ['cell D3', 'cell B3'],
    ],
    [
      'the cell beside the part of a question that follows up',
      [
        table(
          ['Are you a charity?', field('c', { control: 'choice', options: ['Yes', 'No'] })],
          ['If so, its number', ''],
        ),
      ],
      [asks('Are you a charity? If so, its number', '0.0.0')],
      ['cell B2'],
    ],
    [
      'the question’s own cell where it fills it',
      [table(['What do you do?'], ['What for?'])],
      [asks('What do you do?', '0.0.0'), asks('What for?', '0.1.0')],
      ['below A1p', 'below A2p'],
    ],
    ['an empty table drawn as a box', [line('a', 'Why?'), table([''])], [asks('Why?', '0')], ['cell A1']],
    [
      'not a table that is to be filled row by row',
      [line('a', 'Why?'), table(['Item', 'Cost'], ['', ''])],
      [asks('Why?', '0')],
      ['below a'],
    ],
    [
      'the words that only mark the place',
      [table(['Name', 'Click here to enter text.'])],
      [asks('Name', '0.0.0', { anchor: 'B1' })],
      ['field B1p'],
    ],
    [
      'below the help, the limit and the lead of an answer',
      [
        line('a', 'Why?'),
        line('b', 'Say what is needed.'),
        line('c', '(200 words)'),
        line('d', 'Answer:'),
        line('e', 'Thank you.'),
      ],
      [asks('Why?', '0', { guidance: 'Say what is needed.' })],
      ['below d'],
    ],
    [
      'below the points of a question',
      [heading('a', 'Describe:'), line('b', 'your aims', { listLevel: 1 }), line('c', 'Thank you.')],
      [asks('Describe', '0')],
      ['below b'],
    ],
    [
      'the boxes of the printed options, and no other boxes',
      [
        line('a', 'Which?'),
        field('x', { control: 'tick', label: 'Arts' }),
        field('x', { control: 'tick', label: 'Sports' }),
        field('y', { control: 'tick', label: 'I agree' }),
      ],
      [asks('Which?', '0', { kind: 'choice', options: ['Arts', 'Sports'] })],
      ['options Arts=x.0 Sports=x.1'],
    ],
    [
      'the choices of a field',
      [line('a', 'New?'), field('c', { control: 'choice', options: ['Yes', 'No'] })],
      [asks('New?', '0', { kind: 'yes-no', options: ['Yes', 'No'] })],
      ['options Yes=c.0 No=c.1'],
    ],
    [
      'empty cells beside options',
      [line('a', 'New?'), table(['Yes', ''], ['No', ''])],
      [asks('New?', '0', { kind: 'yes-no', options: ['Yes', 'No'] })],
      ['options Yes=B1.0 No=B2.0'],
    ],
    [
      'the box of a statement to agree to',
      [field('x', { control: 'tick', label: 'I agree' })],
      [asks('I agree', '0', { kind: 'declaration' })],
      ['options I agree=x.0'],
    ],
    [
      'the rows of a budget that share a place',
      [table(['Travel', ''], ['1 Pay', ''])],
      [asks('Travel', '0.0.0', { kind: 'budget' }), asks('Pay', '0.0.0', { kind: 'budget' })],
      ['cell B1', 'cell B2'],
    ],
    [
      'no box of the funder’s office',
      [line('a', 'How much?'), line('b', 'For office use only'), table([''])],
      [asks('How much?', '0', { kind: 'money' })],
      ['below a'],
    ],
    [
      'no field of the funder’s office, wherever the finder saw it',
      [line('a', 'How much?'), line('b', 'FOR OFFICE USE: amount'), field('f')],
      [asks('How much?', '0', { anchor: 'f' })],
      ['below a'],
    ],
    [
      'no row of the funder’s office',
      [table(['Amount', 'Paid'], ['Official use only', ''])],
      [asks('Paid', '0.1.0')],
      ['below B1p'],
    ],
    ['no cell to sign in', [table(['Amount', 'Total'], ['Signature', ''])], [asks('Total', '0.1.0')], ['below B1p']],
    [
      'no line to sign on, but for the signature',
      [line('a', 'How much?'), line('b', 'Signed'), field('f')],
      [asks('How much?', '0', { kind: 'money' }), asks('Signed', '1', { kind: 'signature' })],
      ['below a', 'field f'],
    ],
    [
      'no cell beside another prompt',
      [table(['Amount', 'Total'], ['Town', ''])],
      [asks('Total', '0.1.0'), asks('Town', '0.2.0')],
      ['below B1p', 'cell B2'],
    ],
    [
      'none in the office’s own part',
      [line('a', 'For office use only'), line('b', 'Amount')],
      [asks('Amount', '1')],
      ['none'],
    ],
    [
      'none for a signature without a line',
      [line('a', 'Signed')],
      [asks('Signed', '0', { kind: 'signature' })],
      ['none'],
    ],
    [
      'none in the office’s own part, a line to write on or not',
      [line('a', 'For office use only'), field('f', { label: 'Amount' })],
      [asks('Amount', '1')],
      ['none'],
    ],
    [
      'none under the head of a column that is printed in full',
      [headed(table(['Question', 'Help'], ['Why?', 'Say why'], ['How?', 'Say how']))],
      [asks('Question', '0.0.0')],
      ['none'],
    ],
    [
      'in the column that a head leaves room in',
      [headed(table(['Question', 'Help'], ['Why?', ''], ['', '']))],
      [asks('Question', '0.0.0')],
      ['cell A3'],
    ],
    [
      'right of a label, and not in the space below it in its own cell',
      [withSpace(table(['Hobbies', ''], ['Town', '']))],
      [asks('Hobbies', '0.0.0'), asks('Town', '0.2.0')],
      ['cell B1', 'cell B2'],
    ],
    [
      'in the space below a label where the cell beside it is taken up',
      [withSpace(table(['Hobbies', 'For example chess or rowing']))],
      [asks('Hobbies', '0.0.0')],
      ['field space'],
    ],
    [
      'no cell of another label’s row, whatever is taken for the place',
      [table(['Sex', 'Female'], ['Town', ''])],
      [asks('Sex', '0.0.0', { anchor: 'B2' }), asks('Town', '0.2.0')],
      ['below A1p', 'cell B2'],
    ],
    [
      'a cell that begins above its label, where rows are drawn unevenly',
      [tall(table(['', ''], ['Town', '']))],
      [asks('Town', '0.2.0')],
      ['cell B1'],
    ],
    [
      'below each of the labels that follow one another',
      [line('a', 'Address'), line('b', 'Town/City'), line('c', 'County')],
      [asks('Address', '0', { guidance: 'Town/City County' })],
      ['below a'],
    ],
    [
      'in the field behind a statement that is taken for one to agree to',
      [line('a', 'What are your plans?'), line('b', 'We understand that plans change.'), field('f')],
      [
        asks('What are your plans?', '0', { anchor: 'f' }),
        asks('We understand that plans change.', '1', { kind: 'declaration' }),
      ],
      ['field f', 'none'],
    ],
    [
      'in the box below a list for its points as well',
      [withPoint(table(['What do you do?'], ['']), 'How do you track progress?')],
      [asks('What do you do?', '0.0.0'), asks('How do you track progress?', '0.0.1')],
      ['cell A2', 'cell A2'],
    ],
    [
      'in its own cell for a label in the last row of a table, not behind the table',
      [table(['E-mail:', 'Fax:'], ['Address:', 'Web:']), field('f')],
      [asks('Address', '0.2.0', { anchor: 'f' })],
      ['below A2p'],
    ],
    [
      'not in the row below another label, which begins left of their own',
      [spanned(table(['Telephone', 'E-mail'], ['', '']), 'A2')],
      [asks('E-mail', '0.1.0', { anchor: 'A2' })],
      ['below B1p'],
    ],
    [
      'in the row below a label that begins with it',
      [spanned(table(['E-mail', 'Telephone'], ['', '']), 'A2')],
      [asks('E-mail', '0.0.0', { anchor: 'A2' })],
      ['cell A2'],
    ],
    [
      'behind a label, which is no hint to be replaced',
      [line('a', 'First person'), line('b', 'Name:')],
      [asks('First person', '0', { anchor: 'b' })],
      ['below a'],
    ],
    [
      'in place of a hint',
      [line('a', 'First person'), line('b', 'Enter the name')],
      [asks('First person', '0', { anchor: 'b' })],
      ['field b'],
    ],
    ['none for what the form does not hold', [line('a', 'Why?')], [asks('Who?', null)], ['none']],
  ]

  for (const [title, blocks, asked, expected] of cases)
    it(`are ${title}`, () => {
      deepStrictEqual(slotsIn(blocks, asked), expected)
    })

  it('are given once', () => {
    const blocks = [line('a', 'What and why?'), field('f')]
    const asked = [asks('What', '0'), asks('and why?', '0')]

    deepStrictEqual(slotsIn(blocks, asked), ['field f', 'below a'])
  })
})
