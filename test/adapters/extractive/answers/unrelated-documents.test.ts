import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import { NO_LIMIT } from '../../../../core/shared/text-limit.ts'
import { answerFrom } from './answered-from.ts'
import { libraryOf } from './library-of.ts'

const REPORT = [
  '# Riverbend Community Garden annual report 2025',
  'Riverbend Community Garden was founded in 2009 in Leeds. We run a community garden for older people and families.',
  '# Keeping people safe',
  'All staff and volunteers have an enhanced DBS check and yearly safeguarding training.',
  '# Money',
  'In 2025 our income was £88,412 and our expenditure was £85,100.',
  '# What changed',
  'Nine in ten members told us that they feel less lonely since they joined.',
].join('\n')
const UNRELATED: Readonly<Record<string, string>> = {
  'Garden plan.txt': 'The beds are dug in March. Beans go in after the last frost.',
  'Soup.txt': 'Chop two onions and fry them gently. Add a litre of stock and simmer for twenty minutes.',
  'Boiler.txt': '# Boiler\nThe boiler is serviced in May.\nThe key hangs beside the door.',
  'Hausordnung.txt': 'Die Haustür ist ab 22 Uhr geschlossen. Fahrräder stehen im Keller.',
  'Rota.txt': 'Monday | Ann | Bea\nTuesday | Omar | Jo\nWednesday | Ann | Jo',
}
const ANSWERS: readonly (readonly [question: string, says: string | null])[] = [
  ['How do you keep people safe? (max. 80 words)', 'enhanced DBS check'],
  ['How do you safeguard children and vulnerable adults?', 'enhanced DBS check'],
  ['When were you founded?', '2009'],
  ['What does your organisation do?', 'community garden'],
  ['What difference do you make?', 'less lonely'],
  ['What was your total income in the last financial year?', '£88,412'],
  ['Who is your chair?', null],
  ['What is your website?', null],
]

describe('Documents on other things', () => {
  for (const [question, says] of ANSWERS)
    it(`change nothing of the answer to "${question}"`, async () => {
      for (const others of [{}, ...Object.entries(UNRELATED).map((one) => Object.fromEntries([one])), UNRELATED]) {
        const { missing, text } = await answer(question, { 'Report 2025.txt': REPORT, ...others })

        const beside = Object.keys(others).join(', ')
        expect(missing, beside).to.equal(says === null)
        if (says !== null) expect(text, beside).to.include(says)
      }
    })
})

describe('A sentence that answers', () => {
  const sentence = 'We keep people safe by training every volunteer and by checking all staff with the DBS.'
  const report = `Harbour Kitchens is a charity. ${sentence} In 2025 we cooked 12,400 meals.`

  it('is the answer, whatever else its paragraph says and its library holds', async () => {
    for (const others of [{}, UNRELATED])
      expect((await answer('How do you keep people safe?', { 'Report.txt': report, ...others })).text).to.equal(
        sentence,
      )
  })

  it('is left out where only half of it fits', async () => {
    const { missing } = await answer(
      'Describe your organisation',
      { 'Report.txt': report },
      { words: 3, characters: null },
    )

    expect(missing).to.equal(true)
  })
})

async function answer(text: string, documents: Readonly<Record<string, string>>, limit = NO_LIMIT) {
  const question = { text, guidance: null, section: null, limit }
  const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
  return answerFrom(task, await libraryOf(documents))
}
