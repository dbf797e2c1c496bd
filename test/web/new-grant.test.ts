import { expect } from 'chai'
import { funderOptions } from '../../apps/web/src/features/grants/funder-options.ts'
import { formOf, newGrant } from '../../apps/web/src/features/grants/new-grant.ts'

const entered = {
  name: ' Fund 2027 ',
  projectId: 'a'.repeat(24),
  answers: [
    { question: 'What for?', answer: ' a kitchen ' },
    { question: 'How much?', answer: '  ' },
  ],
  funder: null,
}

describe('A new application', () => {
  it('has a trimmed name and only the questions that were answered', () => {
    expect(newGrant(entered)).to.deep.equal({
      name: 'Fund 2027',
      projectId: 'a'.repeat(24),
      grantInfo: [{ question: 'What for?', answer: 'a kitchen' }],
      funderId: null,
      funderName: null,
    })
  })

  it('sends a typed funder by name only', () => {
    const { funderId, funderName } = newGrant({ ...entered, funder: { id: null, name: 'River Trust' } })

    expect([funderId, funderName]).to.deep.equal([null, 'River Trust'])
  })

  it('becomes the multipart form that the API takes', () => {
    const grant = newGrant({ ...entered, funder: { id: 'b'.repeat(24), name: 'River Trust' } })

    const form = formOf(grant, new File(['x'], 'form.pdf'))

    const fields = [...form.entries()].filter(([name]) => name !== 'file')
    expect(Object.fromEntries(fields)).to.deep.equal({
      name: 'Fund 2027',
      projectId: 'a'.repeat(24),
      'grantInfo[0][question]': 'What for?',
      'grantInfo[0][answer]': 'a kitchen',
      funderId: 'b'.repeat(24),
      funderName: 'River Trust',
    })
    expect((form.get('file') as File).name).to.equal('form.pdf')
  })
})

describe('The funders to choose from', () => {
  const river = { id: 'b'.repeat(24), _id: 'b'.repeat(24), funderName: 'River Trust', charityNumber: '123' }

  it('are none for an empty query', () => {
    expect(funderOptions([river], '  ')).to.deep.equal([])
  })

  it('end with what was typed where no funder bears that name', () => {
    const options = funderOptions([river], 'river')

    expect(options.map(({ funder }) => funder)).to.deep.equal([
      { id: river.id, name: 'River Trust' },
      { id: null, name: 'river' },
    ])
  })

  it('do not offer a known name a second time', () => {
    expect(funderOptions([river], ' RIVER trust ')).to.have.length(1)
  })
})
