import { answerReadings } from '../../../adapters/file-formats/answer-readings.ts'
import type { DigestedDocument } from '../../../core/documents/ports/document-digester.ts'
import { packDigest } from './packed-digest.ts'
import type { ReadingCall } from './reading-task.ts'
import { directReadings } from './readings.ts'

const readings = directReadings()

answerReadings(async ({ reading, input }: ReadingCall, bytes) => {
  const read = readings[reading] as (input: unknown) => Promise<unknown>
  const output = await read(bytes === null ? input : { ...(input as object), bytes })
  return reading === 'digest' ? packDigest(output as DigestedDocument) : output
})
