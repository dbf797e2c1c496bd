import { expect } from 'chai'
import { OtpauthOneTimeCodes } from '../../../adapters/passwords/otpauth-one-time-codes.ts'

/** "12345678901234567890", the secret of RFC 6238, appendix B; its codes there have two more digits in front. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const VECTORS = [
  ['1970-01-01T00:00:59.000Z', '287082', 1],
  ['2005-03-18T01:58:29.000Z', '081804', 37_037_036],
  ['2009-02-13T23:31:30.000Z', '005924', 41_152_263],
] as const

const codes = new OtpauthOneTimeCodes()

describe('one-time codes', () => {
  for (const [at, code, step] of VECTORS)
    it(`are those of RFC 6238 at ${at}`, () => {
      expect(codes.stepOf(SECRET, code, at)).to.equal(step)
    })

  it('are taken one step early or late, and named by their own step', () => {
    const [, code, step] = VECTORS[1]
    const stepAt = (at: string) => codes.stepOf(SECRET, code, at)

    expect(stepAt('2005-03-18T01:58:59.000Z')).to.equal(step)
    expect(stepAt('2005-03-18T01:57:59.000Z')).to.equal(step)
    expect([stepAt('2005-03-18T01:59:30.000Z'), stepAt('2005-03-18T01:57:29.000Z')]).to.deep.equal([null, null])
  })

  it('have a secret of their own each, of 160 bits', () => {
    const made = [codes.newSecret(), codes.newSecret()]

    expect(new Set(made).size).to.equal(2)
    for (const secret of made) expect(secret).to.match(/^[A-Z2-7]{32}$/)
  })
})
