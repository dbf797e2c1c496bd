export const textSentences = {
  'texts.confirmation-required':
    'Somebody wrote or changed this text. Confirm that a new draft replaces it; it stays in its history.',
  'texts.newer-version': 'Somebody else changed this text in the meantime. Both versions are kept.',
  'texts.nothing-to-undo': 'There is no earlier version to go back to.',
  'texts.too-long': ({ most, length }: { readonly most: number; readonly length: number }) =>
    `A text may have at most ${most} characters. This one has ${length}.`,
  'texts.version-not-found': 'Version not found',
}
