import type { CallContext } from '../spending/call-context.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from './ports/funder-overview-writer.ts'
import type { RegisterFactsReader } from './ports/register-facts-reader.ts'

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
