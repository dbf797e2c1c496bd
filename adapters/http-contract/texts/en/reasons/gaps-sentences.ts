export const gapSentences = {
  'gaps.not-found': 'This application does not ask for that.',
}
