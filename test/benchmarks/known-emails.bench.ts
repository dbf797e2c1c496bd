import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose } from '../../apps/wiring/compose.ts'
import { readConfig } from '../../apps/wiring/config/config.ts'
import { interleaved, timed, type Benchmark, type Figure } from './measure.ts'

const PAIRS = 200
const KNOWN = 'known@example.org'
const UNKNOWN = 'nobody@example.org'

type Ask = (email: string) => Promise<unknown>

async function compared(what: string, ask: Ask): Promise<Figure[]> {
  for (let n = 0; n < 10; n += 1) await Promise.all([ask(KNOWN), ask(UNKNOWN)])
  const { ratio, ours, yardstick } = await interleaved(
    PAIRS,
    () => timed(() => ask(KNOWN)),
    () => timed(() => ask(UNKNOWN)),
  )
  return [
    { name: `${what}: known over unknown e-mail`, value: ratio, unit: 'ratio', goal: '<= 1.5' },
    { name: `${what}, known`, value: ours, unit: 'ms', goal: null },
    { name: `${what}, unknown`, value: yardstick, unit: 'ms', goal: null },
  ]
}

/** Whether the time of an answer tells who has an account, on SQLite and at the cost at which passwords are hashed. */
export const knownEmails: Benchmark = {
  name: 'known-emails',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-known-emails-'))
    const application = await compose({ ...readConfig({ DATA_DIR: dataDir }), logLevel: 'silent' })
    const { register, logIn, requestPasswordReset } = application.useCases
    try {
      await register.execute({ email: KNOWN, password: 'harbour-lights-42', firstName: '', lastName: '' })
      const wrong: Ask = (email) => logIn.execute({ email, password: 'not the password' }).catch(() => undefined)
      return [
        ...(await compared('wrong password', wrong)),
        ...(await compared('forgotten password', (email) => requestPasswordReset.execute({ email }))),
      ]
    } finally {
      await application.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
