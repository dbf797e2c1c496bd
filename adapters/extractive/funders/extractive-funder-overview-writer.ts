import type {
  FunderOverviewDraft,
  FunderOverviewTask,
  FunderOverviewWriter,
} from '../../../core/funders/ports/funder-overview-writer.ts'
import { escaped } from '../markdown.ts'

/** Says of a funder what its record holds, and that nothing else is recorded. */
export class ExtractiveFunderOverviewWriter implements FunderOverviewWriter {
  async write({ funder }: FunderOverviewTask): Promise<FunderOverviewDraft> {
    const { funderName, charityNumber, citations } = funder
    if (charityNumber === null && citations.length === 0) return { text: null, citations }
    const name = `**${escaped(funderName)}**`
    const number = charityNumber === null ? '' : `${name} is recorded here with the charity number ${charityNumber}.`
    const references =
      citations.length === 0
        ? ''
        : `${citations.length === 1 ? 'One reference on' : `${citations.length} references on`} ${name} ${citations.length === 1 ? 'is' : 'are'} listed below.`
    const recorded = [number, references].filter((statement) => statement !== '').join(' ')
    const missing =
      'What it supports, how much it gives and when to apply is not recorded here. Read its own guidance before you send.'
    return { text: `${recorded}\n\n${missing}`, citations }
  }
}
