import { expect } from 'chai'
import { ModelOnTrial } from '../../../adapters/language-model/model-on-trial.ts'
import { ModelFault, type Ability, type ModelReply } from '../../../adapters/language-model/port/language-model.ts'
import { ScriptedLanguageModel } from '../../../adapters/memory/scripted-language-model.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import { ManualTimers } from '../../support/manual-timers.ts'

const ABOUT = {
  ...{ vendor: 'Script', model: 'scripted', host: 'here', isLocal: true, contextTokens: 8_000, price: null },
  ...{ keySetting: 'A_KEY', addressSetting: 'AN_URL' },
}
const LONGEST = 100_000

describe('a model on trial', () => {
  const timers = new ManualTimers()
  const onTrial = (script: () => ModelReply | Promise<ModelReply>, abilities: readonly Ability[] = []) => {
    const client = { has: (ability: Ability) => abilities.includes(ability) }
    return new ModelOnTrial(new ScriptedLanguageModel(script), ABOUT, client, timers)
  }
  const ready = (of: Partial<ModelReply> = {}): ModelReply => ({
    content: [{ type: 'text', text: 'ready' }],
    ending: 'done',
    ...of,
  })

  it('says what it can here, by what is known of its server now', () => {
    expect(onTrial(ready, ['tools', 'citations']).setUp()).to.deep.equal({
      ...ABOUT,
      abilities: ['citations', 'tools'],
    })
  })

  for (const [which, reply, model] of [
    ['by the name that its server says', ready({ model: 'scripted-2026' }), 'scripted-2026'],
    ['by its own where the server says none, also with nothing but thoughts', ready({ ending: 'cut-off' }), 'scripted'],
  ] as const)
    it(`tells who answered ${which}, and what that used`, async () => {
      const trial = await onTrial(() => reply).test()

      if (trial.outcome !== 'answered') throw new Error(trial.reason.code)
      expect([trial.model, trial.inputTokens > 10, trial.outputTokens > 0]).to.deep.equal([model, true, true])
      expect(timers.pending).to.deep.equal([])
    })

  it('tells an outage of all calls from what is wrong with one, with what the server said', async () => {
    const failing = async (kind: 'key-refused' | 'request-refused') => {
      const fault = new ModelFault(kind, new ServiceFailure('401 invalid x-api-key'))
      const { milliseconds: _, ...trial } = await onTrial(() => Promise.reject(fault)).test()
      return trial
    }

    expect(await failing('key-refused')).to.deep.equal({
      outcome: 'failed',
      outage: 'key-refused',
      reason: { code: 'model.key-refused', service: '401 invalid x-api-key' },
    })
    expect(await failing('request-refused')).to.deep.include({ outage: null })
    expect(await onTrial(() => ready({ ending: 'refused' })).test()).to.deep.include({ outcome: 'failed' })
  })

  it('is not waited for for ever', async () => {
    let end: (reply: ModelReply) => void = () => undefined
    const testing = onTrial(() => new Promise((resolve) => (end = resolve))).test()
    await timers.goOff(LONGEST)
    end(ready())

    const trial = await testing

    expect(trial).to.deep.include({ outcome: 'failed', outage: null })
  })
})
