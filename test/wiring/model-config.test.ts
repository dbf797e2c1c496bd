import { expect } from 'chai'
import { priceOf } from '../../adapters/language-model/prices.ts'
import { modelConfig, modelPlaceOf } from '../../apps/wiring/config/model-config.ts'

const configOf = (environment: Readonly<Record<string, string>>) =>
  modelConfig((name, fallback) => environment[name] ?? fallback)!

const at = (model: string, url: string, more = {}) =>
  configOf({ LANGUAGE_MODEL: `openai:${model}`, OPENAI_BASE_URL: url, ...more })

describe('the configuration of a language model', () => {
  it('names it as people know it', () => {
    const named = (model: string, url = 'http://127.0.0.1:1') =>
      configOf({ LANGUAGE_MODEL: model, ANTHROPIC_API_KEY: 'k', OPENAI_BASE_URL: url }).name

    expect(named('anthropic:claude-sonnet-5-5')).to.equal('Claude')
    expect(named('anthropic:local-model')).to.equal('local-model')
    expect(named('openai:mistral-small:24b')).to.equal('mistral-small:24b')
    expect(named('openai:mistralai/Mistral-Small-3.2')).to.equal('Mistral-Small-3.2')
  })

  it('costs nothing in one’s own network, and has no price where none is known', () => {
    const price = ({ model, prices }: ReturnType<typeof configOf>) => priceOf(model, prices)

    expect(price(at('m', 'http://127.0.0.1:11434'))).to.include({ input: 0, output: 0 })
    expect(price(at('m', 'https://models.example.org'))).to.equal(null)
    expect(price(at('m', 'https://models.example.org', { LANGUAGE_MODEL_IS_LOCAL: 'true' }))).to.include({ output: 0 })
  })

  it('is said to have nothing that its vendor’s wire can’t carry', () => {
    const having = (features: string) => at('m', 'http://127.0.0.1:1', { OPENAI_FEATURES: features }).abilities

    expect([...having('tools,files')]).to.deep.equal(['tools', 'files'])
    expect(() => having('citations')).to.throw(/^OPENAI_FEATURES must be tools or/)
  })

  it('is on the operator’s own servers only where they say so', () => {
    const place = (more = {}) => modelPlaceOf(at('m', 'http://127.0.0.1:11434', more))

    expect(modelPlaceOf(null)).to.equal('none')
    expect([place(), place({ LANGUAGE_MODEL_IS_LOCAL: 'true' })]).to.deep.equal(['elsewhere', 'here'])
    expect(() => place({ LANGUAGE_MODEL_IS_LOCAL: 'yes' })).to.throw(/LANGUAGE_MODEL_IS_LOCAL must be true or false/)
  })
})
