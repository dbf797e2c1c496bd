import { expect } from 'chai'
import { anchorOf } from '../../../../../adapters/file-formats/pdf/pdf-page.ts'
import { drawnPdf, write, type Drawing } from '../../pdf/drawn-pdf.ts'
import { readPdfForm } from '../../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { answerSlots } from '../../../../../core/hand-in/answer-slots.ts'
import { filled, pageText, slotOf, runsOf, runWith } from './filled-pdf.ts'

/** Six lines of small text. */
const LONG =
  'We run a weekly group for young carers in two villages near the river, and the parish lends us a hall. '.repeat(6)
const TWO_LINES =
  'Our trustees plan a second evening for young carers in the village hall, a minibus home and four volunteers.'
const LIST = 'We plan three steps:\n- train four volunteers\n- open a second evening\n- ask the families'

/** Questions one below the other, each this far from the next, with lines between them. */
const questions =
  (top: number, step: number, isParted: boolean): Drawing =>
  (pdf) => {
    for (const [at, words] of ['Why is this needed?', 'Who will lead it?', 'What will change?'].entries()) {
      const y = top + at * step
      write(pdf, 60, y, words)
      if (isParted)
        pdf
          .moveTo(60, y + 26)
          .lineTo(530, y + 26)
          .stroke()
    }
  }

describe('Room on a page', () => {
  it('is used below the line that parts a question from what follows', async () => {
    const form = await drawnPdf([questions(100, 40, true)])
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'What will change'), text: LONG }])

    expect(places[0]!.state).to.equal('filled')
    expect(pages).to.have.length(1)
    expect(runWith(pages[0], 'We run').top).to.be.greaterThan(206)
  })

  it('is no gap between such a line and the next question', async () => {
    const form = await drawnPdf([questions(100, 40, true)])
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text: LONG }])

    expect(places[0]!.state).to.equal('further-page')
    expect(runWith(pages[0], 'See page 2').baseline).to.be.within(140, 166)
  })

  it('is not sought below the lower side of a box', async () => {
    const form = await drawnPdf([
      (pdf) => {
        pdf.rect(55, 95, 480, 36).stroke()
        write(pdf, 60, 100, 'Why is this needed?')
      },
    ])
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Why is this'), text: LONG }])

    expect(places[0]!.state).to.equal('further-page')
    expect(runsOf(pages[0]).every(({ bottom }) => bottom < 132)).to.equal(true)
  })

  it('begins behind a question where the line below it is too short for the answer', async () => {
    const form = await drawnPdf([questions(100, 30, false)])
    const { places, pages } = await filled(form, [
      { slot: await slotOf(form, 'Why is this'), text: `${TWO_LINES} ${TWO_LINES}` },
    ])

    const first = runWith(pages[0], 'Our trustees')
    expect(places[0]!.state).to.equal('small')
    expect(first.left).to.be.greaterThan(150)
    expect(first.baseline).to.be.closeTo(runWith(pages[0], 'Why is this').baseline, 0.5)
    expect(runsOf(pages[0]).filter(({ baseline, top }) => top > 104 && baseline < 130)).not.to.have.length(0)
  })

  it('is two lines beside a question, down to the line that is drawn below it', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 100, 'Who will lead it?')
        pdf.moveTo(60, 118).lineTo(530, 118).stroke()
        write(pdf, 60, 130, 'What will change?')
      },
    ])
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text: TWO_LINES }])

    const lines = runsOf(pages[0]).filter(({ baseline, text }) => baseline < 118 && !text.startsWith('Who'))
    expect([places[0]!.state, lines.length, pages.length]).to.deep.equal(['small', 2, 1])
    expect(lines.every(({ top, left }) => top > 97 && left > 130)).to.equal(true)
  })

  it('is one line between a question and the line that is drawn close below it', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 100, 'Is the address of your project the same as the address of your organisation?', {
          size: 11,
        })
        pdf.moveTo(60, 120.1).lineTo(530, 120.1).stroke()
        write(pdf, 60, 131, 'What will change?')
      },
    ])
    const text = 'It is the same, but the second evening is to be in the hall of the next village.'
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Is the address'), text }])

    expect([places[0]!.state, pages.length]).to.deep.equal(['small', 1])
    expect(runWith(pages[0], 'It is the same').baseline).to.be.within(115, 120)
  })

  it('is none beside a question of two lines but beside its last', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 100, 'Who are the main people that will lead this work with')
        write(pdf, 60, 112, 'young carers?')
        pdf.moveTo(60, 131).lineTo(530, 131).stroke()
        write(pdf, 60, 142, 'What will change?')
      },
    ])
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'Who are the main'), text: TWO_LINES }])

    const own = runsOf(pages[0]).filter(({ text }) => /Our|trustees|plan|See/u.test(text))
    expect(own.every(({ top }) => top > 106)).to.equal(true)
  })

  it('is two lines in a cell that has just the height of them', async () => {
    const form = await drawnPdf([
      (pdf) => {
        pdf.rect(55, 98, 480, 34).stroke()
        write(pdf, 60, 100, 'Why is this needed?')
      },
    ])
    const text = `${TWO_LINES} Nobody else does.`
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Why is this'), text }])

    expect([places[0]!.state, pages.length]).to.deep.equal(['filled', 1])
    expect(runsOf(pages[0]).every(({ baseline }) => baseline < 132)).to.equal(true)
  })

  it('is enough for a list in one paragraph where its points have no line each', async () => {
    const form = await drawnPdf([questions(100, 30, false)])
    const { places, pages } = await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text: LIST }])

    expect(places[0]!.state).to.equal('filled')
    expect(pageText(pages[0])).to.match(/three steps: • train four volunteers • open/)
  })

  it('begins below the line on which a bracket of the question closes', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 100, 'What is your lease? Give its end and its rent (of about')
        write(pdf, 60, 113, '150 words)')
        write(pdf, 60, 300, 'What will change?')
      },
    ])
    const page = (await filled(form, [])).pages[0]!
    const line = anchorOf(page, runWith(page, 'What is your lease'))
    const { pages } = await filled(form, [{ slot: { kind: 'below', anchor: line, page: 1 }, text: TWO_LINES }])

    expect(runWith(pages[0], 'Our trustees').top).to.be.greaterThan(119)
  })

  it('is below what explains a bold question, and not amid text that goes on overleaf', async () => {
    const explained =
      (lines: number): Drawing =>
      (pdf) => {
        write(pdf, 60, 100, 'Why is this needed?', { font: 'Helvetica-Bold', size: 12 })
        for (let at = 0; at < lines; at++)
          write(pdf, 60, 118 + at * 12, 'Tell us of your users and what they asked you for.')
      }
    const overleaf: Drawing = (pdf) => write(pdf, 60, 60, 'Tell us of your helpers and what they asked you for.')
    const stateIn = async (pages: readonly Drawing[]) => {
      const form = await drawnPdf(pages)
      const { blocks } = await readPdfForm(form)
      const asked = { id: 'q', text: 'Why is this needed?', guidance: null, anchor: null, kind: 'text' } as const
      const slot = answerSlots(blocks, [{ ...asked, place: '0', options: [] }]).get('q')!
      const { places, pages: after } = await filled(form, [{ slot, text: LONG }])
      const lines = runsOf(after[0]).map(({ text }) => text)
      return [places[0]!.state, lines.findIndex((text) => /We run|page 2/u.test(text))]
    }

    expect(await stateIn([explained(2)])).to.deep.equal(['filled', 3])
    expect((await stateIn([explained(48), overleaf]))[0]).to.equal('further-page')
  })

  it('ends above the coloured band that the heads of a table stand on', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 100, 'Who will lead it?')
        pdf.rect(55, 128, 480, 18).fill('#999999')
        pdf.fillColor('white')
        write(pdf, 60, 133, 'Activity')
        write(pdf, 300, 133, 'Start')
      },
    ])
    const text = `${TWO_LINES} ${TWO_LINES.slice(0, 60)}`
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text }])

    const own = runsOf(pages[0]).filter(({ text: words }) => !/Activity|Start|Who/u.test(words))
    expect(own.length).to.be.greaterThan(0)
    expect(own.every(({ baseline, size }) => baseline + 0.2 * size < 128)).to.equal(true)
  })

  it('is used for a long address in parts that end in its signs', async () => {
    const form = await drawnPdf([
      (pdf) => pdf.rect(60, 100, 150, 90).stroke() && write(pdf, 60, 85, 'Where is it told?'),
    ])
    const text = 'https://www.tidewell.example.org/reports/second-evening.pdf?version=final'
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'Where is it'), text }])

    const lines = runsOf(pages[0]).flatMap(({ text: line }) => (text.includes(line) ? [line] : []))
    expect(lines.join('')).to.equal(text)
    expect(lines.length).to.be.greaterThan(1)
    expect(lines.slice(0, -1).every((line) => /[/?=._-]$/u.test(line))).to.equal(true)
  })

  it('keeps a list a list where it has room', async () => {
    const form = await drawnPdf([questions(100, 90, false)])
    const { pages } = await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text: LIST }])

    expect(runWith(pages[0], 'open a second').top).to.be.greaterThan(runWith(pages[0], 'train four').top + 5)
  })
})

describe('What became of an answer', () => {
  const state = async (step: number, text: string) => {
    const form = await drawnPdf([questions(100, step, false)])
    return (await filled(form, [{ slot: await slotOf(form, 'Who will lead'), text }])).places[0]!.state
  }

  it('is that it is seen in letters that read well', async () => {
    expect(await state(60, TWO_LINES)).to.equal('filled')
  })

  it('is that it stands in small letters where its place has no more room', async () => {
    expect(await state(30, TWO_LINES)).to.equal('small')
  })

  it('is that it goes on, or stands, on a further page', async () => {
    expect(await state(60, LONG.repeat(2))).to.equal('further-page')
    expect(await state(22, LONG)).to.equal('further-page')
  })
})

describe('What goes on to a further page', () => {
  it('is numbered in the order of the form, whatever the order of the entries', async () => {
    const form = await drawnPdf([questions(100, 30, false)])
    const [last, first] = [await slotOf(form, 'Who will lead'), await slotOf(form, 'Why is this')]
    const { pages, places } = await filled(form, [
      { slot: last, text: LONG, label: 'Leaders' },
      { slot: first, text: LONG, label: 'Need' },
    ])

    expect(places.map(({ id }) => id)).to.deep.equal(['q1', 'q2'])
    expect(pageText(pages[1])).to.match(/1 – Need .*2 – Leaders /)
  })

  it('has its reference beside printed grounds, not on them', async () => {
    const form = await drawnPdf([
      (pdf) => {
        pdf.rect(0, 0, 50, 842).fill('#ddeeff')
        pdf.fillColor('black')
        for (let y = 60; y < 800; y += 13)
          write(pdf, 60, y, `${'Words that fill the page up to its side '.repeat(2)}${y}`)
      },
    ])
    const { pages } = await filled(form, [{ slot: await slotOf(form, '229'), text: LONG }])

    expect(
      runsOf(pages[0])
        .filter(({ text }) => /→|See page/.test(text))
        .every(({ left }) => left > 50),
    ).to.equal(true)
  })
})
