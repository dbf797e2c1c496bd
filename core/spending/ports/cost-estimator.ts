import type { OfEachPiece } from '../spending-feature.ts'

/** What work costs before anything is known of it but the model. */
export interface CostEstimator {
  /** US dollars for a piece of usual length from a library of usual size. */
  pieces(): Promise<OfEachPiece<number>>
}
