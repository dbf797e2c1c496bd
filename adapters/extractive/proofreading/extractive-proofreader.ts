import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Finding, Proofreader, ProofreadingTask } from '../../../core/proofreading/ports/proofreader.ts'
import { differingStatements } from './differing-statements.ts'
import { repeatedSentences } from './repeated-sentences.ts'
import { unansweredParts } from './unanswered-parts.ts'
import { unexplainedAcronyms } from './unexplained-acronyms.ts'

/** What matters most comes first. */
const RULES = [differingStatements, unansweredParts, repeatedSentences, unexplainedAcronyms]

/** Finds what can be told for certain without a language model: rather nothing than something silly. */
export class ExtractiveProofreader implements Proofreader {
  async read(task: ProofreadingTask): Promise<readonly Finding[]> {
    const findings: Finding[] = []
    for (const find of RULES) {
      findings.push(...find(task))
      await nextTurn()
    }
    return findings
  }
}
