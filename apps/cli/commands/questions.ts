import { directReadings } from '../../wiring/workers/readings.ts'
import { UsageError, type Command } from '../command.ts'
import { readLocalFile } from '../local-file.ts'

export const questions: Command = {
  usage: 'questions FILE',
  async run([path, ...more]) {
    if (path === undefined || more.length > 0) throw new UsageError('Name one file.')
    const readings = directReadings()
    const found = await readings.findQuestions(await readings.readForm(await readLocalFile(path)))
    return {
      title: found.title,
      questions: found.questions.map(({ text, guidance, section, limit, kind }) => ({
        text,
        guidance,
        section,
        word_limit: limit.words,
        characters_limit: limit.characters,
        kind,
      })),
      items: found.items.map(({ text, section, kind, options }) => ({
        text,
        section,
        kind,
        ...(options.length > 0 && { options }),
      })),
    }
  },
}
