import { deepStrictEqual } from 'node:assert/strict'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import { formEntries, type AnswerToFill } from '../../../core/hand-in/form-entries.ts'

const plain = { number: null, listLevel: 0, bold: false, italic: false, page: null }
const empty = { label: null, help: null, value: null, maxCharacters: null, page: null }

const FORM: readonly FormBlock[] = [
  { kind: 'paragraph', anchor: 'a', text: 'Are you a charity?', ...plain },
  { kind: 'field', anchor: 'b', control: 'choice', options: ['Yes', 'Yes, in Scotland', 'No'], ...empty },
  { kind: 'field', anchor: 'c', control: 'text', options: [], ...empty },
]

const answered = (answer: string | null, more: Partial<AnswerToFill['asked']> = {}): AnswerToFill => {
  const unknown = { guidance: null, anchor: null, options: [] }
  const asked = { id: 'q', text: 'Are you a charity?', place: '0', kind: 'yes-no', ...unknown, ...more } as const
  return { asked, number: '1a', answer, remark: 'Answer this.' }
}

const entryOf = (one: AnswerToFill, form = FORM) => {
  const [{ slot, text, chosen, remark, label } = fail()] = formEntries(form, [one], 'en')
  return { slot: slot?.kind ?? null, text, chosen, remark, label }
}

const fail = (): never => {
  throw new Error('There is no entry.')
}

const DATED: readonly FormBlock[] = [
  { kind: 'paragraph', anchor: 'a', text: 'When do you start?', ...plain },
  { kind: 'field', anchor: 'b', control: 'text', options: [], ...empty, value: 'mm/dd/yyyy' },
]

describe('What is written into a form', () => {
  it('is a day as the place or the question names it', () => {
    const asked = { text: 'When do you start?', kind: 'date' } as const
    deepStrictEqual(entryOf(answered('9 March 2027', asked), DATED).text, '03/09/2027')
    const named = { ...asked, guidance: 'As TT.MM.JJJJ, please.' }
    deepStrictEqual(entryOf(answered('9 March 2027', named), FORM).text, '09.03.2027')
    deepStrictEqual(entryOf(answered('In March 2027', asked), DATED).text, 'In March 2027')
    const boxes = { kind: 'field', anchor: 'b', control: 'text', options: [], ...empty, maxCharacters: 8 } as const
    deepStrictEqual(entryOf(answered('9 March 2027', asked), [DATED[0]!, boxes]).text, '09032027')
  })

  const cases: [string, AnswerToFill, object][] = [
    ['picks the option that the answer names', answered('no'), { slot: 'options', chosen: ['No'] }],
    [
      'picks the longest option that the answer begins with',
      answered('Yes, in Scotland, since May'),
      { chosen: ['Yes, in Scotland'] },
    ],
    ['picks each option of a list', answered('- Yes\n- No'), { chosen: ['Yes', 'No'] }],
    ['names what the form has no option for', answered('Perhaps'), { slot: 'options', chosen: ['Perhaps'] }],
    [
      'writes a reason into a place for words',
      answered('Yes. We have been one since 1987, when our founder left us her house.'),
      { slot: 'field', chosen: null },
    ],
    ['leaves a remark where nothing is answered', answered(null), { text: null, chosen: null, remark: 'Answer this.' }],
    ['takes a blank answer for none', answered(' \n'), { text: null, remark: 'Answer this.' }],
    ['leaves no remark beside an answer', answered('Yes'), { remark: null }],
    ['names the question as printed', answered('Yes'), { label: '1a Are you a charity?' }],
    ['goes where a person points', answered('Yes', { pointedTo: '2' }), { slot: 'field', text: 'Yes', chosen: null }],
    ['goes below a line that a person points to', answered('Yes', { pointedTo: '0' }), { slot: 'below' }],
    ['goes by itself where that place is gone', answered('Yes', { pointedTo: '9.1' }), { slot: 'options' }],
  ]

  for (const [title, one, expected] of cases)
    it(title, () => {
      const entry: object = entryOf(one)
      deepStrictEqual({ ...entry, ...expected }, entry)
    })

  it('ticks a single box only where the answer agrees or names it', () => {
    const form: FormBlock[] = [
      { kind: 'field', anchor: 'x', control: 'tick', options: [], ...empty, label: 'It is a master’s thesis' },
    ]
    const chosenFor = (answer: string, kind: 'declaration' | 'text' = 'declaration') => {
      const { slot, chosen } = entryOf(answered(answer, { text: 'It is a master’s thesis', kind }), form)
      return `${slot} ${chosen?.join()}`
    }

    for (const answer of ['Yes', 'yes, since May', 'Ja', 'x', '☒', 'It is a master’s thesis'])
      deepStrictEqual(chosenFor(answer), 'options It is a master’s thesis')
    for (const answer of ['No', 'No, it is a bachelor’s thesis', 'A bachelor’s thesis', 'Yes and no'])
      deepStrictEqual([chosenFor(answer), chosenFor(answer, 'text')], [`options ${answer}`, `options ${answer}`])
  })

  it('reads the day of an answer by its language, and none that could be two', () => {
    const dayIn = (answer: string, language: string) => formEntries(FORM, [answered(answer)], language)[0]!.day

    deepStrictEqual(dayIn('03/04/2025', 'fr'), '2025-04-03')
    deepStrictEqual(dayIn('03/04/2025', 'en'), null)
    deepStrictEqual(dayIn('5th March 2025', 'en'), '2025-03-05')
    deepStrictEqual(dayIn('We began on 5 March 2025', 'en'), null)
  })

  it('picks no option whose words only begin another phrase', () => {
    const chosenFor = (answer: string) => entryOf(answered(answer)).chosen

    deepStrictEqual(['No one is paid', 'No, not yet', 'Yes we are', 'No – not yet', 'Yes and no'].map(chosenFor), [
      ['No one is paid'],
      ['No'],
      ['Yes'],
      ['No'],
      ['Yes and no'],
    ])
  })

  it('gives no words where people sign, but the name of a company', () => {
    const textOf = (text: string, kind: 'text' | 'signature') => {
      const [entry] = formEntries(FORM, [answered('Ada Brook', { text, kind })], 'en')
      return [entry!.text, entry!.isByHand === true]
    }

    deepStrictEqual(textOf('Signature of the chair', 'text'), [null, true])
    deepStrictEqual(textOf('Chair', 'signature'), [null, true])
    deepStrictEqual(textOf('Firma:', 'text'), ['Ada Brook', false])
  })

  it('gives no words to “Firma” in a form in which it is a signature', () => {
    const isByHand = (said: string) => {
      const blocks = [{ ...FORM[0]!, text: said } as (typeof FORM)[number], ...FORM.slice(1)]
      return formEntries(blocks, [answered('Ada Brook', { text: 'Firma', kind: 'text' })], 'en')[0]!.isByHand === true
    }

    deepStrictEqual(isByHand('Indique el nombre de la persona que es responsable del proyecto y de los fondos'), true)
    deepStrictEqual(isByHand('Indichi il nome della persona che è responsabile del progetto e dei fondi'), true)
    deepStrictEqual(isByHand('Nennen Sie die Person, die für das Projekt und für die Mittel zuständig ist'), false)
  })
})
