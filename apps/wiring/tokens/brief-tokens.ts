import type { BriefProposer } from '../../../core/brief/ports.ts'
import type { ProposeBrief } from '../../../core/briefing/propose-brief.ts'
import { token } from './token.ts'

export const briefTokens = {
  proposer: token<BriefProposer>('BriefProposer'),
  builtInProposer: token<BriefProposer>('built-in BriefProposer'),
  propose: token<ProposeBrief>('ProposeBrief'),
}
