import { expect } from 'chai'
import { ExtractiveAnswerImprover } from '../../../../adapters/extractive/answers/extractive-answer-improver.ts'
import { ExtractiveAnswerWriter } from '../../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Library } from '../../../../core/documents/library.ts'
import type { ImprovementTask } from '../../../../core/proposals/ports.ts'
import type { AnswerTask } from '../../../../core/proposals/ports/answer-writer.ts'
import { countWords, isWithin, NO_LIMIT, type TextLimit } from '../../../../core/shared/text-limit.ts'
import { analyser, libraryOf } from './library-of.ts'
import { RIVERBEND } from './riverbend.ts'

const writer = new ExtractiveAnswerWriter(analyser)
const improver = new ExtractiveAnswerImprover(analyser)

const QUESTION = 'How will you measure the success of your project?'
const words = (count: number): TextLimit => ({ words: count, characters: null })

function taskFor(text: string, limit: TextLimit = NO_LIMIT): AnswerTask {
  const question = { text, guidance: null, section: null, limit }
  return { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
}

describe('ExtractiveAnswerImprover', () => {
  let library: Library
  let drafted: ImprovementTask

  before(async () => {
    library = await libraryOf(RIVERBEND)
    drafted = { ...taskFor(QUESTION), answer: await writer.write(taskFor(QUESTION), library), chat: [], request: '' }
  })

  const ask = (request: string, of: Partial<ImprovementTask> = {}) =>
    improver.improve({ ...drafted, ...of, request }, library)
  const limited = (limit: TextLimit) => ({ question: { ...drafted.question, limit } })
  const answerText = () => drafted.answer?.text ?? ''

  describe('length', () => {
    for (const request of [
      'Make it shorter',
      'please shorten this',
      'This is too long',
      'More concise please',
      'Cut it down',
    ])
      it(`shortens in whole sentences: ${request}`, async () => {
        const { draft, reply } = await ask(request)

        expect(countWords(draft?.text ?? ''))
          .to.be.greaterThan(0)
          .and.lessThan(countWords(answerText()))
        for (const sentence of (draft?.text ?? '').split(/(?<=\.)\s/)) expect(answerText()).to.include(sentence)
        expect(reply).to.match(/^I shortened the answer from \d+ to \d+ words/)
      })

    it('keeps to the length that is named, in words, characters or sentences', async () => {
      const inWords = await ask('Reduce it to 30 words')
      const inCharacters = await ask('at most 100 characters please')
      const inSentences = await ask('Make it one sentence')

      expect(countWords(inWords.draft?.text ?? '')).to.be.within(5, 30)
      expect(inCharacters.draft?.text.length).to.be.within(20, 100)
      expect(inSentences.draft?.text.match(/\./g)).to.have.length(1)
    })

    it('fits what is too long into the limit of its question', async () => {
      const { draft } = await ask('Fit the limit', limited(words(30)))
      const already = await ask('fit within the word limit', limited(words(400)))
      const unlimited = await ask('Fit the limit')

      expect(countWords(draft?.text ?? '')).to.be.within(5, 30)
      expect([already.reply, unlimited.reply]).to.deep.equal([
        'The answer fits the limit already, so I left it as it is.',
        'This question has no limit, so I left the answer as it is. Say “shorter” to shorten it.',
      ])
    })

    it('takes sentences out of an answer that is over its limit, though it stays over it', async () => {
      const { draft } = await ask('Remove the survey', limited(words(3)))

      expect(countWords(draft?.text ?? '')).to.be.lessThan(countWords(answerText()))
    })

    it('leaves the answer where it is short enough, or no whole sentence is', async () => {
      const already = await ask('under 400 words')
      const impossible = await ask('Shorten it to 3 words')

      expect([already.draft, impossible.draft]).to.deep.equal([null, null])
      expect(already.reply).to.match(/as short as that already/)
      expect(impossible.reply).to.match(/can’t be made that short/)
    })
  })

  describe('content', () => {
    for (const request of [
      'Add the rainwater tanks',
      'Please mention our rainwater tanks.',
      'Could you say something about the rainwater tanks?',
      'It should include a sentence on the rainwater tanks, please',
      'Tell them about rainwater tanks',
      'What about our rainwater tanks?',
    ])
      it(`shows what the library holds, with its source, and leaves the answer: ${request}`, async () => {
        const { draft, reply } = await ask(request)

        expect(draft).to.equal(null)
        expect(reply).to.match(/^I can’t write that without a language model.* say on “(?:the |our )?rainwater tanks”:/)
        expect(reply).to.include('We have put in four rainwater tanks').and.include('(Lottery application 2023.docx')
      })

    it('shows passages on the question where figures are asked for', async () => {
      expect((await ask('More figures')).reply).to.include(`say on “${QUESTION}”`)
    })

    it('says that it found nothing', async () => {
      const { draft, reply } = await ask('Mention our helicopter fleet')

      expect(draft).to.equal(null)
      expect(reply).to.match(/^I found nothing on “our helicopter fleet” in your documents/)
    })

    for (const request of ['Remove the survey', "Don't mention the survey", 'leave out anything about the survey'])
      it(`drops the sentences that speak of it, and their source's claim: ${request}`, async () => {
        const { draft, reply } = await ask(request)

        expect(draft?.text).to.not.match(/survey/i)
        expect(draft?.text).to.include('An evaluator from the university')
        expect(draft?.sources.flatMap(({ used }) => used).join()).to.not.match(/survey/)
        expect(reply).to.match(/^I took out the sentence that speaks of “the survey”/)
      })

    it('leaves an answer that does not speak of it, or of nothing else', async () => {
      const absent = await ask('Remove the orchestra')
      const everything = await ask('Remove the survey', {
        answer: { ...drafted.answer!, text: 'We ask every family to fill in a short survey.' },
      })

      expect([absent.draft, everything.draft]).to.deep.equal([null, null])
      expect(absent.reply).to.match(/^No sentence of the answer speaks of “the orchestra”/)
      expect(everything.reply).to.match(/^Every sentence/)
    })

    it('takes the user’s own words as they are, named as theirs', async () => {
      const quoted = await ask('Add “A steering group of parents meets every month.”')
      const stated = await ask('We also hold a yearly open day for parents.')

      expect(quoted.draft?.text).to.match(/A steering group of parents meets every month\.$/)
      expect(stated.draft?.text).to.match(/We also hold a yearly open day for parents\.$/)
      expect(quoted.draft?.sources.find(({ documentId }) => documentId === null)).to.include({
        fileName: 'Your request in the chat',
        cited: true,
      })
      expect(quoted.reply).to.match(/No document backs them/)
    })
  })

  describe('form', () => {
    it('does several things at once, length last', async () => {
      const { draft, reply } = await ask(
        'Mention the rainwater tanks and remove the survey, then shorten it to 20 words',
      )

      expect(draft?.text).to.not.match(/survey/)
      expect(countWords(draft?.text ?? '')).to.be.within(5, 20)
      expect(reply).to.match(/took out.*shortened.*rainwater/s)
    })

    it('says that it can’t reword', async () => {
      for (const request of [
        'Make the tone more formal',
        'Make it longer',
        'make it funnier',
        'Turn the draft into a poem',
        'funnier, please',
        'Start with the evaluator',
        'as a list of bullets',
      ]) {
        const { draft, reply } = await ask(request)

        expect(draft, request).to.equal(null)
        expect(reply, request).to.match(/no language model is configured/)
      }
    })

    it('does what it can of a request, and says what it can’t', async () => {
      const { draft, reply } = await ask('shorter and more formal')

      expect(countWords(draft?.text ?? '')).to.be.lessThan(countWords(answerText()))
      expect(reply).to.match(/^I shortened .* I can’t reword/)
    })

    it('leaves the answer to a word of thanks', async () => {
      const { draft, reply } = await ask('Great, thank you!')

      expect(draft).to.equal(null)
      expect(reply).to.match(/^You’re welcome/)
    })
  })

  describe('what the user says of their work', () => {
    it('is added where no document speaks of it, as theirs', async () => {
      const { draft, reply } = await ask('mention that we keep a lighthouse for stranded sailors')

      expect(draft?.text).to.match(/We keep a lighthouse for stranded sailors\.$/)
      expect(reply).to.match(/No document backs them/)
    })
  })

  describe('anything else', () => {
    it('begins an answer where none was found with the user’s words, or shows passages to insert', async () => {
      const none = { answer: null }

      const found = await ask('Mention the rainwater tanks', none)
      const told = await ask('Our policy is reviewed by the trustees every year.', none)
      const shorter = await ask('Make it shorter', none)

      expect(found.draft?.missing).to.equal(true)
      expect(found.draft?.passages?.[0]?.passage).to.include('We have put in four rainwater tanks')
      expect(told.draft).to.include({ text: 'Our policy is reviewed by the trustees every year.', missing: false })
      expect(shorter.draft?.missing).to.equal(true)
      expect(shorter.reply).to.match(/^There is no draft to change yet/)
    })
  })

  it('stays within the limit, whatever is asked', async () => {
    const limit = words(25)
    const answer = await writer.write(taskFor(QUESTION, limit), library)
    for (const request of ['Add volunteers', 'Add “' + 'word '.repeat(30) + '”']) {
      const { draft } = await ask(request, { ...limited(limit), answer })

      expect(isWithin(draft?.text ?? '', limit), `${request}: ${draft?.text}`).to.equal(true)
    }
  })
})
