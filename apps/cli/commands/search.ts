import { readOptions, required, UsageError, type Command } from '../command.ts'
import { readLocalJson } from '../local-file.ts'
import { type Config, memoryConfig, readConfig } from '../../wiring/config/config.ts'
import { inWorkspace, type Workspace } from '../workspace.ts'

const USUAL_BEST = 20

export const search: Command = {
  usage: 'search --library DIR --questions FILE.json [--best 20] [--encoder URL [--model NAME]]',
  async run(args) {
    const options = readOptions(args, ['library', 'questions', 'best', 'encoder', 'model'])
    const best = bestOf(options.best)
    const questions = await readQuestions(required(options, 'questions'))
    const encoder = encoderAt(options.encoder, options.model)
    const config = { ...memoryConfig(), asksPeople: false, encoder }
    const find = async ({ application, actor }: Workspace) => {
      const library = application.libraries.open(actor.accountId, [{ kind: 'shared' }])
      const found: unknown[] = []
      // One after the other: an encoder that is asked for all at once is too slow for each.
      for (const text of questions) {
        const hits = await library.search(text, best)
        const passages = hits.map(({ fileName, passage }) => ({
          file: fileName,
          page: passage.page,
          text: passage.text,
        }))
        found.push({ text, passages })
      }
      return found
    }
    return inWorkspace(required(options, 'library'), find, config)
  },
}

/** A server chosen by the user for this run. */
function encoderAt(url: string | undefined, model = 'encoder'): Config['encoder'] {
  if (url === undefined) return null
  return readConfig({ TEXT_ENCODER: `openai:${model}`, TEXT_ENCODER_BASE_URL: url, TEXT_ENCODER_IS_LOCAL: 'yes' })
    .encoder
}

function bestOf(value: string | undefined): number {
  const best = Number(value ?? USUAL_BEST)
  if (!Number.isInteger(best) || best < 1) throw new UsageError('--best must be a whole number from 1.')
  return best
}

/**
 * Reads questions as texts, or as objects with `text` or `question`: an array, or the `queries` of a labelled library.
 */
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
