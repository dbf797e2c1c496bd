import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Library } from '../../../../core/documents/library.ts'
import { NO_LIMIT } from '../../../../core/shared/text-limit.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

const DOCUMENTS = {
  'Report 2023.txt':
    '# Brightwater Trust\nBrightwater Trust is a charity that brings clean water to villages. We do this by training engineers, lending pumps and mending wells. Brightwater Trust works in twelve villages.\nWrite to dana@contractor.example.net or info@brightwater.example.org. See www.brightwater.example.org and https://licences.example.net/open.',
  'Application 2024.txt':
    '# Wells for Aston\nThe main objectives of this proposal are to dig ten wells and to train four engineers.\nThe vision of Brightwater Trust is that every village has water of its own.\nThe mission of Brightwater Trust is to bring clean water to villages that have none.',
}

describe('Answers in the words of the organisation itself', () => {
  let library: Library

  beforeEach(async () => {
    library = await libraryOf(DOCUMENTS)
  })

  const answer = async (text: string, section: string | null = null) => {
    const question = { text, guidance: null, section, limit: NO_LIMIT }
    const { missing, text: said } = await answerFrom(
      { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS },
      library,
    )
    return missing ? null : said
  }

  it('give its name, its own web site and its own address for e-mail', async () => {
    expect(await answer('Name of organisation')).to.equal('Brightwater Trust')
    expect(await answer('Website')).to.equal('www.brightwater.example.org')
    expect(await answer('Email address')).to.equal('info@brightwater.example.org')
  })

  it('give nothing of it below the heading of a person or a partner', async () => {
    for (const section of ['1. Us > Who is the main contact?', 'Authorised signatory', 'Partner organisation'])
      expect(await answer('Email address', section), section).to.equal(null)
  })

  it('follow documents that were replaced by those of another name', async () => {
    for (const name of ['Brightwater Trust', 'Clearwell Fund']) {
      const renamed = Object.entries(DOCUMENTS).map(([file, text]) => [
        file,
        text.replaceAll('Brightwater Trust', name),
      ])
      library = await libraryOf(Object.fromEntries(renamed))
      expect(await answer('Vision'), name).to.equal('Every village has water of its own.')
    }
  })

  it('tell mission and vision apart, each in the sentence that states it', async () => {
    expect(await answer('Mission')).to.equal('To bring clean water to villages that have none.')
    expect(await answer('Vision')).to.equal('Every village has water of its own.')
  })

  it('never take the objectives of one proposal for those of the organisation', async () => {
    expect(await answer("What are your organisation's objectives?", 'About you')).not.to.include('ten wells')
  })

  it('describe it from where it says what it is', async () => {
    expect(await answer('About the organisation', 'Section A')).to.match(
      /^(?:Brightwater Trust is a charity|The (?:mission|vision) of Brightwater Trust)/u,
    )
  })
})
