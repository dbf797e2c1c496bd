import { unreadSentence } from '../../../adapters/http-contract/texts/en.ts'
import type { ToldLine } from '../../../core/forms/ports/question-finder.ts'
import { directReadings } from '../../wiring/workers/readings.ts'
import { readOptions, UsageError, type Command } from '../command.ts'
import { readForm } from '../kept-readings.ts'
import { readLocalFile, readLocalJson } from '../local-file.ts'

export const questions: Command = {
  usage: 'questions FORM [--told FILE.json]',
  async run([path, ...more]) {
    if (path === undefined) throw new UsageError('Name one file.')
    const options = readOptions(more, ['told'])
    const told = options.told === undefined ? [] : toldLines(await readLocalJson(options.told))
    const readings = directReadings()
    const read = { isAgain: told.length > 0, read: readings.readForm }
    const form = await readForm(await readLocalFile(path), read)
    const found = await readings.findQuestions({ form, told })
    for (const text of found.unknown ?? []) console.error(`Not a line of this form: ${text}`)
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
      doubtful: (found.doubtful ?? []).map(({ text, isTaken, likelihood, alike }) => ({
        text,
        isTaken,
        likelihood: Math.round(likelihood * 1000) / 1000,
        alike,
      })),
      ...(unread.length > 0 && { notice: unreadSentence(unread) }),
    }
  },
}

/** Throws `UsageError` unless it is a list of lines with decisions. */
function toldLines(value: unknown): ToldLine[] {
  if (!Array.isArray(value) || !value.every(isToldLine))
    throw new UsageError('--told takes a file with a list such as [{"text": "…", "isQuestion": true}].')
  return value
}

function isToldLine(value: unknown): value is ToldLine {
  const { text, isQuestion } = (value ?? {}) as Partial<Record<keyof ToldLine, unknown>>
  return typeof text === 'string' && typeof isQuestion === 'boolean'
}
