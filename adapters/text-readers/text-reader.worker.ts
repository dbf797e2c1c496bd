import { answerReadings } from '../file-formats/answer-readings.ts'
import { DirectTextReader } from './direct-text-reader.ts'

const reader = new DirectTextReader()

answerReadings((file: { readonly fileName: string; readonly bytes: Uint8Array }) => reader.read(file))
