import { expect } from 'chai'

import { findPlaces } from '../../../core/forms/find-places.ts'
import { corrected, placedFindings, type Findings } from '../../../core/forms/findings.ts'
import { withCorrection, type FormCorrection } from '../../../core/proposals/form/form-correction.ts'
import { doubtAbout } from '../../../core/proposals/form/form-doubt.ts'
import { headingAbove, linesOf, type FormLine } from '../../../core/proposals/form/form-lines.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { FoundItem, FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'

const line = (text: string, of: Partial<FormLine> = {}): FormLine => {
  return { place: text, text, number: null, page: null, anchor: text, isHeading: false, ...of }
}
const lines = (...texts: string[]) => texts.map((text, at) => line(text, { place: `${at}` }))
const asked = (text: string, of: Partial<FoundQuestion> = {}): FoundQuestion => {
  return { text, guidance: null, section: null, number: null, limit: NO_LIMIT, kind: 'text', anchor: null, ...of }
}
const toDo = (text: string): FoundItem => {
  return { kind: 'attachment', text, section: null, options: [], anchor: null, page: null }
}
const said = (of: Partial<FormCorrection>): FormCorrection => {
  return { place: '0', line: 'Why?', found: 'Why?', as: 'question', kind: 'text', text: 'Why?', ...of }
}

describe('the lines of a form', () => {
  const flow = { number: null, page: 1, anchor: 'a' } as const
  const paragraph = { ...flow, kind: 'paragraph', listLevel: 0, bold: false, italic: false } as const
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, header: false, page: 1, anchor: 'c' }
  const field = { kind: 'field', control: 'text', help: null, value: null, maxCharacters: null, options: [] } as const
  const blocks: readonly FormBlock[] = [
    { ...flow, kind: 'heading', level: 1, text: 'About you' },
    {
      ...{ kind: 'table', rows: 1, columns: 2, page: 1, anchor: 't' },
      cells: [
        { ...cell, blocks: [{ ...paragraph, text: 'Your name' }] },
        { ...cell, column: 1, blocks: [{ ...field, ...flow, label: 'Name' }] },
      ],
    },
    { ...paragraph, text: 'Why?' },
  ]

  it('stand in reading order, those of cells under the place of their table', () => {
    expect(linesOf(blocks).map(({ place, text }) => [place, text])).to.deep.equal([
      ['0', 'About you'],
      ['1.0.0', 'Your name'],
      ['1.1.0', 'Name'],
      ['2', 'Why?'],
    ])
    expect(headingAbove(linesOf(blocks), '2')).to.equal('About you')
    expect(headingAbove(linesOf(blocks), '0')).to.equal(null)
  })
})

describe('where what was found stands in a form', () => {
  it('is a line that goes on with an answer rather than a heading that the words begin with', () => {
    const printed = lines(
      'Organisation',
      'Organisation name: Makim',
      'Organisation e-mail: hello@makim.example',
      'Project',
    )

    const places = findPlaces([asked('Organisation name'), asked('Organisation e-mail')], printed)

    expect(places).to.deep.equal(['1', '2'])
  })

  it('is the line that it was found at, rather than a later one with its words alone', () => {
    const form = lines('Date of birth: (dd/mm/yyyy)', 'Venue: ____', 'Date of birth:', 'Date of birth of your partner')
    const found = [asked('Date of birth', { anchor: form[0]!.anchor }), asked('Date of birth')]

    expect(findPlaces(found, form)).to.deep.equal(['0', '2'])
    expect(findPlaces([asked('Date of birth')], form)).to.deep.equal(['2'])
  })

  it('is the line with its words, whatever its number and marks, one after the other', () => {
    const form = lines('1. Who are you?', 'Description *', 'Description:', '2. Who gains:', 'Description *')
    const found = ['Who are you', 'Description', 'Description', 'Who gains', 'Description'].map((text) => ({
      text,
      anchor: null,
    }))

    expect(findPlaces(found, form)).to.deep.equal(['0', '1', '2', '3', '4'])
  })

  it('is the line with which it begins, or which begins with it, else the one that it leads to', () => {
    const room = line('', { place: '4', anchor: 'room' })
    const form = [...lines('Tell us about your project', 'in two sentences.', 'Budget (max 50 words)', 'Amount'), room]
    const found = [
      { text: 'Tell us about your project in two sentences', anchor: null },
      { text: 'Budget', anchor: null },
      { text: 'Something else', anchor: 'Amount' },
      { text: 'Nowhere', anchor: 'x' },
      { text: 'What it costs', anchor: 'room' },
    ]

    expect(findPlaces(found, form)).to.deep.equal(['0', '2', '3', null, '3'])
  })
})

describe('what does not fit about the questions found', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, at) => line(`Page ${at}`, { page: at + 1 }))
  const found = (count: number, of: Partial<FoundQuestion> = {}) =>
    Array.from({ length: count }, () => ({ number: null, place: null, ...of }))
  const numbered = (...numbers: (string | null)[]) => numbers.map((number) => ({ number, place: null }))
  const reason = (form: FormLine[], questions: ReturnType<typeof numbered>) =>
    doubtAbout(form, { questions, items: [] })?.reason ?? null

  it('is that there are none, few or many for its length', () => {
    expect(doubtAbout(pages(12), { questions: found(2), items: [] })).to.deep.equal({
      ...{ reason: 'few', questions: 2, pages: 12, lines: 12, missing: [] },
    })
    expect(reason(pages(12), found(3))).to.equal(null)
    expect(reason(pages(1), [])).to.equal('none')
    expect(reason(lines(...Array.from({ length: 300 }, (_, at) => `Line ${at}`)), found(2))).to.equal('few')
    expect(reason(pages(1), found(151))).to.equal('many')
    expect(reason(pages(1), found(1, { isUnsure: true }))).to.equal('unsure')
  })

  it('is that no model looked for them where one usually does, if nothing else', () => {
    const read = { questions: found(2), items: [], isWithoutModel: true }

    expect(doubtAbout(pages(2), read)?.reason).to.equal('without-model')
    expect(doubtAbout(pages(12), read)?.reason).to.equal('few')
  })

  it('is nothing where there is no text to look at', () => {
    expect(reason([line(' ')], [])).to.equal(null)
  })

  it('is that printed numbers are missing, as far as no item has them', () => {
    const form = [...lines('Who?'), line('Sign here', { place: '9', number: '5' })]
    const questions = numbered('1', '2a', '3', null, '6', '8', '4.1', '4.3')

    const doubt = doubtAbout(form, { questions, items: [{ place: '9' }] })

    expect(doubt).to.deep.include({ reason: 'gaps', missing: ['4', '7', '4.2'] })
    expect(reason(form, numbered('1', '2', '1', '2', '12', 'a', 'c'))).to.equal(null)
  })
})

describe('what people said of a form', () => {
  const form = lines('Why?', 'Sign here', 'Who gains?', 'Enclosures')
  const findings = placedFindings(
    {
      title: null,
      questions: [asked('Why?'), asked('Who gains?')],
      items: [toDo('Sign here')],
      notes: [],
      exchanged: [],
    },
    form,
  )
  const texts = ({ questions, items }: Findings) => [questions.map(({ text }) => text), items.map(({ text }) => text)]
  const after = (...corrections: FormCorrection[]) => texts(corrected(findings, corrections, form))

  it('takes away what is no question, and words the others as they worded them', () => {
    const reworded = said({ place: '2', line: 'Who gains?', found: 'Who gains?', text: 'Who will gain from it?' })

    expect(after(said({ as: 'nothing' }), reworded)).to.deep.equal([['Who will gain from it?'], ['Sign here']])
  })

  it('makes questions of items and items of questions', () => {
    const asks = said({ place: '1', line: 'Sign here', found: 'Sign here', text: 'Who signs?' })

    expect(after(asks, said({ as: 'item', kind: 'declaration' }))).to.deep.equal([
      ['Who signs?', 'Who gains?'],
      ['Why?'],
    ])
  })

  it('adds what was not found, in its place, also where the lines have moved', () => {
    const moved = said({ place: '0', line: '1) Enclosures', found: null, text: 'What do you enclose?' })
    const gone = said({ place: '0', line: 'Not there', found: null, text: 'Gone' })

    expect(after(moved, gone)).to.deep.equal([['Why?', 'Who gains?', 'What do you enclose?'], ['Sign here']])
  })

  it('is kept once for each line: the last counts, and what was added and taken away is forgotten', () => {
    const added = said({ found: null })

    expect(withCorrection([said({ text: 'First' })], said({ text: 'Last' }))).to.deep.equal([said({ text: 'Last' })])
    expect(withCorrection([added], { ...added, as: 'nothing' })).to.deep.equal([])
  })
})
