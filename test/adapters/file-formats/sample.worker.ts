import { writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { answerReadings } from '../../../adapters/file-formats/answer-readings.ts'
import { withoutText } from '../../../adapters/file-formats/unreadable.ts'

const MEGABYTE = 1024 * 1024
let tasks = 0

/** A reading process for tests: does as it is told, and says which process it is and how many tasks it was given. */
answerReadings(async (told: string, bytes) => {
  tasks += 1
  if (told === 'refuse') throw withoutText('PDF')
  if (told === 'fail') throw new TypeError('a bug')
  if (told === 'exit' || (told === 'exit when used' && tasks > 1)) process.exit(3)
  if (told.startsWith('hang ')) return hang(told.slice(5))
  if (told.startsWith('wait ')) return wait(told.slice(5))
  if (told === 'swell') return fillMemory()
  if (told === 'swell outside of the heap') return swellOutside()
  if (told === 'stray') await failInBackground()
  if (told === 'priority') return String(getPriority())
  if (told === 'environment') return Object.keys(process.env).join()
  if (told === 'sum') return String(bytes?.reduce((sum, byte) => sum + byte, 0))
  if (told === 'uncloneable') return (() => undefined) as unknown as string
  return `${told} by ${process.pid} as task ${tasks}`
})

/** Writes its process to a file, then never looks up again. */
function hang(file: string): never {
  writeFileSync(file, String(process.pid))
  for (;;);
}

/** Writes its process to a file, then does nothing for good. */
function wait(file: string): Promise<string> {
  writeFileSync(file, String(process.pid))
  return new Promise(() => undefined)
}

/** Until Node has told the process of it. */
async function failInBackground(): Promise<void> {
  void Promise.reject(new Error('left behind by a parser'))
  await new Promise((resolve) => setImmediate(resolve))
}

function fillMemory(): string {
  const kept: object[] = []
  for (;;) kept.push(new Array<number>(MEGABYTE).fill(0.5))
}

/** As pictures and pages do: 4 GB, or as much as there is. */
function swellOutside(): string {
  const kept: Buffer[] = []
  while (kept.length < 64) kept.push(Buffer.alloc(64 * MEGABYTE, 1))
  return `took ${kept.length}`
}
