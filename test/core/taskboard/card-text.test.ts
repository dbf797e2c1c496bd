import { expect } from 'chai'
import { cardText, type CardContent } from '../../../core/taskboard/card-text.ts'

const LIMITS = { name: 40, description: 200 }
const content = (of: Partial<CardContent> = {}): CardContent => ({
  question: 'Who will benefit?',
  answer: '**120** families',
  application: 'Warm kitchens',
  link: 'https://grants.example.org/proposals/1#question-2',
  ...of,
})

describe('the text of a card', () => {
  it('holds the question, its answer and a link to the application', () => {
    expect(cardText(content(), { name: 16_384, description: 16_384 })).to.deep.equal({
      name: 'Who will benefit?',
      description:
        '[Warm kitchens](https://grants.example.org/proposals/1#question-2)\n\n' +
        '## Question\n\nWho will benefit?\n\n## Answer\n\n**120** families',
    })
  })

  it('says where there is no answer', () => {
    expect(cardText(content({ answer: ' \n ' }), { name: 99, description: 999 }).description).to.match(
      /\*No answer provided\*$/,
    )
  })

  it('has a name of one line', () => {
    expect(cardText(content({ question: ' Who\n\n will  benefit? ' }), LIMITS).name).to.equal('Who will benefit?')
  })

  it('keeps to the limits with a mark where it was cut, and never loses the link', () => {
    const long = cardText(content({ question: 'Why? '.repeat(100), answer: 'Because. '.repeat(100) }), LIMITS)

    expect(long.name)
      .to.match(/^Why\? .* …$/)
      .and.have.lengthOf.at.most(40)
    expect(long.description).to.match(/cut here: the rest stands in the application\.\*$/)
    expect(long.description).to.have.lengthOf.at.most(200).and.include('#question-2)')
  })

  it('halves no character, however the limit falls', () => {
    for (let length = 20; length < 44; length++) {
      const { name } = cardText(content({ question: '👩‍👩‍👧 a'.repeat(20) }), { ...LIMITS, name: length })

      expect(() => encodeURIComponent(name), String(length)).not.to.throw()
      expect(name).to.have.lengthOf.at.most(length)
    }
  })

  it('shows a question as it stands, whatever Markdown would make of it', () => {
    const question = '# Not a heading\n1. *Not* a [link](https://evil.example)\n- nor a list'

    const { description } = cardText(content({ question }), { name: 999, description: 999 })

    expect(description).to.include(
      '\\# Not a heading\n1\\. \\*Not\\* a \\[link\\](https://evil.example)\n\\- nor a list',
    )
  })

  it('leaves no backslash at a cut that stands before nothing', () => {
    for (let limit = 140; limit < 170; limit++) {
      const { description } = cardText(content({ question: '*'.repeat(300) }), { name: 10, description: limit })
      const backslashes = /\\+(?=\n\n\*…)/.exec(description)?.[0].length ?? 0

      expect(backslashes % 2, String(limit)).to.equal(0)
    }
  })
})
