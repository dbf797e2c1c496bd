import { expect } from 'chai'
import type { TextLine } from '../../adapters/http-contract/documents.ts'
import { blocksOf, type PageBlock } from '../../apps/web/src/shared/document-text/text-blocks.ts'

const line = (text: string, of: Partial<TextLine> = {}): TextLine => ({
  kind: 'paragraph',
  level: 0,
  text,
  passage: 0,
  isContinued: false,
  ...of,
})

type Runs = Extract<PageBlock, { readonly kind: 'paragraph' }>['runs']

const textOf = (runs: Runs) => runs.map(({ parts }) => parts.map(({ text }) => text).join('')).join(' ')
const markedIn = (runs: Runs) =>
  runs.flatMap(({ parts }) => parts.filter(({ isUsed }) => isUsed).map(({ text }) => text))

describe('The blocks of a page', () => {
  it('put a paragraph together that two passages share', () => {
    const blocks = blocksOf(
      [line('We began.'), line('We grew.', { passage: 1, isContinued: true }), line('End.')],
      null,
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && textOf(block.runs))).to.deep.equal([
      'We began. We grew.',
      'End.',
    ])
  })

  it('make lists of items and tables of rows', () => {
    const [list, table] = blocksOf(
      [
        line('Gardens', { kind: 'list-item', level: 1 }),
        line('Herbs', { kind: 'list-item', level: 2 }),
        line('Place | People', { kind: 'table-row' }),
        line('Elmsey |  | 120', { kind: 'table-row' }),
      ],
      null,
    )

    expect(list?.kind === 'list' && list.items.map(({ depth, runs }) => [depth, textOf(runs)])).to.deep.equal([
      [1, 'Gardens'],
      [2, 'Herbs'],
    ])
    expect(table?.kind === 'table' && table.rows.map((row) => row.map((cell) => textOf([cell])))).to.deep.equal([
      ['Place', 'People'],
      ['Elmsey', '', '120'],
    ])
  })

  it('mark the used words in the passage in focus and nowhere else', () => {
    const lines = [line('We serve meals.'), line('We serve meals.', { passage: 1 })]

    const blocks = blocksOf(lines, { passage: 1, used: ['serve meals.'] })

    const [other, focused] = blocks.map((block) => (block.kind === 'paragraph' ? block.runs : []))
    expect([markedIn(other!), other![0]!.isInFocus]).to.deep.equal([[], false])
    expect([markedIn(focused!), focused![0]!.isInFocus]).to.deep.equal([['serve meals.'], true])
  })

  it('mark a quote that runs over lines, items and cells', () => {
    const lines = [
      line('Our goals are:'),
      line('Gardens', { kind: 'list-item', level: 1 }),
      line('Elmsey | 120', { kind: 'table-row' }),
    ]

    const [paragraph, list, table] = blocksOf(lines, {
      passage: 0,
      used: ['goals are: • Gardens', 'Elmsey | 120'],
    })

    expect(paragraph?.kind === 'paragraph' && markedIn(paragraph.runs)).to.deep.equal(['goals are:'])
    expect(list?.kind === 'list' && markedIn(list.items[0]!.runs)).to.deep.equal(['Gardens'])
    expect(table?.kind === 'table' && markedIn(table.rows[0]!)).to.deep.equal(['Elmsey', '120'])
  })
})
