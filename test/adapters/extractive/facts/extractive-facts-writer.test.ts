import { expect } from 'chai'
import { ExtractiveFactsWriter } from '../../../../adapters/extractive/facts/extractive-facts-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { assembleProfile } from '../../../../core/profile/assemble-profile.ts'
import { aStoredFact } from '../../../support/profile-builders.ts'
import { profileOf } from '../answers/answered-from.ts'
import { libraryOf } from '../answers/library-of.ts'
import { RIVERBEND } from '../answers/riverbend.ts'

describe('ExtractiveFactsWriter', () => {
  const writer = new ExtractiveFactsWriter()

  it('lists what documents say with its file and page, and at the end what none says', async () => {
    const profile = await profileOf(await libraryOf(RIVERBEND))

    const { text } = await writer.write({ settings: DEFAULT_SETTINGS, profile })

    const [known = '', lacking = ''] = text.split('## Not found in the documents')
    expect(known.split('\n')).to.include.members([
      '- **Working name:** Riverbend Gardens (*Annual report 2024.pdf, p. 1*)',
      '- **Charity number:** 1098765 (*Annual report 2024.pdf, p. 1*)',
      '- **Income 2024:** £182,400 (*Annual report 2024.pdf, p. 1*)',
    ])
    expect(lacking).to.include('- Company number').and.not.include('Charity number')
  })

  it('takes what people confirmed from the profile, and gives no bank details', async () => {
    const stored = ['charityNumber', 'iban'].map((key) => aStoredFact({ key, value: '1112223' }))
    const profile = assembleProfile({ stored, documents: [], now: '2026-01-01T00:00:00.000Z' })

    const { text } = await writer.write({ settings: DEFAULT_SETTINGS, profile })

    expect(text).to.include('- **Charity number:** 1112223 (*Organisation profile*)').and.not.match(/iban/iu)
  })
})
