import { ContainerModule } from 'inversify'
import { FACT_FINDER_RELEASE } from '../../../adapters/extractive/profile/extractive-fact-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { ContentFormatRecogniser } from '../../../adapters/file-formats/content-format-recogniser.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { FormFiller } from '../../../core/hand-in/ports.ts'
import type { QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import type { FileFormat } from '../../../core/texts/file-text.ts'
import type { TextFileWriter } from '../../../core/texts/ports.ts'
import type { TextFileWriters } from '../../../core/texts/text-files.ts'
import type { Config } from '../config/config.ts'
import { construct, provide } from '../tokens/token.ts'
import { readingTokens } from '../tokens/tokens.ts'
import { pooledReadings } from '../workers/pooled-readings.ts'
import type { Readings } from '../workers/reading-task.ts'

export type OpenReadings = Readings & { close(): Promise<void> }

/** Separate processes load the file format readers themselves; a server does not need them. */
export async function openReadings(config: Config): Promise<OpenReadings> {
  if (config.readings === 'pooled') return pooledReadings(config.reading)
  const { directReadings } = await import('../workers/readings.ts')
  return { ...directReadings(), close: async () => undefined }
}

function builtInFinder({ findQuestions }: Readings): QuestionFinder {
  return {
    find: (form, { accountId, told = [] }) => findQuestions({ form, told }, accountId),
    findAgain: (form, { accountId, told }) => findQuestions({ form, told }, accountId),
    findInScan: async () => null,
  }
}

function formFiller({ fillForm }: Readings): FormFiller {
  return { fill: (form, entries, language, account) => fillForm({ ...form, entries, language }, account) }
}

function textFileWriters({ writeFile }: Readings): TextFileWriters {
  const writing = (format: FileFormat): TextFileWriter => ({
    write: (text, account) => writeFile({ ...text, format }, account),
  })
  return { docx: writing('docx'), pdf: writing('pdf'), md: writing('md'), txt: writing('txt') }
}

/** With a configured model, it finds the questions of forms, assisted by the built-in finder. */
export function readingModule(readings: Readings, config: Config): ContainerModule {
  return new ContainerModule((module) => {
    construct(module, readingTokens.formats, ContentFormatRecogniser, [])
    construct(module, readingTokens.limits, PrintedLimitReader, [])
    construct(module, readingTokens.analyser, StemmedTermAnalyser, [])
    provide(module, readingTokens.documentIndexer, () => ({ index: readings.index }), [])
    provide(module, readingTokens.termWeights, () => ({ computeTermWeights: readings.computeTermWeights }), [])
    provide(module, readingTokens.forms, () => ({ read: readings.readForm }), [])
    provide(module, readingTokens.formFiller, () => formFiller(readings), [])
    provide(module, readingTokens.pastAnswers, () => ({ read: readings.readPastAnswers }), [])
    provide(module, readingTokens.pastedQuestions, () => ({ find: readings.findPasted }), [])
    provide(module, readingTokens.markdown, () => ({ read: readings.readMarkdown }), [])
    provide(module, readingTokens.textFileWriters, () => textFileWriters(readings), [])
    provide(module, readingTokens.builtInFinder, () => builtInFinder(readings), [])
    provide(module, readingTokens.factFinder, () => ({ release: FACT_FINDER_RELEASE, find: readings.findFacts }), [])
    if (config.model === null)
      provide(module, readingTokens.finder, (finder: QuestionFinder) => finder, [readingTokens.builtInFinder])
  })
}
