import { expect } from 'chai'
import type { CoordinatorNote } from '../../../adapters/http-contract/coordinator-notes.ts'
import { coordinatorSentence } from '../../../adapters/http-contract/texts/en.ts'

const DOUBT = { reason: 'gaps', questions: 3, pages: 12, lines: 300, missing: [] } as const
const SENTENCES: readonly (readonly [CoordinatorNote, string])[] = [
  [{ code: 'reading-form', fileName: '' }, 'Reading the form'],
  [{ code: 'found-questions', questions: 1, sections: 1, notes: [] }, 'Found 1 question'],
  [{ code: 'found-questions', questions: 14, sections: 3, notes: [] }, 'Found 14 questions in 3 sections'],
  [
    { code: 'found-questions', questions: 2, sections: 0, notes: [{ code: 'unknown-left-out', count: 1 }] },
    'Found 2 questions. One that the language model named does not stand in the form and was left out.',
  ],
  [
    { code: 'found-questions', questions: 2, sections: 0, notes: [{ code: 'few-found' }] },
    'Found 2 questions. These are few for a form of this length, and some may be missing: please compare them with the form.',
  ],
  [
    {
      ...{ code: 'found-questions', questions: 2, sections: 0 },
      notes: [
        {
          code: 'not-read',
          parts: [
            { kind: 'diagram', name: null },
            { kind: 'attachment', name: 'a.zip' },
          ],
        },
      ],
    },
    'Found 2 questions. This form has a diagram and an attached file (a.zip) that we could not read. Please look there for questions.',
  ],
  [
    { code: 'found-questions', questions: 500, sections: 0, notes: [{ code: 'too-many', asked: 1_234, most: 500 }] },
    'Found 500 questions. The form asks 1,234 questions, and an application may have at most 500. The first 500 are taken.',
  ],
  [
    { code: 'found-questions', questions: 2, sections: 0, notes: [{ code: 'without-model', reason: 'It is busy.' }] },
    'Found 2 questions. They were found without the language model. It is busy.',
  ],
  [
    {
      ...{ code: 'found-questions', questions: 2, sections: 0 },
      notes: [
        { code: 'without-model', reason: null },
        { code: 'doubted', doubt: { reason: 'without-model', questions: 2, pages: 1, lines: 9, missing: [] } },
      ],
    },
    'Found 2 questions. They were found without the language model. Please compare them with the form.',
  ],
  [
    {
      code: 'found-questions',
      questions: 3,
      sections: 2,
      notes: [{ code: 'doubted', doubt: { ...DOUBT, reason: 'few' } }],
    },
    'We found 3 questions on 12 pages. Is that right?',
  ],
  [
    {
      code: 'found-questions',
      questions: 3,
      sections: 2,
      notes: [{ code: 'doubted', doubt: { ...DOUBT, pages: null, missing: ['4', '7'] } }],
    },
    'We found 3 questions in 300 lines. Questions 4 and 7 seem to be missing.',
  ],
  [
    {
      code: 'found-questions',
      questions: 0,
      sections: 0,
      notes: [{ code: 'doubted', doubt: { ...DOUBT, reason: 'none', questions: 0 } }],
    },
    'We found no questions in this form. Mark them in the form.',
  ],
  [{ code: 'planned', answers: 3, documents: 1, last: [] }, 'Planned 3 answers from 1 document.'],
  [
    { code: 'planned', answers: 9, documents: 2, last: [1, 4, 9] },
    'Planned 9 answers from 2 documents. Questions 1, 4 and 9 sum up others and are answered after them.',
  ],
  [{ code: 'answering', number: 2, question: 'Why?' }, 'Answering question 2: Why?'],
  [{ code: 'unanswered', number: 2 }, 'Question 2 could not be answered.'],
  [
    { code: 'summary', questions: 4, drafted: 1, missing: 2, failed: 1 },
    'Drafted 1 of 4 answers. 2 need something that your documents do not hold. 1 could not be drafted.',
  ],
]

describe('What the coordinator says', () => {
  it('is a sentence for each note', () => {
    for (const [note, sentence] of SENTENCES) expect(coordinatorSentence(note)).to.equal(sentence)
  })
})
