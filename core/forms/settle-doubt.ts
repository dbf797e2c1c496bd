import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import { findReading } from './find-reading.ts'
import type { MarkingStores } from './mark-line.ts'

/** Records that a person has reviewed the findings in the form. */
export class SettleDoubt {
  constructor(private readonly work: UnitOfWork<Pick<MarkingStores, 'proposals' | 'formReadings'>>) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<void> {
    await this.work.run(async (stores) => {
      const reading = await findReading(stores, actor, proposalId)
      if (reading.doubt !== null) await stores.formReadings.save(settled(reading))
    })
  }
}

function settled(reading: FormReading): FormReading {
  const marks = reading.marks.map(({ isUnsure: _, ...mark }) => mark)
  return { ...reading, doubt: null, marks }
}
