import { readOptions, required, UsageError, type Command } from '../command.ts'
import { readLocalJson } from '../local-file.ts'
import { inWorkspace } from '../workspace.ts'

const USUAL_BEST = 20

export const search: Command = {
  usage: 'search --library DIR --questions FILE.json [--best 20]',
  async run(args) {
    const options = readOptions(args, ['library', 'questions', 'best'])
    const best = bestOf(options.best)
    const questions = await readQuestions(required(options, 'questions'))
    return inWorkspace(required(options, 'library'), async ({ application, actor }) => {
      const library = application.libraries.open(actor.accountId, [{ kind: 'shared' }])
      return Promise.all(
        questions.map(async (text) => {
          const hits = await library.search(text, best)
          const passages = hits.map(({ fileName, passage }) => ({
            file: fileName,
            page: passage.page,
            text: passage.text,
          }))
          return { text, passages }
        }),
      )
    })
  },
}

function bestOf(value: string | undefined): number {
  const best = Number(value ?? USUAL_BEST)
  if (!Number.isInteger(best) || best < 1) throw new UsageError('--best must be a whole number from 1.')
  return best
}

/** Questions as texts, or as objects with `text` or `question`: an array, or the `queries` of a labelled library. */
async function readQuestions(path: string): Promise<string[]> {
  const read = await readLocalJson(path)
  const list = Array.isArray(read) ? read : ((read ?? {}) as Record<string, unknown>)['queries']
  if (!Array.isArray(list)) throw new UsageError(`${path} must hold an array of questions.`)
  return list.map((entry: unknown, index) => {
    const { text, question } = (entry ?? {}) as Record<string, unknown>
    const asked = [entry, text, question].find((one) => typeof one === 'string' && one.trim() !== '')
    if (typeof asked !== 'string') throw new UsageError(`Question ${index + 1} in ${path} has no text.`)
    return asked
  })
}
