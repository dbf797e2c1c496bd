import { weighPassages } from './index-document.ts'
import type { PassagesToWeigh, PassageWeigher, PassageWeights } from './ports/passage-weigher.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'

/** Weighs in the thread it is called in. */
export class WeighPassages implements PassageWeigher {
  constructor(private readonly analyser: TermAnalyser) {}

  async weigh(passages: PassagesToWeigh): Promise<PassageWeights> {
    return weighPassages(passages, this.analyser)
  }
}
