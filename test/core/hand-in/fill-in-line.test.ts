import { expect } from 'chai'
import { isBoxHint, readFillInLine } from '../../../core/hand-in/fill-in-line.ts'
import { printedPlaces } from '../../../core/hand-in/printed-places.ts'

const labels = (line: string) =>
  readFillInLine(line).map((part) => (part.kind === 'text' ? part.text : `<${part.label ?? ''}>`))

describe('readFillInLine', () => {
  it('finds the blanks of a line with their labels', () => {
    expect(labels('Name: ______ Date: ....... ')).to.deep.equal(['<Name>', '<Date>'])
  })

  it('reads a run of labels without blanks, also behind a sentence', () => {
    expect(labels('Role: Mobile: Best time:')).to.deep.equal(['<Role>', '<Mobile>', '<Best time>'])
    expect(labels('Rue : Ville :')).to.deep.equal(['<Rue>', '<Ville>'])
    expect(labels('Name of the club that applies:      Fax:')).to.deep.equal([
      '<Name of the club that applies>',
      '<Fax>',
    ])
    expect(labels('Whom may we ring? Name: Role: Mobile:')).to.deep.equal([
      'Whom may we ring?',
      '<Name>',
      '<Role>',
      '<Mobile>',
    ])
  })

  it('reads no run in one label, a numbered part, a promise or a filled-in line', () => {
    for (const line of ['Name:', 'Section B: Your plans:', 'PROMISE: I declare that:', 'Name: Ada Role: Treasurer'])
      expect(labels(line), line).to.deep.equal([line])
  })

  it('takes the words of an empty control behind a label for a blank', () => {
    expect(labels('Trustee: Click here to enter text.Since: Click or tap to enter a date.')).to.deep.equal([
      '<Trustee>',
      '<Since>',
    ])
    expect(labels('Phone: Tap to enter text')).to.deep.equal(['<Phone>'])
    expect(labels('Click here to enter text.')).to.deep.equal(['Click here to enter text.'])
  })

  it('keeps a long prompt as text before its blank', () => {
    expect(labels('How many people have you hired? ____')).to.deep.equal(['How many people have you hired?', '<>'])
  })

  it('keeps a sentence with a gap whole', () => {
    expect(labels('The departure of _____ (number) harmed us')).to.deep.equal([
      'The departure of _____ (number) harmed us',
      '<>',
    ])
  })

  it('finds options after their boxes and before them', () => {
    expect(readFillInLine('VAT? ☐ Yes ☐ No')[1]).to.have.deep.property('options', ['Yes', 'No'])
    expect(readFillInLine('Erbracht:   ja ☐ nein ☐')[1]).to.have.deep.property('options', ['ja', 'nein'])
  })

  it('finds a single tick with its label, and yes or no in words', () => {
    expect(readFillInLine('☐ I agree')).to.deep.equal([
      { kind: 'field', control: 'tick', label: 'I agree', value: null, options: [] },
    ])
    expect(readFillInLine('Are you new? [Yes/No]')[1]).to.include({ control: 'choice' })
  })

  it('takes a placeholder for room, but not a limit or a variable of a model document', () => {
    expect(labels('Title: [Enter title]')).to.deep.equal(['<Title>'])
    expect(labels('Describe it [up to 400 chars]')).to.deep.equal(['Describe it [up to 400 chars]'])
    expect(labels('Budget: [5 MiB allowed]')).to.deep.equal(['Budget: [5 MiB allowed]'])
    expect(labels('Twitter: [optional]')).to.deep.equal(['Twitter: [optional]'])
    expect(labels('Contact: [name of your contact]')).to.deep.equal(['<Contact>'])
    expect(labels('The fund is [NAME OF FUND]')).to.deep.equal(['The fund is [NAME OF FUND]'])
  })

  it('knows what a box shows until something is entered', () => {
    const hints = ['DD/MM/YYYY', 'TT.MM.JJJJ', 'Select from drop-down', 'Add if applicable', '£']
    const texts = ['Upload document', 'Registered charity', '12/03/2027', 'Our aims']

    expect(hints.map(isBoxHint)).to.deep.equal(hints.map(() => true))
    expect(texts.map(isBoxHint)).to.deep.equal(texts.map(() => false))
  })
})

describe('printedPlaces', () => {
  it('finds the place behind each label of a run, and the words of a control', () => {
    const filled = (line: string) =>
      printedPlaces(line).reduceRight(
        (text, place) => ('start' in place ? `${text.slice(0, place.start)}<>${text.slice(place.end)}` : text),
        line,
      )

    expect(filled('Role: Mobile:')).to.equal('Role:<> Mobile:<>')
    expect(filled('12. Role: Mobile:')).to.equal('12. Role:<> Mobile:<>')
    expect(filled('Whom? Name: Role: Mobile:')).to.equal('Whom? Name:<> Role:<> Mobile:<>')
    expect(filled('Phone:          Fax:')).to.equal('Phone:<>          Fax:<>')
    expect(filled('Chair: Click here to enter text.Clerk: Click here to enter text.')).to.equal('Chair: <>Clerk: <>')
  })
})
