import { expect } from 'chai'
import { QUESTION_WORDS } from '../../../core/known/asked-for.ts'
import { askedAlternatives } from '../../../core/languages/common-questions/asked-words.ts'
import { commonQuestionIn } from '../../../core/languages/common-questions/common-question-in.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'

/** Compiled in a millisecond each, on the serving thread and again after every collection of unused code. */
const AT_ENDS = /\(\?<?!\[[^\]]*\\p\{/u

describe('the expressions by which questions are understood', () => {
  it('end words without classes by Unicode property, which are slow to compile', () => {
    const ofLabels = QUESTION_WORDS.flatMap(({ attributes, owners, fillers, joins }) => [
      ...[...attributes, ...owners].map(([, pattern]) => pattern),
      ...[fillers, joins].filter((pattern) => pattern !== null),
    ])
    const ofMeanings = LANGUAGES.flatMap(({ commonQuestions: language }) =>
      language === undefined
        ? []
        : Object.values(language.questions)
            .flatMap(({ asked }) => askedAlternatives(asked, language.fillers))
            .flatMap(({ wanted, unwanted, fillers }) => [...wanted, ...unwanted, ...(fillers ? [fillers] : [])]),
    )

    const all = [...ofLabels, ...ofMeanings]

    expect(all.length).to.be.greaterThan(500)
    expect(all.filter(({ source, flags }) => AT_ENDS.test(source) || flags.includes('i'))).to.deep.equal([])
  })

  it('look for no meaning in a word of thousands of letters', () => {
    expect(commonQuestionIn('What is your charity number?')?.meaning).to.equal('charityNumber')
    expect(commonQuestionIn(`What is your charity number ${'a'.repeat(5_000)}?`)).to.equal(null)
  })
})
