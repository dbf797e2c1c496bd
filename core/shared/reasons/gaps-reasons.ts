export interface GapReasons {
  'gaps.not-found': null
}
