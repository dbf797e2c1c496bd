import { expect } from 'chai'
import { placesSeen } from '../../../../../adapters/file-formats/filling/pdf/places-seen.ts'
import { runOf } from '../../../../../adapters/file-formats/pdf/page-pieces.ts'
import type { PdfPage, Widget } from '../../../../../adapters/file-formats/pdf/pdf-page.ts'
import type { FilledPlace, FormEntry } from '../../../../../core/hand-in/ports.ts'

const ANCHOR = 'pdf:page=1;box=10,20,110,40;field=aims'
const FILLED: FilledPlace = { id: 'q', state: 'filled', reason: null, page: 1 }

describe('the places of a PDF that was filled in and read again', () => {
  const shown: readonly (readonly [value: string | null, answer: string, state: FilledPlace['state']])[] = [
    ['We run a kitchen.', 'We run a **kitchen**.', 'filled'],
    ['We run', 'We run a kitchen.', 'filled'],
    ['They run a kitchen.', 'We run a kitchen.', 'left'],
    ['', 'We run a kitchen.', 'left'],
    [null, 'We run a kitchen.', 'left'],
  ]
  for (const [value, answer, state] of shown)
    it(`is ${state} where the field shows ${JSON.stringify(value)} of "${answer}"`, () => {
      const [place] = placesSeen([pageShowing(value)], {
        entries: [entryOf(answer)],
        places: [FILLED],
        drawn: new Map(),
      })

      expect(place?.state).to.equal(state)
    })

  const set = { text: 'We run', font: 'F1', size: 10, left: 20, width: 30, baseline: 50 }
  const printed: readonly (readonly [text: string, left: number, baseline: number, state: FilledPlace['state']])[] = [
    ['We run a kitchen.', 20, 50, 'filled'],
    ['We run a kitchen.', 20, 90, 'left'],
    ['We run a kitchen.', 120, 50, 'left'],
    ['Aims of the work', 20, 50, 'left'],
  ]
  for (const [text, left, baseline, state] of printed)
    it(`is ${state} where a page prints "${text}" at ${left}, ${baseline}`, () => {
      const entry: FormEntry = {
        ...entryOf('We run a kitchen.'),
        slot: { kind: 'below', anchor: 'pdf:page=1;box=0,0,9,9', page: 1 },
      }
      const run = runOf({ text, left, baseline, width: 80, size: 10, bold: false, italic: false })
      const drawn = new Map([['q', [{ page: 1, texts: [set] }]]])

      const [place] = placesSeen([{ ...pageShowing(null), pieces: [run] }], {
        entries: [entry],
        places: [FILLED],
        drawn,
      })

      expect(place?.state).to.equal(state)
    })
})

function entryOf(text: string): FormEntry {
  const field = { anchor: ANCHOR, control: 'multiline', maxCharacters: null } as never
  return { id: 'q', label: 'Aims', slot: { kind: 'field', field, nth: 0 }, text, chosen: null, day: null, remark: null }
}

function pageShowing(value: string | null): PdfPage {
  const box = { left: 10, top: 20, right: 110, bottom: 40 }
  const told = { kind: 'widget', name: 'aims', tooltip: null, buttonName: null, options: [] } as const
  const widget: Widget = { ...told, ...box, control: 'multiline', value, maxCharacters: null }
  const marks = { turned: [], rules: [], shades: [], pictures: [], running: [] }
  return { number: 1, width: 200, height: 200, pieces: [widget], ...marks, frame: [1, 0, 0, 1, 0, 0] }
}
