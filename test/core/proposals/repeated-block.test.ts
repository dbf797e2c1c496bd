import { expect } from 'chai'
import { repeatedBlockOf } from '../../../core/proposals/question/repeated-block.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'

type Line = readonly [section: string | null, text: string, of?: { kind?: QuestionKind; words?: number }]

const asked = (...lines: readonly Line[]) =>
  lines.map(([section, text, of = {}], position) => {
    const { kind = 'text' as const, words = null } = of
    return { position, section, text, kind, limit: { ...NO_LIMIT, words } }
  })

const blockAt = (position: number, ...lines: readonly Line[]) => repeatedBlockOf(position, asked(...lines))

describe('a repeated block of a form', () => {
  it('is the same prompts under numbered headings, whatever comes before and after', () => {
    const lines: Line[] = [
      [null, 'Who are you?'],
      ['Partners > Partner 1', 'Name'],
      ['Partners > Partner 1', 'Role'],
      ['Partners > Partner 2', 'Name'],
      ['Partners > Partner 2', 'Role'],
      ['Partners > Partner 3 (optional)', 'Name'],
      ['Partners > Partner 3 (optional)', 'Role'],
      ['Budget', 'Name'],
    ]
    const block = {
      fields: ['Name', 'Role'],
      blocks: [
        { label: 'Partner 1', positions: [1, 2] },
        { label: 'Partner 2', positions: [3, 4] },
        { label: 'Partner 3 (optional)', positions: [5, 6] },
      ],
    }

    for (const position of [1, 2, 3, 4, 5, 6]) expect(blockAt(position, ...lines)).to.deep.equal(block)
    for (const position of [0, 7, 8]) expect(blockAt(position, ...lines)).to.equal(null)
  })

  it('is told by numbers in the prompts, by the numbers of headings and by letters', () => {
    const fieldsOf = (...lines: readonly Line[]) => blockAt(lines.length - 1, ...lines)?.fields
    const at = 'Part A'
    expect(fieldsOf([at, 'Milestone 1'], [at, 'Date'], [at, 'Milestone 2'], [at, 'Date'])).to.deep.equal([
      'Milestone',
      'Date',
    ])
    expect(fieldsOf([at, 'Name of partner 1'], [at, 'Name of partner 2'])).to.deep.equal(['Name of partner'])
    expect(
      fieldsOf(['1. Referee', 'Name'], ['1. Referee', 'Phone'], ['2. Referee', 'Name'], ['2. Referee', 'Phone']),
    ).to.deep.equal(['Name', 'Phone'])
    expect(fieldsOf(['Post A', 'Title'], ['Post A', 'Hours'], ['Post B', 'Title'], ['Post B', 'Hours'])).to.deep.equal([
      'Title',
      'Hours',
    ])
  })

  it('is nothing that asks for texts, for other things or for figures by year, nor who is not told apart', () => {
    const none: Line[][] = [
      [
        ['Part 1', 'Name'],
        ['Part 1', 'Aims'],
        ['Part 2', 'Budget'],
        ['Part 2', 'Costs'],
      ],
      [
        ['Plan', 'Outcome 1', { words: 300 }],
        ['Plan', 'Outcome 2', { words: 300 }],
      ],
      [
        ['Plan', 'What will change for people because of activity 1 of the plan?'],
        ['Plan', 'What will change for people because of activity 2 of the plan?'],
      ],
      [
        ['Income', 'Year 1', { kind: 'money' }],
        ['Income', 'Year 2', { kind: 'money' }],
      ],
      [
        ['Aims', 'Summary'],
        ['Aims', 'Summary'],
      ],
      [
        ['Partner 1', 'Name'],
        ['Partner 1', 'Role'],
        ['Partner 1', 'Name'],
        ['Partner 1', 'Role'],
      ],
    ]
    for (const lines of none) expect(blockAt(0, ...lines), JSON.stringify(lines)).to.equal(null)
  })
})
