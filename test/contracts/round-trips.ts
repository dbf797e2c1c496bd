import type { Persistence } from '../../core/persistence.ts'
import { anId } from '../support/builders.ts'

/** So many answers of the store one after the other that a change would be through which waits for nobody. */
export async function roundTrips({ projectReader }: Persistence): Promise<void> {
  const nobody = anId<'account'>()
  for (let count = 0; count < 20; count += 1) await projectReader.list(nobody)
}
