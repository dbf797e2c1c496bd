import { expect } from 'chai'
import type { ModelRequest } from '../../../../adapters/language-model/port/language-model.ts'
import { answerMaterial } from '../../../../adapters/language-model/answers/answer-material.ts'
import { answerRequest } from '../../../../adapters/language-model/prompts/answer-question.prompt.ts'
import { improveRequest } from '../../../../adapters/language-model/prompts/improve-answer.prompt.ts'
import { coverLetterRequest } from '../../../../adapters/language-model/prompts/write-cover-letter.prompt.ts'
import { reportRequest } from '../../../../adapters/language-model/prompts/write-report.prompt.ts'
import { openResearch } from '../../../../adapters/language-model/texts/research.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { AnswerTask } from '../../../../core/proposals/ports/answer-writer.ts'
import type { WholeApplication } from '../../../../core/proposals/whole-application.ts'
import { REPLAYED, REPLAYED_LIBRARY, REPLAYED_TASKS } from '../../../support/replayed-application.ts'
import { libraryOf } from '../../extractive/answers/library-of.ts'

const SEARCHING = { reading: { whole: null, key: '' }, hasCitations: true }

async function answering(application: Partial<WholeApplication>, documents: Readonly<Record<string, string>>) {
  const task: AnswerTask = { ...REPLAYED_TASKS[0]!, application: { ...REPLAYED, ...application }, told: [] }
  return (await answerMaterial(task, await libraryOf(documents), SEARCHING)).prompt
}

const userTextOf = ({ messages }: ModelRequest) => JSON.stringify(messages)
const rulesOf = ({ system }: ModelRequest) => JSON.stringify(system)

describe('a prompt', () => {
  it('names of the brief what the brief holds, and no brief where there is none', async () => {
    const timeline = REPLAYED.told.map((one) => ({ ...one, source: one.source.replace('partners', 'timeline') }))

    const all = answerRequest(await answering({ told: timeline }, REPLAYED_LIBRARY))
    const none = answerRequest(await answering({ told: REPLAYED.told.slice(0, 1) }, REPLAYED_LIBRARY))

    expect(userTextOf(all)).to.include('As the project brief puts them: beneficiaries, dates, costs')
    expect(userTextOf(none)).not.to.include('project brief')
  })

  it('names the project of an application, in answers and letters alike', async () => {
    const told = { applicationName: 'Winter', funder: null, answers: [], settings: DEFAULT_SETTINGS, sender: '' }
    const letterOf = (projectName: string | null) =>
      coverLetterRequest({ ...told, now: '', grantInfo: [], application: { ...REPLAYED, projectName } })

    const answer = answerRequest(await answering({ projectName: 'Open all winter' }, REPLAYED_LIBRARY))
    const alone = answerRequest(await answering({ projectName: null }, REPLAYED_LIBRARY))

    expect(userTextOf(answer)).to.include('The project: Open all winter')
    expect(userTextOf(alone)).not.to.include('The project:')
    expect(userTextOf(letterOf('Open all winter'))).to.include('The project: Open all winter')
    expect(userTextOf(letterOf(null))).not.to.include('The project:')
  })

  it('offers neither documents nor tools where there are no documents', async () => {
    const answer = answerRequest(await answering({}, {}))
    const research = await openResearch(await libraryOf({}), [], true)
    const about = { projectName: 'Winter', settings: DEFAULT_SETTINGS, told: [] }
    const report = reportRequest({ ...about, reportPrompt: 'Meals.' }, research)

    for (const request of [answer, report]) {
      expect(request.tools).to.equal(undefined)
      expect(rulesOf(request))
        .to.match(/no documents/)
        .and.not.match(/You are given (?:all of|the passages)/)
    }
  })

  it('speaks of an answer that was drafted before only where there is one', async () => {
    const prompt = await answering({}, REPLAYED_LIBRARY)
    const asked = { ...prompt.task, chat: [], request: 'Begin with the meals.' }
    const answer = { text: 'We cook.', missing: false, sources: [], messages: [], warnings: [] }

    expect(rulesOf(improveRequest({ ...asked, answer: null }, prompt))).not.to.include('drafted before')
    expect(rulesOf(improveRequest({ ...asked, answer }, prompt))).to.include('drafted before')
  })

  it('lists no questions where the application has none', async () => {
    expect(userTextOf(answerRequest(await answering({ questions: [] }, REPLAYED_LIBRARY)))).not.to.include(
      'questions_of_the_form',
    )
  })
})
