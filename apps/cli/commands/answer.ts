import type { TextLimit } from '../../../core/shared/text-limit.ts'
import { answeredQuestions, printedAnswer } from '../answered-application.ts'
import { readOptions, required, UsageError, type Command } from '../command.ts'
import { readLocalJson } from '../local-file.ts'
import { inWorkspace } from '../workspace.ts'

interface AskedQuestion {
  readonly questionText: string
  readonly limit: TextLimit
}

export const answer: Command = {
  usage: 'answer --library DIR --questions FILE.json',
  async run(args) {
    const options = readOptions(args, ['library', 'questions'])
    const asked = await readQuestions(required(options, 'questions'))
    return inWorkspace(required(options, 'library'), async (workspace) => {
      const { application, actor } = workspace
      const grant = { actor, name: 'Questions', projectId: null, grantInfo: [], funderId: null, funderName: null }
      const { id: proposalId } = await application.useCases.createManualGrant.execute(grant)
      for (const question of asked) await application.useCases.addQuestion.execute({ actor, proposalId, ...question })
      const answered = await answeredQuestions(workspace, proposalId)
      return answered.map((one) => ({ text: one.question.text, answer: printedAnswer(one) }))
    })
  },
}

async function readQuestions(path: string): Promise<AskedQuestion[]> {
  const list = await readLocalJson(path)
  if (!Array.isArray(list)) throw new UsageError(`${path} must hold an array of questions.`)
  return list.map((entry: unknown, index) => askedQuestion(entry, `Question ${index + 1} in ${path}`))
}

function askedQuestion(entry: unknown, place: string): AskedQuestion {
  const { text, word_limit, characters_limit } = (entry ?? {}) as Record<string, unknown>
  if (typeof text !== 'string' || text.trim() === '') throw new UsageError(`${place} has no text.`)
  return {
    questionText: text,
    limit: { words: limitOf(word_limit, place), characters: limitOf(characters_limit, place) },
  }
}

function limitOf(value: unknown, place: string): number | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    throw new UsageError(`${place} has a limit that is no whole number.`)
  return value
}
