import { deepStrictEqual } from 'node:assert/strict'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { AskedLine } from '../../../core/hand-in/asked-line.ts'
import { asks, bold, heading, line, slotsIn, table } from './form-blocks.ts'

describe('The slots for answers around help, heads and boxes that are begun', () => {
  const cases: [string, FormBlock[], AskedLine[], string[]][] = [
    [
      'in a box that begins the answer, and in no box of other words',
      [
        line('a', 'Title?'),
        table(['Transfer …']),
        line('b', 'Aim?'),
        table(['We aim ...']),
        line('c', 'Part?'),
        table(['Part B']),
      ],
      [asks('Title?', '0'), asks('Aim?', '2'), asks('Part?', '4')],
      ['below A1p', 'below A1p', 'below c'],
    ],
    [
      'below the label that a column’s head is joined with, and below the head without it',
      [table(['Aims', 'Measure', 'Means'], ['Aim 1: Define it', 'Say which', 'Say how'])],
      [asks('Aims Aim 1: Define it', '0.0.0'), asks('Measure Say which', '0.1.0'), asks('Means', '0.2.0')],
      ['below A2p', 'below B2p', 'below C1p'],
    ],
    [
      'below the help in the next cell of one column, and not below what is no help',
      [table(['Which theme?'], ['Select one of the eight.'], ['Why?'], ['Arts'])],
      [asks('Which theme?', '0.0.0', { guidance: 'Select one of the eight.' }), asks('Why?', '0.2.0')],
      ['below A2p', 'below A3p'],
    ],
    [
      'not below a number that stands alone, nor below a point that has an answer of its own',
      [
        line('a', 'Venue:'),
        line('b', '', { number: '6.' }),
        line('c', 'Support from others:'),
        line('d', 'Organiser:', { listLevel: 1 }),
        line('e', 'Anything else?'),
        line('f', 'Tell us who pays what.', { listLevel: 1 }),
      ],
      [asks('Venue', '0'), asks('Support from others', '2', { guidance: 'Organiser' }), asks('Anything else?', '4')],
      ['below a', 'below c', 'below f'],
    ],
    [
      'or behind the plain lines below a question that is set off from them, on its page',
      [
        line('a', 'Why?', { bold: true, page: 1 }),
        line('b', 'Tell us of your users.', { page: 1 }),
        line('c', 'Name them.', { page: 1 }),
        { ...heading('h', 'Who'), page: 1 },
        line('d', 'Say who leads.', { page: 1 }),
        line('e', 'Say who pays.', { page: 2 }),
        { ...heading('i', 'Where?'), page: 2 },
        line('f', 'Which?', { page: 2 }),
        line('g', 'Thank you.', { page: 2 }),
      ],
      [asks('Why?', '0'), asks('Who', '3'), asks('Where?', '6'), asks('Which?', '7')],
      ['below a or c', 'below h', 'below i', 'below f'],
    ],
    [
      'none under a head in bold of a column that is printed in full, and below labels that are all alike',
      [
        bold(table(['Question', 'Type'], ['Why?', 'Yes/No'], ['How?', 'Text'])),
        table(['Town'], ['County'], ['Country']),
      ],
      [asks('Question', '0.0.0'), asks('Type', '0.1.0'), asks('Town', '1.0.0')],
      ['none', 'none', 'below A1p'],
    ],
  ]

  for (const [title, blocks, asked, expected] of cases)
    it(`are ${title}`, () => {
      deepStrictEqual(slotsIn(blocks, asked), expected)
    })
})
