import type { CallContext } from '../spending/call-context.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter, RegisterFactsReader } from './ports.ts'

/** Passes register facts on the funder to an overview writer. */
export class InformedFunderOverviewWriter implements FunderOverviewWriter {
  constructor(
    private readonly writer: FunderOverviewWriter,
    private readonly registers: RegisterFactsReader,
  ) {}

  async write(task: FunderOverviewTask, context: CallContext): Promise<FunderOverviewDraft> {
    const facts = await this.registers.factsOf(task.funder.id)
    return this.writer.write({ ...task, facts }, context)
  }
}
