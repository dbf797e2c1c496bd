import type { SupportWords } from './support-words.ts'

export const english: SupportWords = {
  standing: `award|awards|awarded|prize|prizes|trophy|medal|accredited|accreditation|commended|commendation|shortlisted|honour|honours|honoured|praised|quality mark|kitemark|gold standard|best practice|market leader|unique|uniquely|outstanding(?! [£$€\\d])|unrivalled|renowned|acclaimed|recognised(?! (?:qualification|certificate))|recognized(?! (?:qualification|certificate))|nationally|internationally|world-class|award-winning|leading(?= (?!to\\b))|foremost|premier|flagship|pioneer(?:s|ed|ing)?|won|(?:largest|biggest|oldest|finest|best|greatest|busiest|longest|most (?!of\\b)\\p{L}+)(?= (?:\\p{L}+ ){0,4}(?:in|of|across) (?:the |its |our )?(?:\\p{Lu}|countr|region|count|area|city|town|nation|sector|world|kind))|number one|only(?= (?:\\p{L}+ )?(?:charity|organisation|organization|group|project|service|provider|one|place|club|centre)\\b)|number one|most (?:successful|popular|effective|respected|trusted|experienced)|the first(?! (?:year|month|week|day|phase|stage|half|quarter|time|step|session|part|part)s?\\b)|no other|no one else|second to none|endorsed|certified`,
  greetings: 'dear|to whom it may concern|hello|good (?:morning|afternoon)',
  farewells: 'yours|kind regards|best regards|with (?:kind|best|many|warm)|regards|sincerely|faithfully|best wishes',
  near: 'about|around|roughly|approximately|approx\\.?|some|circa|c\\.|~|an estimated|close to|in the region of',
  below: 'nearly|almost|just under|just below|close to|not quite|under|up to|fewer than|less than|below|barely|hardly',
  above: 'more than|over|just over|above|little more than|little over|beyond|at least|upwards of|well over',
  abstractNouns: `aim aims thing things way ways reason reasons part parts step steps stage stages strand strands point points
    area areas goal goals objective objectives theme themes kind kinds type types side sides question questions phase phases
    priority priorities main key principle principles value values different times`,
}
