import { MarkdownFileWriter } from '../../../adapters/application-files/markdown-file-writer.ts'
import { PlainFileWriter } from '../../../adapters/application-files/plain-file-writer.ts'
import { readMarkdown } from '../../../adapters/application-files/read-markdown.ts'
import { WordFileWriter } from '../../../adapters/application-files/word-file-writer.ts'
import { PdfFileWriter } from '../../../adapters/application-files/pdf-file-writer.ts'
import { ExtractiveFactFinder } from '../../../adapters/extractive/profile/extractive-fact-finder.ts'
import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { findPastAnswers } from '../../../adapters/extractive/answer-library/find-past-answers.ts'
import { DirectFormFiller } from '../../../adapters/file-formats/filling/direct-form-filler.ts'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { PackagedTextFonts } from '../../../adapters/fonts/packaged-text-fonts.ts'
import { scanRecogniser } from '../../../adapters/ocr/scan-recogniser.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { readAndIndex } from '../../../core/documents/read-and-index.ts'
import { computeTermWeights } from '../../../core/documents/index-document.ts'
import type { PassagesToWeight } from '../../../core/documents/ports/term-weight-calculator.ts'
import type { DocumentToSearch } from '../../../core/profile/ports.ts'
import { findPasted } from '../../../core/questions/pasted-questions.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { FormFile } from '../../../core/forms/ports.ts'
import type { FormToFill, FormToRead, Readings, TextToWrite } from './reading-task.ts'

/** Runs the readings in the calling thread. */
export function directReadings() {
  const recogniseScan = scanRecogniser()
  const analyser = new StemmedTermAnalyser()
  const texts = new DirectTextReader(recogniseScan)
  const forms = new DirectFormReader(recogniseScan)
  const fonts = new PackagedTextFonts()
  const filler = new DirectFormFiller(fonts)
  const finder = new ExtractiveQuestionFinder()
  const writers = {
    docx: new WordFileWriter(),
    pdf: new PdfFileWriter(fonts),
    md: new MarkdownFileWriter(),
    txt: new PlainFileWriter(),
  }
  /** Reads pasted text as a plain text file. */
  const pasteReaders = {
    read: (text: string) => forms.read({ fileName: 'Pasted questions.txt', bytes: new TextEncoder().encode(text) }),
    find: (form: Form) => finder.find(form),
    limits: new PrintedLimitReader(),
  }
  const facts = new ExtractiveFactFinder()
  return {
    index: (document: Parameters<Readings['index']>[0]) => readAndIndex(document, { texts, analyser }),
    computeTermWeights: async (passages: PassagesToWeight) => computeTermWeights(passages, analyser),
    readForm: (file: FormFile) => forms.read(file),
    fillForm: ({ entries, language, ...file }: FormToFill) => filler.fill(file, entries, language),
    findFacts: (document: DocumentToSearch) => facts.find(document),
    readMarkdown: async (texts: readonly string[]) => texts.map(readMarkdown),
    writeFile: ({ format, ...text }: TextToWrite) => writers[format].write(text),
    findQuestions: ({ form, told }: FormToRead) => finder.find(form, { told }),
    findPasted: (text: string) => findPasted(text, pasteReaders),
    readPastAnswers: async (file: FormFile) =>
      findPastAnswers(await forms.read(file), file.fileName, (form) => finder.find(form)),
  } satisfies Readings
}
