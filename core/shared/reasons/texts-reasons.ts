export interface TextReasons {
  'texts.confirmation-required': null
  'texts.letters-not-in-pdf': null
  'texts.newer-version': null
  'texts.nothing-to-undo': null
  'texts.right-to-left-pdf': null
  'texts.too-intricate': null
  'texts.too-long': { readonly most: number; readonly length: number }
  'texts.version-not-found': null
}
