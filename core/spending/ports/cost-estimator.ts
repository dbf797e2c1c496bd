/** What work costs before anything is known of it but the model. */
export interface CostEstimator {
  /** US dollars for an answer of usual length from a library of usual size. */
  answer(): number
}
