import { sentenceOfError } from '../support/sentences.ts'
import { expect } from 'chai'
import { pooledReadings } from '../../apps/wiring/workers/pooled-readings.ts'
import { directReadings } from '../../apps/wiring/workers/readings.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { refusalOf } from '../support/core-world.ts'
import { TEST_START } from '../support/fixed-clock.ts'

const READINGS = {
  'in processes of their own': pooledReadings({ size: 1, memoryMb: 640 }),
  'in the thread of the caller': directReadings(),
}

const document = (fileName: string, text: string | Uint8Array) => ({
  accountId: SOME_ACCOUNT,
  documentId: anId<'document'>(),
  fileName,
  scopes: [{ kind: 'shared' }] as const,
  uploadedAt: TEST_START,
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
})

const PLAN = '# Aims\n\nWe cook lunch for 400 people in Port Elmsey every week.\n'

after(() => READINGS['in processes of their own'].close())

for (const [where, readings] of Object.entries(READINGS))
  describe(`heavy reading ${where}`, () => {
    it('indexes a document into passages with weights', async () => {
      const { opening, indexed } = await readings.index(document('Plan 2025.md', PLAN))

      expect(opening).to.contain('We cook lunch')
      expect(indexed.passages).to.have.length(1)
      expect(indexed.passages[0]).to.deep.include({ ordinal: 0, headings: ['Aims'] })
      expect(indexed.lengths[0]).to.be.greaterThan(0)
      expect(indexed.postings.join('')).to.match(/^400\t0,\d/m)
    })

    it('reads a form and finds its questions', async () => {
      const bytes = new TextEncoder().encode(
        '# Form\n\n1. What is your mission? (max 50 words)\n\n2. Who will benefit?\n',
      )

      const form = await readings.readForm({ fileName: 'form.md', bytes }, SOME_ACCOUNT)
      const found = await readings.findQuestions({ form, told: [] }, SOME_ACCOUNT)

      expect(found.questions.map(({ text, limit }) => [text, limit.words])).to.deep.equal([
        ['What is your mission? (max 50 words)', 50],
        ['Who will benefit?', null],
      ])
    })

    it('fills in a form', async () => {
      const file = { fileName: 'form.txt', bytes: new TextEncoder().encode('1. What is your mission?\n') }
      const slot = {
        kind: 'below',
        anchor: (await readings.readForm(file, SOME_ACCOUNT)).blocks[0]!.anchor,
        page: null,
      } as const
      const entry = { id: 'q', label: '1', slot, text: 'Warm meals.', chosen: null, day: null, remark: null }

      const { bytes, places } = await readings.fillForm({ ...file, entries: [entry], language: 'en' }, SOME_ACCOUNT)

      expect(new TextDecoder().decode(bytes)).to.match(/^1\. What is your mission\?\n+Warm meals\.\n*$/)
      expect(places.map(({ id, state }) => [id, state])).to.deep.equal([['q', 'filled']])
    })

    it('refuses with a sentence what can’t be read, and reads the next', async () => {
      const refusal = await refusalOf(readings.index(document('plan.pdf', new Uint8Array(200 * 1024 * 1024).fill(97))))
      const next = await readings.index(document('plan.md', PLAN))

      expect([refusal.kind, refusal.code]).to.deep.equal(['unsupported', 'file.too-large-inside'])
      expect(sentenceOfError(refusal)).to.match(/^[A-Z].*\.$/)
      expect(next.indexed.passages).to.have.length(1)
    })
  })
