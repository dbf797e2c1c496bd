import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { ModelRequest } from '../../../../adapters/language-model/port/language-model.ts'
import { answerMaterial } from '../../../../adapters/language-model/answers/answer-material.ts'
import { wholeLibrary } from '../../../../adapters/language-model/answers/whole-library.ts'
import { kindRequest } from '../../../../adapters/language-model/prompts/answer-in-kind.prompt.ts'
import { answerRequest } from '../../../../adapters/language-model/prompts/answer-question.prompt.ts'
import { descriptionRequest } from '../../../../adapters/language-model/prompts/describe-document.prompt.ts'
import { blockRequest } from '../../../../adapters/language-model/prompts/fill-block.prompt.ts'
import { findingRequest } from '../../../../adapters/language-model/prompts/find-questions.prompt.ts'
import { funderOverviewRequest } from '../../../../adapters/language-model/prompts/funder-overview.prompt.ts'
import { improveRequest } from '../../../../adapters/language-model/prompts/improve-answer.prompt.ts'
import { planRequest } from '../../../../adapters/language-model/prompts/plan-application.prompt.ts'
import { proofreadingRequest } from '../../../../adapters/language-model/prompts/proofread-application.prompt.ts'
import { briefRequest } from '../../../../adapters/language-model/prompts/propose-brief.prompt.ts'
import { itemsRequest } from '../../../../adapters/language-model/prompts/suggest-for-items.prompt.ts'
import { coverLetterRequest } from '../../../../adapters/language-model/prompts/write-cover-letter.prompt.ts'
import { factsRequest } from '../../../../adapters/language-model/prompts/write-facts.prompt.ts'
import { overviewRequest } from '../../../../adapters/language-model/prompts/write-overview.prompt.ts'
import { reportRequest } from '../../../../adapters/language-model/prompts/write-report.prompt.ts'
import { openResearch } from '../../../../adapters/language-model/texts/research.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Library } from '../../../../core/documents/library.ts'
import type { AnswerTask } from '../../../../core/proposals/ports/answer-writer.ts'
import { aFunder, anAnswer } from '../../../support/builders.ts'
import { expectGolden } from '../../../support/golden.ts'
import { REPLAYED, REPLAYED_LIBRARY, REPLAYED_TASKS } from '../../../support/replayed-application.ts'
import { aProofreadingTask } from '../../../support/proofreading-builders.ts'
import { libraryOf } from '../../extractive/answers/library-of.ts'
import { printedRequest } from './printed-request.ts'

const settings = { ...DEFAULT_SETTINGS, toneOfVoice: 'warm and plain', factsFile: '- **Founded:** 2009' }
const risks: AnswerTask = { ...REPLAYED_TASKS[16]!, settings }
const letter = {
  applicationName: REPLAYED.name,
  grantInfo: REPLAYED.grantInfo,
  funder: REPLAYED.funder,
  answers: [{ question: 'What will change?', answer: 'Guests feel less alone.' }],
  settings,
  sender: 'Ada Brook',
  told: REPLAYED.told,
  application: REPLAYED,
}
const project = { projectName: 'Winter kitchen', settings, told: REPLAYED.told }
const block = { number: 1, shown: '<block n="1" kind="paragraph">\n1. What do you do?\n</block>' }

async function answering(library: Library, isWhole: boolean, hasCitations = true) {
  const whole = isWhole ? await wholeLibrary(library, await library.documents()) : null
  const reading = { whole: whole?.texts ?? null, key: '' }
  return (await answerMaterial(risks, library, { reading, hasCitations })).prompt
}

/** One request of each kind, by the name of its golden file. */
const REQUESTS: Readonly<Record<string, (library: Library) => Promise<ModelRequest>>> = {
  'answer-question': async (library) => answerRequest(await answering(library, true)),
  'answer-question-from-passages': async (library) => answerRequest(await answering(library, false)),
  'answer-question-without-citations': async (library) => answerRequest(await answering(library, true, false)),
  'improve-answer': async (library) => {
    const answer = anAnswer({ text: 'Two volunteers take over where a cook falls ill.' })
    const chat = [
      { role: 'user', text: 'Shorter.' } as const,
      { role: 'assistant', text: 'It is shorter now.' } as const,
    ]
    return improveRequest({ ...risks, answer, chat, request: 'Name their training.' }, await answering(library, true))
  },
  'answer-in-kind': async (library) => kindRequest(risks, 'budget', (await answering(library, false, false)).material),
  'fill-block': async (library) => {
    const blocks = [1, 2].map((number) => ({ label: `Partner ${number}`, positions: [number * 2, number * 2 + 1] }))
    const block = { fields: ['Name of organisation', 'Role in the project'], blocks }
    return blockRequest(risks, block, (await answering(library, false, false)).material)
  },
  'suggest-for-items': async (library) => {
    const options = ['Registered charity', 'Company']
    const items = [
      { kind: 'choice' as const, text: 'Legal status', section: 'About you', options },
      { kind: 'yes-no' as const, text: 'Do you have a safeguarding policy?', section: null, options: ['Yes', 'No'] },
    ]
    return itemsRequest({ items, settings }, (await answering(library, false, false)).material)
  },
  'write-cover-letter': async () => coverLetterRequest({ ...letter, now: '' }),
  'write-report': async (library) =>
    reportRequest({ ...project, reportPrompt: 'Meals and guests in 2024.' }, await openResearch(library, [], true)),
  'write-overview': async (library) =>
    overviewRequest({ ...project, applications: [], reports: [] }, await openResearch(library, [], true)),
  'write-facts': async (library) => factsRequest(settings, await openResearch(library, [], true)),
  'funder-overview': async () => funderOverviewRequest({ funder: aFunder(), settings }),
  'describe-document': async () =>
    descriptionRequest({ fileName: 'Report.pdf', opening: 'Annual report 2024', language: 'en-GB' }),
  'propose-brief': async () => briefRequest({ ...project, sections: ['need', 'activities'], wantsBudget: true }, []),
  'plan-application': async (library) =>
    planRequest({ questions: REPLAYED.questions.slice(0, 3), documents: await library.documents() }),
  'proofread-application': async () => {
    const answers = [
      { text: 'We serve 90 guests a week.', limit: { words: 50, characters: null } },
      { text: 'Guests tell us that they feel less alone.' },
    ]
    const task = aProofreadingTask({ answers, application: REPLAYED, settings })
    return proofreadingRequest(task, task.answers)
  },
  'find-questions': async () => findingRequest([block as never], []),
}

const REASONS = readFileSync(new URL('../../../../docs/prompts.md', import.meta.url), 'utf8')
/** The first words of a rule, by which `docs/prompts.md` names it. */
const rulesIn = (system: ModelRequest['system']) =>
  [
    ...JSON.stringify(system)
      .replaceAll('\\n', '\n')
      .replaceAll('\\"', '"')
      .matchAll(/^- (.{12,}?)(?=[.:;,]|$)/gmu),
  ].map(([, words = '']) => words)

describe('the prompts', () => {
  let library: Library
  before(async () => (library = await libraryOf(REPLAYED_LIBRARY)))

  for (const [name, request] of Object.entries(REQUESTS))
    it(`${name} is as it was read last`, async () => {
      expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), printedRequest(await request(library)))
    })

  it('have no rule without a reason', async () => {
    const made = await Promise.all(Object.values(REQUESTS).map((request) => request(library)))

    const rules = [...new Set(made.flatMap(({ system }) => rulesIn(system)))]

    expect(rules.filter((rule) => !REASONS.includes(`| ${rule}`))).to.deep.equal([])
  })
})
