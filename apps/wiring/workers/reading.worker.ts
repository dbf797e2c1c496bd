import { answerReadings } from '../../../adapters/file-formats/answer-readings.ts'
import type { ReadingCall } from './reading-task.ts'
import { directReadings } from './readings.ts'

const readings = directReadings()

answerReadings(({ reading, input }: ReadingCall, bytes) => {
  const read = readings[reading] as (input: unknown) => Promise<unknown>
  return read(bytes === null ? input : { ...(input as object), bytes })
})
