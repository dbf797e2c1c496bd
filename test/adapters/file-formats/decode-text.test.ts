import { expect } from 'chai'
import { decodeText } from '../../../adapters/file-formats/decode-text.ts'

describe('decodeText', () => {
  it('reads UTF-8 with and without a byte order mark', () => {
    expect(decodeText(Buffer.from('Zürich – 5 €'))).to.equal('Zürich – 5 €')
    expect(decodeText(Buffer.from('\ufeffZürich'))).to.equal('Zürich')
  })

  it('reads Windows-1252 where the bytes are no UTF-8', () => {
    expect(decodeText(Buffer.from([0x80, 0x35, 0x20, 0xfc, 0x93, 0x94]))).to.equal('€5 ü“”')
  })

  it('reads UTF-16 of both byte orders by its mark', () => {
    const little = Buffer.from('\ufeffGrüße', 'utf16le')

    expect(decodeText(little)).to.equal('Grüße')
    expect(decodeText(Buffer.from(little).swap16())).to.equal('Grüße')
  })

  it('guesses UTF-16 without a mark', () => {
    const little = Buffer.from('Annual report', 'utf16le')

    expect(decodeText(little)).to.equal('Annual report')
    expect(decodeText(Buffer.from(little).swap16())).to.equal('Annual report')
  })

  it('reads nothing from nothing', () => {
    expect(decodeText(new Uint8Array())).to.equal('')
  })

  it('reads a view into a larger buffer', () => {
    const bytes = Buffer.from('before text after')

    expect(decodeText(bytes.subarray(7, 11))).to.equal('text')
  })
})
