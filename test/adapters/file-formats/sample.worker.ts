import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { answerReadings } from '../../../adapters/file-formats/answer-readings.ts'
import { withoutText } from '../../../adapters/file-formats/unreadable.ts'

/** A worker for tests: does as it is told. */
answerReadings(async (told: string) => {
  if (told === 'refuse') throw withoutText('PDF')
  if (told === 'fail') throw new TypeError('a bug')
  if (told === 'exit') process.exit(3)
  if (told === 'hang') return hang()
  if (told === 'swell') return swell()
  if (told === 'stray') await leaveFailureBehind()
  if (told === 'priority') return String(getPriority())
  return `${told} by ${threadId}`
})

function hang(): never {
  new BroadcastChannel('hanging').postMessage('now')
  for (;;);
}

/** Until Node has told the process of it. */
async function leaveFailureBehind(): Promise<void> {
  void Promise.reject(new Error('left behind by a parser'))
  await new Promise((resolve) => setImmediate(resolve))
}

function swell(): string {
  const kept: object[] = []
  for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => ({ i })))
}
