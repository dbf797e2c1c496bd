import type { Persistence } from '../../core/persistence.ts'
import type { Stores } from '../../core/stores.ts'
import type { Backend } from './backends.ts'

export interface Opened {
  readonly persistence: Persistence
  /** One unit of work. */
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>
}

/** Opens an empty store before the tests of the surrounding suite (or each of them) and closes it afterwards. */
export function openFresh(backend: Backend, when: 'once' | 'for each test'): Opened {
  let persistence: Persistence | undefined
  const open = async () => {
    persistence = await backend.open()
  }
  const close = async () => {
    await persistence?.close()
    persistence = undefined
  }
  if (when === 'once') {
    before(open)
    after(close)
  } else {
    beforeEach(open)
    afterEach(close)
  }
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
