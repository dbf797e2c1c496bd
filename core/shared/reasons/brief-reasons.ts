export interface BriefReasons {
  'brief.being-proposed': null
  'brief.budget-changed': null
  'brief.documents-required': null
  'brief.failed': null
}
