import { expect } from 'chai'
import { textForm } from '../../../../adapters/file-formats/text/text-form.ts'

const blocksOf = (text: string) => textForm(new TextEncoder().encode(text))

describe('a plain text as a form', () => {
  it('takes capitals and underlined lines for headings', () => {
    const blocks = blocksOf('SECTION A: YOUR GROUP\n\nYour plan\n=========\n\nText here')

    expect(blocks.map((block) => block.kind)).to.deep.equal(['heading', 'heading', 'paragraph'])
  })

  it('joins hard-wrapped lines and keeps short ones apart', () => {
    const blocks = blocksOf(
      'Tell us about the main activities that you are planning for\nthe coming year.\n\nName:\nPhone:\n',
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'Tell us about the main activities that you are planning for the coming year.',
      'Name:',
      'Phone:',
    ])
  })

  it('keeps a line apart that its author began anew, however long the one above is', () => {
    const [full, help] = [
      'Tell us about the difference that your project makes and to whom (150 words)',
      'Think about the place.',
    ]
    const wrapped = 'The fund supports projects of small groups that work in the town and in the villages\naround it.'

    const texts = blocksOf(`1. ${full}\n${help}\n\n${wrapped}\n`).map(
      (block) => block.kind === 'paragraph' && block.text,
    )

    expect(texts).to.deep.equal([full, help, wrapped.replace('\n', ' ')])
    expect(blocksOf(`1. ${full}\n${help}`)[1]).to.include({ isNextLine: true })
  })

  it('reads bullets, ordinals, fill-in lines and room for an answer', () => {
    const blocks = blocksOf('1. Name: ........\n\n2. What is new?\n\n\n\n- one\n   - two\n')

    expect(blocks.map((block) => block.kind)).to.deep.equal([
      'paragraph',
      'field',
      'paragraph',
      'field',
      'paragraph',
      'paragraph',
    ])
    expect(blocks[0]).to.include({ number: '1', text: 'Name' })
    expect(blocks[5]).to.include({ listLevel: 2 })
  })

  it('reads text with the marks of Markdown as Markdown', () => {
    expect(blocksOf('# A\n\nx\n\n## B\n\n_y_')[3]).to.include({ text: 'y', italic: true })
  })

  it('gives a star of its own to the line above it', () => {
    const club = blocksOf('About your club\nClub name\n*\nWhere do you meet\n*\nHow many members have you\n*\n')
    const hall = blocksOf('The hall and its uses\nDescribe the hall\n*\nSay who uses it\n*\nName its keeper\n*\n')
    const shown = (blocks: typeof club) =>
      blocks.map((block) => (block.kind === 'field' ? `<${block.label}>` : block.kind === 'paragraph' && block.text))

    expect(shown(club)).to.deep.equal([
      'About your club',
      '<Club name>',
      '<Where do you meet>',
      '<How many members have you>',
    ])
    expect(shown(hall)).to.deep.equal([
      'The hall and its uses',
      '<Describe the hall>',
      '<Say who uses it>',
      '<Name its keeper>',
    ])
  })

  it('anchors by offsets of the text', () => {
    expect(blocksOf('One\n\nTwo').map((block) => block.anchor)).to.deep.equal(['0-3', '5-8'])
  })

  it('reads labels in columns as one field each', () => {
    const blocks = blocksOf('Phone:            Fax:\n')

    expect(blocks.map((block) => block.kind === 'field' && block.label)).to.deep.equal(['Phone', 'Fax'])
  })

  it('keeps labels apart that wide spaces keep apart, but no figures', () => {
    const blocks = blocksOf('Surname          First name\nTravel           200\n')

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'Surname',
      'First name',
      'Travel 200',
    ])
  })

  it('joins the wrapped words of each cell where blanks keep columns', () => {
    const blocks = blocksOf(
      `Registered name:              Tax number / VAT
                              number:
Person who leads              Telephone
the group
Item                          Cost
Hire of the hall              200
`,
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'Registered name:',
      'Tax number / VAT number:',
      'Person who leads the group',
      'Telephone',
      'Item',
      'Cost',
      'Hire of the hall 200',
    ])
  })

  it('parts words in capitals from the sentences that explain them', () => {
    const blocks = blocksOf('2. OUR NEED (20 points) Show what is missing. Use figures.\n')

    expect(blocks[0]).to.include({ text: 'OUR NEED (20 points)', number: '2', bold: true })
    expect(blocks[1]).to.include({ text: 'Show what is missing. Use figures.', bold: false })
  })

  it('takes the name of a section for a heading, and parts a line after a required mark', () => {
    const blocks = blocksOf(
      'Section 2 - What do you need?\n\n7. What affects the people of your town most, and what have you done so far? *\nBe brief.\n',
    )

    expect(blocks.map((block) => block.kind)).to.deep.equal(['heading', 'paragraph', 'paragraph'])
  })
})
