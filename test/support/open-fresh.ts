import type { Persistence } from '../../core/persistence.ts'
import type { Stores } from '../../core/stores.ts'
import { isEmptied, type Backend } from './backends.ts'

export interface Opened {
  readonly persistence: Persistence
  /** One unit of work. */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}

/**
 * Opens an empty store before the tests of the surrounding suite and closes it afterwards. For each test it is empty again;
 * or another one is opened, where something may go on in it after a test.
 */
export function openFresh(backend: Backend, when: 'once' | 'for each test' | 'anew for each test'): Opened {
  let persistence: Persistence | undefined
  const open = async () => {
    persistence = await backend.open()
  }
  const close = async () => {
    await persistence?.close()
    persistence = undefined
  }
  if (when === 'once') before(open)
  else beforeEach(async () => void (persistence ?? (await open())))
  if (when === 'for each test')
    afterEach(async () => {
      if (persistence && !(await isEmptied(persistence))) await close()
    })
  if (when === 'anew for each test') afterEach(close)
  else after(close)
  const current = () => {
    if (!persistence) throw new Error('The store is open only while a test runs.')
    return persistence
  }
  return {
    get persistence() {
      return current()
    },
    run: (work) => current().unitOfWork.run(work),
  }
}
