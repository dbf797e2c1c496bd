import { expect } from 'chai'
import { documentDate } from '../../../core/documents/document-date.ts'
import { heading, paragraph } from './passage-texts.ts'

describe('documentDate', () => {
  const uploadedAt = '2026-03-01T10:00:00.000Z'
  const yearOf = (fileName: string, ...texts: readonly string[]) =>
    Number(
      documentDate(
        fileName,
        texts.map((text) => paragraph(text)),
        uploadedAt,
      ).slice(0, 4),
    )

  it('takes the year in the file name before any other', () => {
    expect(yearOf('Annual report 2023.pdf', 'Report 2021')).to.equal(2023)
    expect(yearOf('2008-2009_AR.pdf')).to.equal(2009)
    expect(yearOf('accounts_2022-23.pdf')).to.equal(2023)
    expect(yearOf('charity_AR_14_final.pdf')).to.equal(2014)
  })

  it('takes the year that the opening names', () => {
    expect(
      yearOf('report.pdf', 'Annual report for the year ended 31 March 2024', 'Since 1999 we have grown.'),
    ).to.equal(2024)
  })

  it('takes the latest of the years spoken of most', () => {
    expect(
      yearOf('story.pdf', 'We met in 2019.', 'In 2021 we grew.', 'By 2021 we were ten.', 'Plans for 2019.'),
    ).to.equal(2021)
  })

  it('takes no year to come and no number for one', () => {
    expect(yearOf('strategy 2030.pdf', 'By the year 2050 we will have 2500 members.')).to.equal(2026)
    expect(documentDate('a.pdf', [heading('Hello')], uploadedAt)).to.equal(uploadedAt)
  })
})
