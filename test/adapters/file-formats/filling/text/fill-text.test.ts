import { expect } from 'chai'
import { fillMarkdown, fillText } from '../../../../../adapters/file-formats/filling/text/fill-text.ts'
import { DirectFormReader } from '../../../../../adapters/file-formats/direct-form-reader.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import { formEntries } from '../../../../../core/hand-in/form-entries.ts'
import { entryOf, filledWith, outcomesOf } from '../form-entries.ts'

const bytesOf = (text: string) => Buffer.from(text, 'utf8')

async function filledText(form: string, ...answers: (string | null)[]): Promise<string> {
  const { bytes } = await filledWith(fillText, { bytes: bytesOf(form), fileName: 'form.txt' }, answers)
  return Buffer.from(bytes).toString('utf8')
}

async function filledMarkdown(form: string, ...answers: (string | null)[]): Promise<string> {
  const { bytes } = await filledWith(fillMarkdown, { bytes: bytesOf(form), fileName: 'form.md' }, answers)
  return Buffer.from(bytes).toString('utf8')
}

describe('filling in a plain text', () => {
  it('writes over underscores and dots, and leaves empty what has no answer', async () => {
    const form = 'Name: ______  Town: ______\r\nTelephone ..........\r\n'

    expect(await filledText(form, 'Sea Watch', null, '0191 555')).to.equal(
      'Name: Sea Watch  Town: ______\r\nTelephone 0191 555\r\n',
    )
  })

  it('writes behind each label of a run, and over the words of an empty control', async () => {
    expect(await filledText('4. Role: Mobile:\n', 'Chair', '0191')).to.equal('4. Role: Chair Mobile: 0191\n')
    expect(
      await filledText('Chair: Click here to enter text.Clerk: Click here to enter text.\n', 'Ada', 'Bea'),
    ).to.equal('Chair: Ada Clerk: Bea\n')
  })

  it('writes below a question, and over the blank lines left for its answer', async () => {
    expect(await filledText('What do you do?\n\nWho pays?\nThe end.\n', 'We\n\nsail.', 'You.')).to.equal(
      'What do you do?\n\nWe\n\nsail.\n\nWho pays?\nYou.\nThe end.\n',
    )
  })

  it('breaks an answer at the width of the lines of a form that breaks its own', async () => {
    const words = 'Our group meets on Mondays. '.repeat(8).trim()
    const list = `We plan:\n\n- ${words}\n- a trip`
    const broken = await filledText('    What do you do?\n\nName: ______\nWhy?\nEnd\n', list, words, words)

    expect(broken.split('\n').every((line) => line.length <= 72)).to.equal(true)
    expect(broken).to.match(/\n {2}\S.*\n/u)
    expect(broken.replace(/\s+/gu, ' ')).to.contain(`Name: ${words} Why? ${words} End`)
    const long = `${'A paragraph of a form that leaves its lines alone. '.repeat(3)}\n`
    expect(await filledText(`${long}Why?\nEnd\n`, words)).to.contain(`\n${words}\n`)
  })

  it('writes below the line in which a question ends, though more stands on it', async () => {
    const form = '22. Which papers did you publish? (Attach\n    the two best. No abstracts.)\nS. No  Title\n'
    const question: AnswerSlot = { kind: 'below', anchor: `0-${form.indexOf('\nS. No')}`, page: null }
    const label = '22 Which papers did you publish? (Attach the two best.'

    const { bytes } = fillText(bytesOf(form), [{ ...entryOf(question, 'On tides'), label }])

    expect(Buffer.from(bytes).toString('utf8')).to.equal(form.replace('abstracts.)', 'abstracts.)\nOn tides'))
  })

  it('writes the answers of two questions that share a printed line below it, and finds both there', async () => {
    const form = 'First paper        Second paper\nPlease attach both.\n'
    const below = (words: string): AnswerSlot => {
      const start = form.indexOf(words)
      return { kind: 'below', anchor: `${start}-${start + words.length}`, page: null }
    }

    const filled = fillText(bytesOf(form), [
      entryOf(below('First paper'), 'On tides'),
      entryOf(below('Second paper'), 'On waves'),
    ])

    expect(Buffer.from(filled.bytes).toString('utf8')).to.contain('Second paper\nOn tides\nOn waves\nPlease')
    expect(outcomesOf(filled)).to.deep.equal(['filled', 'filled'])
  })

  it('writes into the empty cells of columns, and keeps the columns', async () => {
    const form = 'Item         Cost         Notes\nBoat                      to hire\nPaint        £40          red\n'

    expect(await filledText(form, '£900')).to.equal(
      'Item         Cost         Notes\nBoat         £900         to hire\nPaint        £40          red\n',
    )
  })

  it('keeps the encoding of the file, and leaves what the encoding lacks', async () => {
    const latin = Buffer.from('Caf\u00e9 name: ______ Owner: ______\n', 'latin1')

    const filled = await filledWith(fillText, { bytes: latin, fileName: 'form.txt' }, ['Zoë', 'Łukasz'])

    expect(Buffer.from(filled.bytes).toString('latin1')).to.equal('Café name: Zoë Owner: ______\n')
    expect(outcomesOf(filled)).to.deep.equal(['filled', 'unwritable'])
  })

  it('keeps the byte order mark of UTF-16', async () => {
    const bytes = Buffer.from('\ufeffName: ______\n', 'utf16le')

    const filled = await filledWith(fillText, { bytes, fileName: 'form.txt' }, ['Łukasz'])

    expect(Buffer.from(filled.bytes).toString('utf16le')).to.equal('\ufeffName: Łukasz\n')
  })

  it('ticks the box of the words that are chosen', async () => {
    expect(await filledText('Status: [ ] Charity [ ] Company\n', 'Company')).to.equal(
      'Status: [ ] Charity [x] Company\n',
    )
  })
})

describe('filling in Markdown', () => {
  it('writes paragraphs of their own, within the item that asks', async () => {
    expect(await filledMarkdown('# Form\n\n- Who are you?\n- Where?\n', '**We**\n\nare.', 'Here')).to.equal(
      '# Form\n\n- Who are you?\n\n  **We**\n\n  are.\n\n- Where?\n\n  Here\n',
    )
  })

  it('writes below the help of a question where a paragraph holds both', async () => {
    const form =
      '# Fund\n\nWhat will you do for children?\nSay how often.\nGive figures.\n\nWho will help you?\nName them.\n'

    const { blocks } = await new DirectFormReader().read({ fileName: 'form.md', bytes: bytesOf(form) })
    const asked = { id: 'q', kind: 'text', anchor: null, options: [] } as const
    const entries = formEntries(
      blocks,
      [
        {
          asked: {
            ...asked,
            text: 'What will you do for children?',
            guidance: 'Say how often. Give figures.',
            place: '1',
          },
          number: null,
          answer: 'We sail.',
          remark: null,
        },
        {
          asked: { ...asked, id: 'r', text: 'Who will help you?', guidance: 'Name them.', place: '4' },
          number: null,
          answer: 'Ann.',
          remark: null,
        },
      ],
      'en',
    )

    expect(Buffer.from(fillMarkdown(bytesOf(form), entries).bytes).toString('utf8')).to.equal(
      '# Fund\n\nWhat will you do for children?\nSay how often.\nGive figures.\n\nWe sail.\n\nWho will help you?\nName them.\n\nAnn.\n',
    )
  })

  it('writes one line into a cell of a table', async () => {
    expect(await filledMarkdown('| A | B |\n|---|---|\n| c |   |\n', 'one\n\ntwo | three')).to.equal(
      '| A | B |\n|---|---|\n| c | one<br>two \\| three |\n',
    )
  })

  it('lets no answer turn the rest of the form into code or a comment', async () => {
    expect(await filledMarkdown('## Why?\n\n## How?\n', '```\n<!-- x', 'Well')).to.equal(
      '## Why?\n\n```\n\\<!-- x\n```\n\n## How?\n\nWell\n',
    )
  })
})
