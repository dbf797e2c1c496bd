import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { scanRecogniser } from '../../../adapters/ocr/scan-recogniser.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { DirectTextReader } from '../../../adapters/file-formats/direct-text-reader.ts'
import { DigestDocument } from '../../../core/documents/digest-document.ts'
import { WeighPassages } from '../../../core/documents/weigh-passages.ts'
import type { PassagesToWeigh } from '../../../core/documents/ports/passage-weigher.ts'
import type { Form } from '../../../core/proposals/form.ts'
import type { FormFile } from '../../../core/proposals/ports/form-reader.ts'
import type { Readings } from './reading-task.ts'

/** The readings done in the thread that calls them. */
export function directReadings() {
  const recogniseScan = scanRecogniser()
  const analyser = new StemmedTermAnalyser()
  const digester = new DigestDocument(new DirectTextReader(recogniseScan), analyser)
  const weigher = new WeighPassages(analyser)
  const forms = new DirectFormReader(recogniseScan)
  const finder = new ExtractiveQuestionFinder()
  return {
    digest: (document: Parameters<Readings['digest']>[0]) => digester.digest(document),
    weigh: (passages: PassagesToWeigh) => weigher.weigh(passages),
    readForm: (file: FormFile) => forms.read(file),
    findQuestions: (form: Form) => finder.find(form),
  } satisfies Readings
}
