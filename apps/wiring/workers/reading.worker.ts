import { answerReadings } from '../../../adapters/file-formats/answer-readings.ts'
import type { DocumentIndex } from '../../../core/documents/ports.ts'
import { packDocumentIndex } from './packed-document-index.ts'
import type { ReadingCall } from './reading-task.ts'

// pdf.js replaces `push` of all arrays in the process by its own, which is many times slower.
const { push } = Array.prototype
const { directReadings } = await import('./readings.ts')
Array.prototype.push = push

const readings = directReadings()

answerReadings(async ({ reading, input }: ReadingCall, bytes) => {
  const read = readings[reading] as (input: unknown) => Promise<unknown>
  const output = await read(bytes === null ? input : { ...(input as object), bytes })
  return reading === 'index' ? packDocumentIndex(output as DocumentIndex) : output
})
