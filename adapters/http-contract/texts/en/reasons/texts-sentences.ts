export const textSentences = {
  'texts.confirmation-required':
    'Somebody wrote or changed this text. Confirm that a new draft replaces it; it stays in its history.',
  'texts.letters-not-in-pdf': 'This text has letters that the PDF cannot show. Download it as a Word document instead.',
  'texts.newer-version': 'Somebody else changed this text in the meantime. Both versions are kept.',
  'texts.nothing-to-undo': 'There is no earlier version to go back to.',
  'texts.right-to-left-pdf':
    'This text is written from right to left, which the PDF cannot show. Download it as a Word document instead.',
  'texts.too-intricate':
    'This text has too many lines or formatting signs, such as * or >, to be shown. Remove some, then save it again.',
  'texts.too-long': ({ most, length }: { readonly most: number; readonly length: number }) =>
    `A text may have at most ${most} characters. This one has ${length}.`,
  'texts.version-not-found': 'Version not found',
}
