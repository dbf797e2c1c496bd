export const memorySentences = {
  'memory.not-found': 'We have no such answer.',
  'memory.text-required': 'Please write an answer, or retire it.',
}
