import type { CallContext } from '../spending/call-context.ts'
import type { FunderOverviewDraft, FunderOverviewTask, FunderOverviewWriter } from './ports/funder-overview-writer.ts'
import type { RegisterFactsReader } from './ports/register-facts-reader.ts'

/** Hands a writer of overviews what registers say of the funder. */
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
