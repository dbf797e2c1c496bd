import { expect } from 'chai'

import type { FormCorrection } from '../../core/proposals/form/form-correction.ts'
import type { ToldForm } from '../../core/forms/told-form.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { anId, aProposal, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { aFormItem, aFormReading, aToldForm } from '../support/form-builders.ts'
import { versionedContract } from './versioned.contract.ts'

const said = (text: string): FormCorrection => {
  return { place: '0', line: 'Why?', found: null, as: 'question', kind: 'text', text }
}

export function toldFormsContract(backend: Backend): void {
  const store = versionedContract<ToldForm>(backend, {
    entities: () => [
      aToldForm(),
      aToldForm({ layout: '', lines: [] }),
      aToldForm({ lines: [{ text: UNICODE, isQuestion: false }] }),
    ],
    changed: (form) => ({ ...form, lines: [{ text: 'Another line', isQuestion: false }] }),
    find: async ({ toldForms }, { accountId, id }) =>
      (await toldForms.ofAccount(accountId)).find((form) => form.id === id) ?? null,
    save: ({ toldForms }, form) => toldForms.save(form),
    taken: (form) => ({ ...form, accountId: OTHER_ACCOUNT }),
  })

  it('are listed of an account, oldest first', async () => {
    const accountId = anId<'account'>()
    const save = (of: Partial<ToldForm>) => store.run(({ toldForms }) => toldForms.save(aToldForm(of)))
    const [first, second] = [await save({ accountId }), await save({ accountId })]
    await save({ accountId: anId() })

    expect(await store.run(({ toldForms }) => toldForms.ofAccount(accountId))).to.deep.equal([first, second])
  })
}

export function formReadingsContract(backend: Backend): void {
  const suggestion = { value: UNICODE, fileName: UNICODE, page: 2, quote: null }
  const doubt = { reason: 'few', questions: 1, pages: 12, lines: 300, missing: ['4'] } as const
  const store = versionedContract(backend, {
    entities: () => [
      aFormReading({
        items: [aFormItem({ text: UNICODE, options: ['Yes', 'No'], done: true, answer: UNICODE, suggestion })],
        doubt,
      }),
      aFormReading({ contentHash: null, blocks: [] }),
      aFormReading({ marks: [{ questionId: anId(), place: null, found: UNICODE }], corrections: [said(UNICODE)] }),
    ],
    changed: (reading) => ({ ...reading, doubt: null, items: [], contentHash: 'b' }),
    prepare: ({ proposals }, { id, accountId }) => proposals.save(aProposal({ id, accountId })),
    find: ({ formReadings }, { accountId, id }) => formReadings.find(accountId, id),
    save: ({ formReadings }, reading) => formReadings.save(reading),
    taken: (reading) => ({ ...reading, accountId: OTHER_ACCOUNT }),
  })

  it('go with their application, and are not kept without one', async () => {
    const { id, accountId } = await store.run(({ proposals }) => proposals.save(aProposal()))
    await store.run(({ formReadings }) => formReadings.save(aFormReading({ id, accountId })))

    await store.run(({ proposals }) => proposals.remove(accountId, id))

    expect(await store.run(({ formReadings }) => formReadings.find(accountId, id))).to.equal(null)
    await expectError(
      store.run(({ formReadings }) => formReadings.save(aFormReading())),
      'conflict',
    )
  })

  it('name what people of the account said of the same file, the oldest first', async () => {
    const of = (text: string, contentHash: string, accountId = SOME_ACCOUNT) =>
      store.run(async ({ proposals, formReadings }) => {
        const { id } = await proposals.save(aProposal({ accountId }))
        await formReadings.save(aFormReading({ id, accountId, contentHash, corrections: [said(text)] }))
      })
    await of('first', 'a')
    await of('second', 'a')
    await of('of another file', 'b')
    await of('of another account', 'a', OTHER_ACCOUNT)

    const found = await store.run(({ formReadings }) => formReadings.corrections(SOME_ACCOUNT, 'a'))

    expect(found.map(({ text }) => text)).to.deep.equal(['first', 'second'])
  })
}
