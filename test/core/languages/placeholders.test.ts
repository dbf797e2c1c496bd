import { expect } from 'chai'
import {
  fillPlaceholders,
  nameOfPlaceholder,
  placeholdersIn,
  withoutPlaceholders,
} from '../../../core/languages/placeholders.ts'

const labelsIn = (text: string) => placeholdersIn(text).map(({ label }) => label)

describe('placeholders', () => {
  it('names what a placeholder asks for without its verb', () => {
    expect(['insert: Outcomes', 'einfügen: Ort', 'Your role'].map(nameOfPlaceholder)).to.deep.equal([
      'Outcomes',
      'Ort',
      'Your role',
    ])
  })

  it('are words in brackets that ask for something, in every language of the product', () => {
    const labels = [
      'Your role',
      'Your role and organisation',
      'Name',
      'Date',
      'insert the date',
      'Insert name of charity',
      'date of the report',
      'choose: monthly or quarterly',
      'costs TBC',
      'to be confirmed',
      'add your figures',
      'Ihre Funktion und Organisation',
      'Ihr Name',
      'Datum einfügen',
      'Votre fonction et organisation',
      'Votre nom',
      'à compléter',
      'Su cargo y organización',
      'Nome',
      'Ruolo e organizzazione',
      'Função e organização',
      'Uw functie en organisatie',
      'Uw naam',
      'fyll i namn',
      'Rôl',
    ]

    expect(labels.flatMap((label) => labelsIn(`Dear team, [${label}] and \\[${label}\\]`))).to.deep.equal(
      labels.flatMap((label) => [label, label]),
    )
  })

  it('are no links, footnotes, ticks, years or words that an editor added to a quotation', () => {
    const texts = [
      'See [our address](https://example.org) and [name][1].',
      '[name]: https://example.org',
      'Done [x], open [ ], as before [2], in [2024], a note[^1].',
      '“They [the trustees] asked them [state schools] for it [sic], [added later] […] [our emphasis].”',
      'We let [bitte nicht stören] be and [su hijo].',
    ]

    for (const text of texts) expect(labelsIn(text), text).to.deep.equal([])
  })

  it('make way for plain words, the others stay', () => {
    const letter = 'Yours,\n\n[Your name]  \n\\[Your role\\]  \n[Date]'
    const filled = fillPlaceholders(letter, ({ fields }) =>
      fields[0] === 'name' ? 'Ada_B [1]' : fields[0] === 'role' ? 'Chair' : null,
    )

    expect(filled).to.equal('Yours,\n\nAda\\_B \\[1\\]  \nChair  \n[Date]')
  })

  it('are left out with their line, or with the sentence around them', () => {
    const cases = [
      ['Yours,\n\nRobin Marsh  \n[Your role]  \nTidewell', 'Yours,\n\nRobin Marsh  \nTidewell'],
      ['Yours,\n\nRobin Marsh  \n[Your role and organisation]', 'Yours,\n\nRobin Marsh'],
      ['We help. We meet [choose: monthly or quarterly]. All may come.', 'We help. All may come.'],
      ['One.\n\n- Chair: Ada\n- Treasurer: [Name]\n\nTwo.', 'One.\n\n- Chair: Ada\n\nTwo.'],
      ['1. [insert the date]\n2. Ends in May.', '2. Ends in May.'],
      ['[Date]\n\nDear team,\n\nHello.', 'Dear team,\n\nHello.'],
      ['Nothing [of ours] to fill in.  \nMore.', 'Nothing [of ours] to fill in.  \nMore.'],
    ] as const

    for (const [text, left] of cases) expect(withoutPlaceholders(text)).to.equal(left)
  })

  it('leave no heading behind below which nothing is left', () => {
    const report =
      '# Year\n\nUs\n\n## A\n\n[insert: A]\n\n## B\n\nText\n\n## C\n\n### D\n\n[insert: D]\n\n## E\n\n[insert: E]'

    expect(withoutPlaceholders(report)).to.equal('# Year\n\nUs\n\n## B\n\nText')
    expect(withoutPlaceholders('## A\n\n### B\n\n[insert: B]\n\nMore.')).to.equal('## A\n\n### B\n\nMore.')
    expect(withoutPlaceholders('## A\n\n- Paid: £1\n- [insert: A]')).to.equal('## A\n\n- Paid: £1')
  })
})
