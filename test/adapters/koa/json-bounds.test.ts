import { expect } from 'chai'
import { isWithinJsonBounds } from '../../../adapters/koa/middleware/json-bounds.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('the bounds of a JSON body', () => {
  it('allow what calls send', () => {
    for (const text of ['{}', '{"name":"x","grantInfo":[{"question":"q","answer":"a, [b] {c}"}]}', nested(32)])
      expect(isWithinJsonBounds(text), text).to.equal(true)
  })

  it('refuse what nests deeper, closed or not', () => {
    for (const text of [nested(33), '['.repeat(1_000_000), '{"a":'.repeat(33), `[${nested(32)}]`])
      expect(isWithinJsonBounds(text), text.slice(0, 80)).to.equal(false)
  })

  it('refuse very many values', () => {
    const listOf = (values: number) => JSON.stringify(Array<number>(values).fill(1))

    expect([isWithinJsonBounds(listOf(10_001)), isWithinJsonBounds(listOf(10_002))]).to.deep.equal([true, false])
  })

  it('do not count what stands in texts, escaped quotation marks included', () => {
    const brackets = '[{'.repeat(100)
    const texts = [brackets, `\\"${brackets}`, `"${brackets}\\`, '\\'.repeat(101), ','.repeat(20_000)]

    for (const text of texts) expect(isWithinJsonBounds(JSON.stringify({ a: text, b: '[' })), text).to.equal(true)
    expect(isWithinJsonBounds(`{"a":"\\\\",${nested(33)}`)).to.equal(false)
  })

  it('leave what is no JSON to the parser', () => {
    for (const text of ['', '"', '"\\', ']]]]', 'hello']) expect(isWithinJsonBounds(text), text).to.equal(true)
  })
})
