import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import type { ModelSetUp, ModelTrial, OperatedModel } from '../../../core/writing-service/ports.ts'
import { SaveModelPrice } from '../../../core/writing-service/save-model-price.ts'
import { TestLanguageModel } from '../../../core/writing-service/test-language-model.ts'
import { ViewLanguageModel } from '../../../core/writing-service/view-language-model.ts'
import { anActorIn, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'

const PRICE = { input: 0.1, output: 0.3 }
const SET_UP: Omit<ModelSetUp, 'price'> = {
  ...{ vendor: 'OpenAI (chat completions)', model: 'mistral-small', host: '127.0.0.1:11434', isLocal: true },
  ...{ abilities: ['tools'], contextTokens: 32_000, keySetting: 'A_KEY', addressSetting: 'AN_URL' },
}
const ANSWERED: ModelTrial = { outcome: 'answered', milliseconds: 800, model: 'm', inputTokens: 9, outputTokens: 1 }

describe('the language model, as operators see it', () => {
  let world: CoreWorld
  let admin: Actor
  beforeEach(async () => {
    world = openCoreWorld()
    admin = { ...(await anActorIn(world)), isAdmin: true }
  })

  const operated = (of: Partial<OperatedModel> = {}): OperatedModel => ({
    setUp: () => ({ ...SET_UP, price: null }),
    test: async () => ANSWERED,
    ...of,
  })
  const view = (model: OperatedModel | null, actor = admin) =>
    new ViewLanguageModel(world.unitOfWork, model).execute({ actor })
  const testing = (model: OperatedModel | null) => new TestLanguageModel(world.unitOfWork, model, world.sources)
  const save = (actor = admin) =>
    new SaveModelPrice(world.unitOfWork, world.sources).execute({ actor, model: 'mistral-small', price: PRICE })
  const acts = async () => {
    const query = { page: 1, pageSize: 9, order: 'id', isDescending: false, search: '', maskedAddress: null } as const
    const { items } = await world.adminReader.auditEntries(query)
    return items.map(({ action, subjectId }) => [action, subjectId])
  }

  it('has the price that an admin says, where none is known', async () => {
    const before = await view(operated())
    await save()
    const known = await view(operated({ setUp: () => ({ ...SET_UP, price: { input: 1, output: 2 } }) }))

    expect(before).to.include({ price: null, isPriceAsked: true })
    expect((await view(operated()))!.price).to.deep.equal(PRICE)
    expect(known).to.deep.include({ price: { input: 1, output: 2 }, isPriceAsked: false })
    expect(await acts()).to.deep.equal([['save-model-price', 'mistral-small']])
  })

  it('is tested once at a time, also after a test that threw, and each test is noted', async () => {
    let answer: (trial: ModelTrial) => void = () => undefined
    const test = testing(operated({ test: () => new Promise((resolve) => (answer = resolve)) }))
    const first = test.execute({ actor: admin })
    const second = await refusalOf(test.execute({ actor: admin }))
    while ((await acts()).length === 0) await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    answer(ANSWERED)

    expect(await first).to.equal(ANSWERED)
    expect(second).to.include({ kind: 'conflict', code: 'model.test-under-way' })
    const failing = testing(operated({ test: () => Promise.reject(new Error('down')) }))
    for (let nth = 0; nth < 2; nth++)
      expect(await failing.execute({ actor: admin }).catch((error: Error) => error.message)).to.equal('down')
    expect(await acts()).to.deep.equal(Array(3).fill(['test-model', 'mistral-small']))
  })

  it('may be none', async () => {
    expect([await view(null), await testing(null).execute({ actor: admin })]).to.deep.equal([null, null])
    expect(await acts()).to.deep.equal([['test-model', null]])
  })

  it('is for admins alone', async () => {
    const actor = { ...admin, isAdmin: false }
    const asked = [view(operated(), actor), testing(operated()).execute({ actor }), save(actor)]

    for (const one of asked) expect((await refusalOf(one)).kind).to.equal('forbidden')
    expect(await acts()).to.deep.equal([])
  })
})
