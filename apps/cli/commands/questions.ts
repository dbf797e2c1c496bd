import { unreadSentence } from '../../../adapters/http-contract/texts/en.ts'
import { directReadings } from '../../wiring/workers/readings.ts'
import { UsageError, type Command } from '../command.ts'
import { readLocalFile } from '../local-file.ts'

export const questions: Command = {
  usage: 'questions FILE',
  async run([path, ...more]) {
    if (path === undefined || more.length > 0) throw new UsageError('Name one file.')
    const readings = directReadings()
    const form = await readings.readForm(await readLocalFile(path))
    const found = await readings.findQuestions(form)
    const { unread = [] } = form
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
      ...(unread.length > 0 && { notice: unreadSentence(unread) }),
    }
  },
}
