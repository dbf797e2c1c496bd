import { expect } from 'chai'
import { answerTokens, lengthText } from '../../../../adapters/language-model/prompts/answer-length.ts'
import type { QuestionKind } from '../../../../core/proposals/question/question-kind.ts'
import { NO_LIMIT, type TextLimit } from '../../../../core/shared/text-limit.ts'

const of = (limit: Partial<TextLimit>, kind: QuestionKind = 'text') =>
  lengthText({ text: '', guidance: null, section: null, kind, limit: { ...NO_LIMIT, ...limit } })

describe('how long an answer is to be', () => {
  const cases: readonly (readonly [string, string])[] = [
    [of({ words: 200 }), 'Aim for 170 to 190 words; at most 200 words.'],
    [
      of({ characters: 1000 }),
      'Aim for 850 to 950 characters, about 137 to 153 words; at most 1000 characters, spaces included.',
    ],
    [
      of({ words: 500, characters: 1000, counting: 'characters-without-spaces' }),
      'Aim for 850 to 950 characters, about 137 to 153 words; at most 500 words and 1000 characters, spaces not counted.',
    ],
    [
      of({ words: 100, characters: 5000 }),
      'Aim for 85 to 95 words; at most 100 words and 5000 characters, spaces included.',
    ],
    [of({ words: 15 }), 'At most 15 words.'],
    [of({ words: 200 }, 'number'), 'Answer in one line: the question asks for a number. At most 200 words.'],
    [of({}, 'date'), 'Answer in one line: the question asks for a date.'],
    [of({}), 'No limit is given: 120 to 250 words are usual.'],
  ]
  for (const [said, expected] of cases) it(`is "${expected}"`, () => expect(said).to.equal(expected))
})

describe('the tokens of an answer', () => {
  const tokens = (limit: Partial<TextLimit>, kind: QuestionKind = 'text') =>
    answerTokens({ text: '', guidance: null, section: null, kind, limit: { ...NO_LIMIT, ...limit } })

  it('are bounded by its limit and its kind', () => {
    expect(tokens({ words: 200 })).to.equal(800)
    expect(tokens({ words: 200, characters: 620 })).to.equal(400)
    expect(tokens({})).to.equal(2_000)
    expect([tokens({}, 'number'), tokens({ words: 200 }, 'date'), tokens({ words: 10 })]).to.deep.equal([240, 240, 240])
  })
})
