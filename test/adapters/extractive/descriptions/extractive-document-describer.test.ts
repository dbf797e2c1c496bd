import { expect } from 'chai'
import { ExtractiveDocumentDescriber } from '../../../../adapters/extractive/descriptions/extractive-document-describer.ts'

const describe_ = (opening: string) => new ExtractiveDocumentDescriber().describe({ fileName: 'a.pdf', opening })

describe('ExtractiveDocumentDescriber', () => {
  it('gives the title and the first sentence', async () => {
    expect(await describe_('Safeguarding policy\nAdopted by the board on 14 January 2025. To be reviewed.')).to.equal(
      'Safeguarding policy · Adopted by the board on 14 January 2025.',
    )
  })

  it('says the organisation’s name once', async () => {
    expect(await describe_('Tidewell Trust\nTidewell Trust is a charity in Port Elmsey by the sea.')).to.equal(
      'Tidewell Trust is a charity in Port Elmsey by the sea.',
    )
  })

  it('passes over the questions and ordinals of a past application', async () => {
    const opening =
      'Application 2024\n1. Describe the aims of your organisation.\nWe run a community kitchen on four days.'

    expect(await describe_(opening)).to.equal('Application 2024 · We run a community kitchen on four days.')
  })

  it('stays short, and says nothing where there is nothing to say', async () => {
    expect((await describe_(`${'word '.repeat(400)}.`))?.length).to.be.at.most(220)
    expect(await describe_('12 34\n--')).to.equal(null)
  })
})
