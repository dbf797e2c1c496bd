import { expect } from 'chai'

import { StemmedTermAnalyser } from '../../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { ExtractiveFormTermsFinder } from '../../../../adapters/extractive/form-terms/extractive-form-terms-finder.ts'
import type { Form, FormBlock } from '../../../../core/proposals/form/form.ts'

const block = (text: string, page = 1): FormBlock =>
  text.startsWith('# ')
    ? { kind: 'heading', level: 1, text: text.slice(2), number: null, page, anchor: '' }
    : { kind: 'paragraph', text, number: null, listLevel: 0, bold: false, italic: false, page, anchor: '' }
const formOf = (...lines: string[]): Form => ({
  mediaType: 'text/plain',
  title: null,
  blocks: lines.map((line, index) => block(line, index + 1)),
})
const find = (...lines: string[]) => new ExtractiveFormTermsFinder(new StemmedTermAnalyser()).find(formOf(...lines))

describe('what a form says of its deadline', () => {
  const deadlines = (...lines: string[]) => {
    const { state, findings } = find(...lines).deadline
    return [
      state,
      ...findings.map(({ date, time, zone }) => [date, time, zone].filter((part) => part !== null).join(' ')),
    ]
  }

  it('is a day with its time and zone, with the wording and the page', () => {
    const said = 'The closing date for applications is 12 noon on Friday 5 March 2027.'
    expect(find('Welcome.', said).deadline).to.deep.equal({
      state: 'confirmed',
      findings: [{ date: '2027-03-05', time: '12:00', zone: null, wording: said, page: 2 }],
    })
    const zoned = 'Please submit by August 12, 2027 at 11:59pm PDT.'
    expect(deadlines(zoned)).to.deep.equal(['confirmed', '2027-08-12 23:59 America/Los_Angeles'])
    expect(deadlines('# Deadline', '2027-03-04')).to.deep.equal(['confirmed', '2027-03-04'])
    expect(deadlines('Applications must be received by 23/04/2027.')).to.deep.equal(['confirmed', '2027-04-23'])
    expect(deadlines('Antragsfrist: 31.05.2027')).to.deep.equal(['confirmed', '2027-05-31'])
    expect(deadlines('Date limite de dépôt : 1er juin 2027 à 17h00')).to.deep.equal(['confirmed', '2027-06-01 17:00'])
  })

  it('is read by the language of the form', () => {
    const french =
      'Les dossiers sont à envoyer par la poste. La date limite de dépôt est le 04/05/2027 pour toutes les demandes.'
    expect(deadlines(french)).to.deep.equal(['confirmed', '2027-05-04'])
    expect(deadlines('All of the applications must be received by 04/05/2027 at the office.')).to.deep.equal([
      'unknown',
    ])
  })

  it('is in conflict where two days are named, and the same where one is named twice', () => {
    const [first, second] = ['Deadline: 5 March 2027', 'Applications close on 6 March 2027 at 5pm.']
    expect(deadlines(first, second)).to.deep.equal(['conflicting', '2027-03-05', '2027-03-06 17:00'])
    expect(deadlines(first, 'Applications close on 5 March 2027 at 5pm.')).to.deep.equal([
      'confirmed',
      '2027-03-05 17:00',
    ])
  })

  it('is unknown where dates are of something else, lack a year or may be read in two ways', () => {
    const others = [
      'Reports must be received by 5 March 2027.',
      'We announce decisions by 1 May 2027.',
      'The deadline is 31 March each year.',
      'Deadline: 04/05/2027',
      'The project started on 1 May 2026.',
    ]
    expect(deadlines(...others)).to.deep.equal(['unknown'])
  })
})

describe('what a form says of amounts', () => {
  const amounts = (...lines: string[]) => {
    const { state, findings } = find(...lines).amount
    return [state, ...findings.map(({ least, most, currency }) => [least, most, currency])]
  }

  it('is the least and the most that may be asked for', () => {
    expect(amounts('We award grants of between £1,000 and £10,000.')).to.deep.equal([
      'confirmed',
      [1000, 10_000, 'GBP'],
    ])
    expect(amounts('You can apply for up to €5k.')).to.deep.equal(['confirmed', [null, 5000, 'EUR']])
    expect(amounts('Maximum grant is $500.')).to.deep.equal(['confirmed', [null, 500, 'USD']])
    expect(amounts('The minimum grant is £250.')).to.deep.equal(['confirmed', [250, null, 'GBP']])
    const ofFunder = [
      'Our Bright Ideas Programme can award grants of up to £15,000.',
      'We can only fund budgets up to £900.',
    ]
    expect(ofFunder.map((said) => amounts(said)[1])).to.deep.equal([
      [null, 15_000, 'GBP'],
      [null, 900, 'GBP'],
    ])
  })

  it('is in conflict with itself, or unknown where an amount is of something else', () => {
    const conflict = ['Grants of up to £5,000 are available.', 'The maximum grant is £10,000.']
    expect(amounts(...conflict)[0]).to.equal('conflicting')
    const others = [
      'Your income must be under £100,000.',
      'The fund is worth up to £2 million in total.',
      'Send quotes over £500.',
      'Our grant request is for up to £7,000.',
    ]
    expect(amounts(...others)).to.deep.equal(['unknown'])
  })
})

describe('what a form says of who may apply and what to attach', () => {
  const wordings = (of: 'eligibility' | 'attachments', ...lines: string[]) =>
    find(...lines)[of].findings.map(({ wording }) => wording)

  it('is what stands under such a heading, and sentences that say it elsewhere', () => {
    const charity = 'Registered charities with an income below £1m'
    const rule = 'Applicants must be based in Wales.'
    expect(
      wordings('eligibility', '# Who can apply?', charity, '# Your project', rule, 'Is it eligible?'),
    ).to.deep.equal([charity, rule])
    const accounts = 'Your latest audited accounts'
    const policy = 'Please attach your safeguarding policy.'
    const asked = ['# Documents to attach', accounts, '# More', policy, 'Attach additional sheets if necessary.']
    expect(wordings('attachments', ...asked)).to.deep.equal([accounts, policy])
  })

  it('is no button and no request for a text', () => {
    expect(wordings('attachments', 'Upload document(s)', 'Upload files', 'Attach your rules.')).to.deep.equal([
      'Attach your rules.',
    ])
    expect(
      wordings(
        'eligibility',
        'Erkläre, warum du den Antrag stellst und was gefördert werden soll.',
        'Gefördert werden nur Vereine.',
      ),
    ).to.deep.equal(['Gefördert werden nur Vereine.'])
  })

  it('is unknown where nothing is said', () => {
    const { eligibility, attachments } = find(
      '1. Who will benefit from your project?',
      'Describe how you attach value.',
    )
    expect([eligibility.state, attachments.state]).to.deep.equal(['unknown', 'unknown'])
  })
})
