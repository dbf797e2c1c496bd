export interface TextReasons {
  'texts.confirmation-required': null
  'texts.newer-version': null
  'texts.nothing-to-undo': null
  'texts.too-long': { readonly most: number; readonly length: number }
  'texts.version-not-found': null
}
