import { expect } from 'chai'
import { Container } from 'inversify'
import { memoryConfig, readConfig } from '../../apps/wiring/config/config.ts'
import { openReadings, readingModule } from '../../apps/wiring/modules/reading.module.ts'
import { readingTokens } from '../../apps/wiring/tokens/tokens.ts'
import type { Token } from '../../apps/wiring/tokens/token.ts'
import { SOME_ACCOUNT } from '../support/builders.ts'
import { refusalOf } from '../support/core-world.ts'
import { TEST_START } from '../support/fixed-clock.ts'

const QUESTION = '1. Who will benefit? (max 100 words)\n'
const FILE = { fileName: 'form.txt', bytes: new TextEncoder().encode(QUESTION) }
const FORM = { mediaType: 'text/plain', title: null, blocks: [] }

describe('text and files of people, in a server', () => {
  it('are read in processes of their own', () => {
    expect(readConfig({}).readings).to.equal('pooled')
  })

  it('are read nowhere else: without these processes nothing is found in them, and no file is written', async () => {
    const config = { ...memoryConfig(), readings: 'pooled' } as const
    const readings = await openReadings(config)
    const container = new Container()
    container.load(readingModule(readings, config))
    const get = <T>(token: Token<T>): T => container.get<T>(token)
    await readings.close()

    const about = { accountId: SOME_ACCOUNT, language: 'en', fileName: FILE.fileName }
    const text = { title: 'A', language: 'en', blocks: [] }
    const tried: Readonly<Record<string, () => Promise<unknown>>> = {
      'questions of a pasted text': () => get(readingTokens.pastedQuestions).find(QUESTION, SOME_ACCOUNT),
      'questions of a form': () => get(readingTokens.finder).find(FORM, { accountId: SOME_ACCOUNT } as never),
      'Markdown of a page': () => get(readingTokens.markdown).read(['**a**'], SOME_ACCOUNT),
      'a form': () => get(readingTokens.forms).read(FILE, SOME_ACCOUNT),
      'a filled form': () => get(readingTokens.formFiller).fill(FILE, [], 'en', SOME_ACCOUNT),
      'answers of before': () => get(readingTokens.pastAnswers).read(FILE, SOME_ACCOUNT),
      'facts of a document': () =>
        get(readingTokens.factFinder).find({ ...about, names: [], datedAt: TEST_START, passages: [] }),
      'a document': () => get(readingTokens.documentIndexer).index({ ...about, ...FILE } as never),
      ...Object.fromEntries(
        (['docx', 'pdf', 'txt'] as const).map((format) => [
          `a ${format} file`,
          () => get(readingTokens.textFileWriters)[format].write(text as never, SOME_ACCOUNT),
        ]),
      ),
    }

    const outcomes: Record<string, string> = {}
    for (const [what, attempt] of Object.entries(tried)) outcomes[what] = (await refusalOf(attempt())).kind

    expect(outcomes).to.deep.equal(Object.fromEntries(Object.keys(tried).map((what) => [what, 'unavailable'])))
  })
})
