import { expect } from 'chai'
import { ExtractiveFactsWriter } from '../../../../adapters/extractive/facts/extractive-facts-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/accounts/account.ts'
import { analyser, libraryOf } from '../answers/library-of.ts'
import { RIVERBEND } from '../answers/riverbend.ts'

const MORE = {
  'Safeguarding policy.docx': `# Safeguarding policy
    Everybody who works with children has been checked. Our reserves policy is to hold three months of running costs.`,
  'Annual report 2022.pdf': `# Money
    Our income in 2022 was £160,100 and our expenditure was £158,900.
    # Thanks
    Our work was funded by the Oxley Community Foundation and by a grant of £20,000 from the Rowan Trust.`,
}

async function write(documents: Readonly<Record<string, string>>) {
  const { text } = await new ExtractiveFactsWriter(analyser).write(DEFAULT_SETTINGS, await libraryOf(documents))
  return text
}

/** The text under a heading. */
function under(heading: string, text: string): string {
  return (text.split(`## ${heading}\n\n`)[1] ?? '').split('\n\n## ')[0] ?? ''
}

describe('ExtractiveFactsWriter', () => {
  let text: string

  before(async () => {
    text = await write({ ...RIVERBEND, ...MORE })
  })

  it('lists the values with their file and page', () => {
    expect(under('Details', text).split('\n')).to.include.members([
      '- **Name:** Riverbend Gardens (*Annual report 2024.pdf, p. 1*)',
      '- **Charity number:** 1098765 (*Annual report 2024.pdf, p. 1*)',
      '- **E-mail:** hello@riverbendgardens.example.org (*Annual report 2024.pdf, p. 1*)',
    ])
  })

  it('states the mission, the founding and the funders in whole sentences', () => {
    expect(under('Mission', text)).to.match(/^Our mission is to give every family .*\n\n\*From: Annual report 2024/)
    expect(under('Founded', text)).to.match(/founded in 2009 by four neighbours/)
    expect(under('Past funders', text)).to.include('£20,000 from the Rowan Trust')
  })

  it('gives income and expenditure by year, newest first, from tables and sentences', () => {
    expect(under('Income and expenditure', text).split('\n')).to.deep.equal([
      '- **2024:** income £182,400, expenditure £176,900 (*Annual report 2024.pdf, p. 1*)',
      '- **2023:** income £171,250, expenditure £168,020 (*Annual report 2024.pdf, p. 1*)',
      '- **2022:** income £160,100, expenditure £158,900 (*Annual report 2022.pdf, p. 1*)',
    ])
  })

  it('names the policies that are held', () => {
    expect(
      under('Policies held', text)
        .split('\n')
        .map((line) => line.replace(/ \(.*/, '')),
    ).to.deep.equal(['- Reserves policy', '- Safeguarding policy'])
  })

  it('lists at the end what was not found', async () => {
    expect(under('Not found in the documents', text))
      .to.match(/- Company number/)
      .and.not.match(/- Charity number/)
    expect(under('Not found in the documents', await write({})).match(/^- /gm)).to.have.length(20)
  })
})
