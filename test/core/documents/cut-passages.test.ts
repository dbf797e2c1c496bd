import { expect } from 'chai'
import { cutPassages } from '../../../core/documents/cut-passages.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { heading, item, paragraph, row, sentences } from './passage-texts.ts'

describe('cutPassages', () => {
  it('makes no passage of no text', () => {
    expect(cutPassages([])).to.deep.equal([])
    expect(cutPassages([paragraph('  ')])).to.deep.equal([])
  })

  it('keeps a short document in one passage with its page and headings', () => {
    const passages = cutPassages([heading('Our work', 1, 2), paragraph('We run a garden.', 2)])

    expect(passages).to.deep.equal([
      {
        ordinal: 0,
        text: 'Our work\nWe run a garden.',
        page: 2,
        headings: ['Our work'],
        question: null,
        layout: [
          { kind: 'heading', level: 1, page: 2, part: 'whole' },
          { kind: 'paragraph', level: 0, page: 2, part: 'whole' },
        ],
      },
    ])
  })

  it('cuts between sentences, never inside one, and never above 120 words', () => {
    const passages = cutPassages([paragraph(sentences(100))])

    expect(passages.length).to.be.greaterThan(4)
    for (const { text } of passages) {
      expect(countWords(text)).to.be.at.most(120)
      expect(text).to.match(/^Sentence .* spring\.$/s)
    }
    expect(passages.map(({ text }) => text).join(' ')).to.equal(sentences(100))
  })

  it('cuts text without sentences or spaces by its length', () => {
    for (const text of ['word '.repeat(2_000), 'x'.repeat(20_000), '北京'.repeat(10_000)]) {
      const passages = cutPassages([paragraph(text)])

      for (const passage of passages) {
        expect(countWords(passage.text)).to.be.at.most(250)
        expect(passage.text.length).to.be.at.most(4_000)
      }
      expect(passages.map((passage) => passage.text.replaceAll(' ', '')).join('')).to.equal(text.replaceAll(' ', ''))
    }
  })

  it('begins a passage at a heading once the one before has come to something', () => {
    const passages = cutPassages([
      heading('Garden'),
      paragraph(sentences(5)),
      heading('Kitchen', 2),
      paragraph(sentences(3, 'kitchen')),
    ])

    expect(passages.map(({ headings }) => headings)).to.deep.equal([['Garden'], ['Garden', 'Kitchen']])
    expect(passages[1]?.text).to.match(/^Kitchen\n/)
  })

  it('keeps short sections together', () => {
    const passages = cutPassages([heading('A'), paragraph('First.'), heading('B'), paragraph('Second.')])

    expect(passages.map(({ text }) => text)).to.deep.equal(['A\nFirst.\nB\nSecond.'])
  })

  it('repeats the first row of a table that goes on in another passage', () => {
    const rows = Array.from({ length: 60 }, (_, at) => row(`Cost of garden number ${at}`, `£${at}00`))

    const passages = cutPassages([row('Item', '2025'), ...rows])

    expect(passages.length).to.be.greaterThan(1)
    for (const { text } of passages) expect(text).to.match(/^Item \| 2025\n/)
  })

  it('repeats no row of figures as the heading of a table', () => {
    for (const first of ['4105 - Memberships | 181,366.42 | 141,191.67', 'Room hire | £80 | £95']) {
      const rows = Array.from({ length: 60 }, (_, at) => row(`Item ${at} of the long list of costs | ${at} | ${at}`))
      const [, second] = cutPassages([row(first), ...rows])

      expect(second?.text).not.to.include(first)
    }
    const years = cutPassages([
      row('Costs | 2024 | 2023'),
      ...Array.from({ length: 60 }, (_, at) => row(`Item ${at} of the list of costs | 1,${100 + at} | 12.50`)),
    ])
    expect(years[1]?.text).to.match(/^Costs \| 2024 \| 2023\n/u)
  })

  it('recognises the questions of a past application and what answers each', () => {
    const passages = cutPassages([
      heading('1. What difference will your project make? (max 200 words)', 2),
      paragraph('Forty families will grow their own food.'),
      paragraph('Q2: Please describe your experience.'),
      paragraph('We have run gardens since 2009.'),
    ])

    expect(passages.map(({ question, text }) => [question, text.split('\n')[1]])).to.deep.equal([
      ['What difference will your project make?', 'Forty families will grow their own food.'],
      ['Please describe your experience.', 'We have run gardens since 2009.'],
    ])
  })

  it('takes no question for one that stands inside a paragraph', () => {
    const [passage] = cutPassages([paragraph('Why gardens? Because they feed people and bring them together.')])

    expect(passage?.question).to.equal(null)
  })

  it('joins the lines of a sentence that layout cut apart', () => {
    const [passage] = cutPassages([
      paragraph('Our volunteers gave many hours to the commu-', 1),
      paragraph('nity and to the', 1),
      heading('promises', 4, 1),
      paragraph('people of our town.', 1),
    ])

    expect(passage?.text).to.equal(
      'Our volunteers gave many hours to the community and to the people of our town.\npromises',
    )
  })

  it('leaves page numbers and all but the first running head out', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => [
      paragraph(`Annual Report 2025 – page ${page}`, page),
      paragraph(`Our ${['', 'first', 'second', 'third', 'last'][page] ?? ''} garden grew.`, page),
      paragraph(String(page), page),
    ])

    const [passage] = cutPassages(pages)
    expect(passage?.text.split('\n')).to.deep.equal([
      'Annual Report 2025 – page 1',
      'Our first garden grew.',
      'Our second garden grew.',
      'Our third garden grew.',
      'Our last garden grew.',
    ])
  })

  it('keeps figures that stand alone', () => {
    const pages = [1, 2, 3, 4].flatMap((page) => [
      paragraph(`${page},80${page}`, page),
      paragraph('people took part.', page),
    ])

    const [passage] = cutPassages(pages)
    expect(passage?.text).to.include('1,801 people took part.')
  })

  it('marks list items', () => {
    const [passage] = cutPassages([paragraph('We offer:'), item('seeds'), item('tools')])

    expect(passage?.text).to.equal('We offer:\n• seeds\n• tools')
  })

  it('says of every line what it is, and which line goes on or is said again', () => {
    const rows = Array.from({ length: 60 }, (_, at) => row(`Village ${at}`, 'two hundred young people in a year'))
    const passages = cutPassages([heading('Numbers'), row('Place', 'People'), ...rows, paragraph(sentences(30))])

    for (const { text, layout } of passages) expect(layout).to.have.length(text.split('\n').length)
    const lines = passages.flatMap(({ text, layout }) =>
      text.split('\n').map((line, at) => [layout[at]?.kind, layout[at]?.part, line.slice(0, 14)].join(' ')),
    )
    expect(lines.slice(0, 3)).to.deep.equal([
      'heading whole Numbers',
      'table-row whole Place | People',
      'table-row whole Village 0 | tw',
    ])
    expect(lines).to.include('table-row repeated Place | People')
    expect(lines.filter((line) => line.startsWith('paragraph whole'))).to.have.length(1)
    expect(lines.filter((line) => line.startsWith('paragraph continued'))).not.to.have.length(0)
  })

  it('keeps headings too long to stand above a paragraph', () => {
    const [long, longer] = [`What ${'long '.repeat(70)}is this?`, `Which ${'very long '.repeat(35)}is that?`]

    const texts = cutPassages([heading(long, 1), heading(longer, 2), paragraph('We do.')]).map(({ text }) => text)

    expect(texts.join(' ')).to.include(long).and.include(longer).and.include('We do.')
  })

  it('repeats no heading above its passages that is longer than any heading', () => {
    const endless = 'heading'.repeat(100_000)

    const passages = cutPassages([heading(endless, 1), ...Array.from({ length: 50 }, () => paragraph(sentences(100)))])

    expect(passages.flatMap(({ headings }) => headings)).to.deep.equal([])
    expect(passages.map(({ text }) => text).join('').length).to.be.greaterThan(endless.length)
  })

  it('joins the lines of a sentence without end, in pieces', () => {
    const passages = cutPassages(Array.from({ length: 30_000 }, () => paragraph('and so it goes on')))

    expect(passages.reduce((sum, { text }) => sum + countWords(text), 0)).to.equal(150_000)
  })

  it('splits text of nothing but full stops', () => {
    const passages = cutPassages([paragraph(`${'.'.repeat(400_000)}a`)])

    expect(passages.map(({ text }) => text.replace(/\s/g, '')).join('')).to.have.length(400_001)
  })
})
