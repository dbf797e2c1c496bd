import type { OfEachPiece } from '../spending-feature.ts'

/** Estimates the cost of work from the model alone. */
export interface CostEstimator {
  /** US dollars for a typical piece from a typical library. */
  pieces(): Promise<OfEachPiece<number>>
}
